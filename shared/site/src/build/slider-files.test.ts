import { defaultSettings, sliderPartPath, sliderScriptPath, sliderSheetPath } from '@pergola/contracts'
import type { Library, Project, ProjectSettings } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { sliderModules } from '../components/index.ts'
import { createProject, isComposed } from '../project/index.ts'
import { buildSite } from './index.ts'
import type { BuildMode } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const all = [sliderScriptPath, ...sliderModules.map(sliderPartPath)]
const modules = Object.fromEntries(sliderModules.map((module) => [module, `// ${module}`]))
const slider = '<swiper-container navigation="true"><swiper-slide>a</swiper-slide></swiper-container>'

interface Site {
  readonly html?: string
  readonly mode?: BuildMode
  readonly settings?: Partial<ProjectSettings>
  readonly change?: (project: Project) => Project
  readonly files?: Record<string, string>
}

async function built({ html = slider, mode = 'export', settings, change = (same) => same, files }: Site = {}) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const output = await buildSite({
    project: change(made.project),
    files: memoryFiles({ ...made.files, 'editor/pages/index.html': html, ...files }),
    settings: { ...defaultSettings(), disable_petite_vue: true, enable_swiperjs: true, ...settings },
    mode,
    runtime: {},
    actions: { names: [], script: () => '' },
    sliders: { scripts: async () => ({ page: '// page', modules }) },
  })
  return new Map(output.map((file) => [file.path, file.kind === 'text' ? file.text : '']))
}

const scripts = (html = '') => [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src)
const ofSliders = (output: ReadonlyMap<string, string>) => [...output.keys()].filter((path) => all.includes(path))

test('a page with a slider carries what its attributes ask for, before the code of the site, and how it stands until then', async () => {
  const output = await built({ files: { 'js/index.js': 'let a' } })
  const used = [sliderPartPath('a11y'), sliderPartPath('navigation'), sliderScriptPath]
  expect(scripts(output.get('index.html'))).toEqual([...used.map((path) => `./${path}`), './js/index.js'])
  expect(ofSliders(output)).toEqual(used.toSorted())
  expect(output.get(sliderScriptPath)).toBe('// page')
  expect(output.get('index.html')).toContain(`<link rel="stylesheet" href="./${sliderSheetPath}">`)
  expect(output.get(sliderSheetPath)).toContain('swiper-container:not(:defined)')
})

const fileUrl = 'https://cdn.example.org/swiper-element-bundle.min.js'
const library = { isCDN: true, fileUrl, path: '', typesPath: '' } as Library

test.each<[string, Site]>([
  ['without a slider', { html: '<p>swiper-container</p><!-- <swiper-container></swiper-container> -->' }],
  ['while sliders are switched off', { settings: { enable_swiperjs: false } }],
  ['that brings a script of its own', { html: `${slider}<script src="/own/swiper.js"></script>` }],
  ['of a project that has the library', { change: (project) => ({ ...project, jsFooterLibs: [library] }) }],
])('a page %s carries nothing of ours', async (_, site) => {
  const output = await built(site)
  expect(ofSliders(output)).toEqual([])
  expect(output.has(sliderSheetPath)).toBe(false)
  expect(output.get('index.html')).not.toContain(sliderScriptPath)
})

test('a preview has every part, so that a page may begin to need one without the site being built anew', async () => {
  expect(ofSliders(await built({ html: '<p>a</p>', mode: 'preview' }))).toEqual(all.toSorted())
  expect(ofSliders(await built({ mode: 'preview', settings: { enable_swiperjs: false } }))).toEqual([])
})

test('a whole document gets the scripts at the end of its body and stays otherwise as it came', async () => {
  const html = `<!doctype html>\n<title>a</title>\n<body>${slider}\n</body>`
  const change = (project: Project): Project => {
    const index = project.pages['index']!
    return { ...project, pages: { index: { ...index, pathes: { ...index.pathes, html: 'index.html' } } } }
  }
  const output = await built({ change, files: { 'index.html': html } })
  expect(isComposed(change(createProject({ name: 'Site', ids: () => 'id' }).project).pages['index']!)).toBe(false)
  const tags = scripts(output.get('index.html'))
  expect(tags).toEqual(['a11y', 'navigation', 'swiper'].map((name) => `./libs/js/swiper/${name}.js`))
  expect(output.get('index.html')?.replaceAll(/<script.*<\/script>\n/g, '')).toBe(html)
})

test('what an earlier build left in the project does not come back', async () => {
  const left = { [sliderScriptPath]: 'old', [sliderPartPath('zoom')]: 'old', [sliderSheetPath]: 'old' }
  const output = await built({ html: '<p>a</p>', files: left })
  expect(Object.keys(left).filter((path) => output.has(path))).toEqual([])
})
