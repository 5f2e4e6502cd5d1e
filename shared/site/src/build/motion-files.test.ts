import { defaultSettings, motionLibraryPaths, motionScriptPath, runtimePaths } from '@pergola/contracts'
import type { ProjectSettings } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { newAnimation, newMotion } from '../motions/index.ts'
import type { Motion } from '../motions/index.ts'
import { addPage, createProject } from '../project/index.ts'
import { buildSite } from './index.ts'
import { noticesPath } from './notices.ts'
import type { BuildMode, BuildRequest } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const script = motionScriptPath('index')
const { core, motionPath, own, scrollTrigger, splitText } = motionLibraryPaths

const rise: Motion = { ...newMotion('mt1', 'index'), animations: [{ ...newAnimation('rise'), to: { y: '-20' } }] }
const scrolled = {
  ...rise,
  animations: [{ ...rise.animations[0]!, scrollTriggerOptions: { start: 'top top', markers: 'true' } }],
}

interface Site {
  readonly motion?: Motion
  readonly html?: string
  readonly mode?: BuildMode
  readonly settings?: Partial<ProjectSettings>
  readonly files?: Record<string, string>
  readonly minify?: BuildRequest['minify']
  /** Scripts as they ship, in place of stand-ins. */
  readonly runtime?: Readonly<Record<string, string>>
}

async function built({
  motion = rise,
  html = '<p motion-id="mt1">a</p>',
  mode = 'export',
  settings,
  files,
  minify,
  runtime = {
    [core]: '// core',
    [scrollTrigger]: '// scroll',
    [motionPath]: '// path',
    [splitText]: '// split',
    [own]: '// own',
  },
}: Site = {}) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const more = addPage(made.project, { name: 'about', id: 'about', has: () => false })
  if (!more.ok) throw new Error(more.failure)
  const output = await buildSite({
    project: { ...more.value.project, motions: { mt1: motion } },
    files: memoryFiles({ ...made.files, ...more.value.files, 'editor/pages/index.html': html, ...files }),
    settings: { ...defaultSettings(), disable_petite_vue: true, ...settings },
    mode,
    runtime,
    actions: { names: [], script: () => '' },
    motions: { libraries: async () => runtime },
    ...(minify && { minify }),
  })
  return new Map(output.map((file) => [file.path, file.kind === 'text' ? file.text : '']))
}

const scripts = (html = '') => [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src)

test('a page with a motion links the library, its motions, and then the code of the site', async () => {
  const output = await built({ files: { 'js/index.js': 'let a', 'global/global.js': 'let b' } })
  expect(scripts(output.get('index.html'))).toEqual([`./${core}`, `./${script}`, './global/global.js', './js/index.js'])
  expect(output.get(script)).toContain('gsap.to("[motion-id=\\"mt1\\"]", { y: -20 })')
  expect(output.get(core)).toBe('// core')
  expect(output.has(scrollTrigger)).toBe(false)
  expect(scripts(output.get('pages/about.html'))).toEqual(['../global/global.js'])
})

test('the script of its motions is shortened in an export where own scripts are, and stays where it cannot be', async () => {
  const refused: string[] = []
  const minify = { css: (text: string) => text, js: () => 'short()', onRefused: (path: string) => refused.push(path) }
  expect((await built({ minify })).get(script)).toBe('short()')
  expect((await built({ minify, settings: { minify_Js: false } })).get(script)).toContain('gsap.to(')
  const broken = { ...minify, js: () => Promise.reject(new Error('no script')) }
  expect((await built({ minify: broken })).get(script)).toContain('gsap.to(')
  expect(refused).toEqual([script])
})

test('what hangs on scrolling brings its library, and no marks of the editor', async () => {
  const output = await built({ motion: scrolled })
  expect(scripts(output.get('index.html'))).toEqual([`./${core}`, `./${scrollTrigger}`, `./${script}`])
  expect(output.get(script)).not.toContain('markers')
  expect((await built({ motion: scrolled, mode: 'preview' })).get('index.html')).toContain('markers: true')
  const kept = await built({ motion: scrolled, settings: { remove_gsap_markers_on_build: false } })
  expect(kept.get(script)).toContain('markers: true')
})

test('the switches leave a library out, and the motions stay', async () => {
  const settings = { disable_gsap_core: true, disable_gsap_scrollTrigger: true }
  const output = await built({ motion: scrolled, settings })
  expect(scripts(output.get('index.html'))).toEqual([`./${script}`])
  expect([...output.keys()].filter((path) => path.startsWith('libs/'))).toEqual([])
})

test('a page whose element is gone carries nothing, and what an earlier build left is left out', async () => {
  const output = await built({ html: '<p>a</p>', files: { [script]: 'old', [core]: 'old' } })
  expect(scripts(output.get('index.html'))).toEqual([])
  expect([output.has(script), output.has(core)]).toEqual([false, false])
})

test('a preview has the motions in the page itself, unless something in them would end it there', async () => {
  const settings = { enable_own_motion_engine: true }
  for (const more of [{}, { settings }]) {
    const output = await built({ mode: 'preview', motion: { ...rise, name: '</script>' }, ...more })
    const [library, inline, ...others] = [...output.get('index.html')!.matchAll(/<script([^]*?)<\/script>/g)]
    expect(library?.[1]).toContain(more.settings ? own : core)
    expect(inline?.[1]).toContain('[motion-id=')
    expect(others).toEqual([])
    expect(output.has(script)).toBe(false)
  }
  const code = { onStart: 'document.body.innerHTML = "</script>"' }
  const output = await built({
    mode: 'preview',
    motion: { ...rise, animations: [{ ...rise.animations[0]!, toOptions: code }] },
  })
  expect(scripts(output.get('index.html'))).toContain(`./${script}`)
  expect(output.get(script)).toContain('</script>')
})

test('a page on which something is led along a path brings what leads it', async () => {
  const toOptions = { motionPath: { path: 'M0,0 C10,20 30,40 50,60', autoRotate: 'true' } }
  const led = { ...rise, animations: [{ ...rise.animations[0]!, to: {}, toOptions }] }
  const output = await built({ motion: led, settings: { enable_own_motion_engine: true } })
  expect(scripts(output.get('index.html'))).toEqual([`./${core}`, `./${motionPath}`, `./${script}`])
  expect(output.get(script)).toMatch(
    /registerPlugin\(MotionPathPlugin\)[^]*path: "M0,0 C10,20 30,40 50,60", autoRotate: true/,
  )
  expect(output.get(motionPath)).toBe('// path')
})

const split = { ...rise, isSplitText: true, animations: [{ ...rise.animations[0]!, selector: 'chars' }] }

test('a page on which a text is taken apart brings what does it, unless a switch leaves it out', async () => {
  const output = await built({ motion: split, settings: { enable_own_motion_engine: true } })
  expect(scripts(output.get('index.html'))).toEqual([`./${core}`, `./${splitText}`, `./${script}`])
  expect(output.get(script)).toContain('gsap.to(parts.chars, { y: -20 })')
  expect(output.get(splitText)).toBe('// split')
  const off = await built({ motion: split, settings: { disable_gsap_splitText: true } })
  expect(scripts(off.get('index.html'))).toEqual([`./${core}`, `./${script}`])
  expect([off.has(splitText), off.get(script) === output.get(script)]).toEqual([false, true])
  // Our own engine leaves the parts alone, and moves nothing else in their place.
  const settings = { enable_own_motion_engine: true, disable_gsap_core: true }
  expect((await built({ motion: split, settings })).get(script)).toContain('"selector":":not(*)"')
})

test('a site that is loaded again and built again has the same bytes, and nothing of the build before', async () => {
  const first = await built({ motion: split })
  const files = Object.fromEntries([...first].filter(([path]) => /^(?:libs|js\/motions)\//.test(path)))
  expect([...(await built({ motion: split, files }))]).toEqual([...first])
})

test('with our own engine a page carries nothing else, unless it needs more', async () => {
  const settings = { enable_own_motion_engine: true }
  const output = await built({ motion: { ...rise, name: '</script>' }, settings })
  expect(scripts(output.get('index.html'))).toEqual([`./${own}`, `./${script}`])
  expect(output.get(script)).toMatch(
    /^\{\n( {2}const ease\d = "linear.*";\n)+ {2}pergolaMotions\(\[\n {4}\{"name":"rise",.*\n {6}\{.*"translateY":\[null,"-20px"\].*\n {4}\]\}\n {2}\]\);\n\}\n$/,
  )
  expect(output.has(core)).toBe(false)

  const called = { ...rise, animations: [{ ...rise.animations[0]!, toOptions: { onStart: 'alert(1)' } }] }
  const needy = await built({ motion: called, settings })
  expect(scripts(needy.get('index.html'))).toEqual([`./${core}`, `./${script}`])
  const alone = await built({ motion: called, settings: { ...settings, disable_gsap_core: true } })
  expect(scripts(alone.get('index.html'))).toEqual([`./${own}`, `./${script}`])
  expect(alone.get(script)).not.toContain('alert')
})

test.each([
  ['one element', '<p motion-id="mt1" class="card">a</p>', core],
  ['two', '<p motion-id="mt1">a</p><p class="card">b</p>', own],
])('what moves a value of %s twice brings the engine that can', async (_what, html, expected) => {
  const [animation = newAnimation('rise')] = rise.animations
  const motion = { ...rise, animations: [animation, { ...animation, name: 'again', selector: '.card' }] }
  const output = await built({ motion, html, settings: { enable_own_motion_engine: true } })
  expect(scripts(output.get('index.html'))[0]).toBe(`./${expected}`)
})

test('what others have made comes with its notices, and with what their licences ask for', async () => {
  const gsap = (name: string) =>
    `/*!\n * ${name} 3.1\n * \n * @license Copyright, GreenSock.\n * See https:\n */\n!function`
  const runtime = {
    [core]: gsap('GSAP'),
    [scrollTrigger]: gsap('ScrollTrigger'),
    [motionPath]: gsap('MotionPathPlugin'),
    [splitText]: gsap('SplitText'),
    [own]: '// own',
    [runtimePaths.engine]: '/*! petite-vue 0.4, MIT licence, (c) Evan You */\nvar a',
    [runtimePaths.plugins]: '// plugins',
    [runtimePaths.start]: '/* start */',
  }
  const notice = (site: Site) => built({ ...site, runtime }).then((output) => output.get(noticesPath))
  const both = (await notice({ html: '<p motion-id="mt1" v-text="1">a</p>', settings: { disable_petite_vue: false } }))!
  expect(both).toContain(`${core}\n  GSAP 3.1\n  @license Copyright, GreenSock.\n  See https:\n`)
  expect(both).toMatch(
    /libs\/js\/p-vue.js\n {2}petite-vue 0.4, MIT licence, \(c\) Evan You\n.*Permission is hereby granted/s,
  )
  expect(both).not.toMatch(/plugins|initPVue/)
  expect(both).not.toContain('ScrollTrigger')
  expect(await notice({ motion: scrolled })).toContain(`${scrollTrigger}\n  ScrollTrigger 3.1`)
  expect(await notice({ motion: split })).toContain(`${splitText}\n  SplitText 3.1`)
  expect(await notice({ mode: 'preview' })).toBeUndefined()
  const settings = { enable_own_motion_engine: true }
  expect(await notice({ settings, files: { [noticesPath]: 'of an earlier build' } })).toBeUndefined()
})
