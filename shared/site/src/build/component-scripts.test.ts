import { componentScriptPath, defaultSettings } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { buildSite } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const path = componentScriptPath('index')

async function built(html: string, record: Partial<Project>, page: Partial<Page> = {}) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const index = { ...made.project.pages['index']!, ...page }
  const output = await buildSite({
    project: { ...made.project, ...record, pages: { index } },
    files: memoryFiles({ ...made.files, [index.pathes.html]: html, 'editor/plugins/x.js': 'plugin' }),
    settings: defaultSettings(),
    mode: 'export',
    runtime: {},
    actions: { names: [], script: () => '' },
  })
  return new Map(output.map((file) => [file.path, file.kind === 'text' ? file.text : file.source]))
}

const clock = '<p data-component="clock"></p>'
const componentScripts = { clock: 'function () { tick() }', tabs: 'function () { show() }', 'a"]': 'function () {}' }

describe('the scripts of component types', () => {
  test('are those of the elements of the page, once, and the file of the plugin stays behind', async () => {
    const output = await built(clock + clock, { componentScripts })
    expect(output.get(path)?.match(/tick\(\)/g)).toHaveLength(1)
    expect(output.get(path)).not.toContain('show()')
    expect(output.get('index.html')?.match(/libs\/js\/components\/index\.js/g)).toHaveLength(1)
    expect([...output.keys()].filter((name) => name.includes('plugins'))).toEqual([])
  })

  test('come to a page that is a whole document, too', async () => {
    const whole = `<!doctype html><html><head></head><body>${clock}</body></html>`
    const output = await built(whole, { componentScripts }, { pathes: { html: 'index.html', css: '', js: '' } })
    expect(output.get('index.html')).toContain('<script src="./libs/js/components/index.js"></script>')
  })

  test.each([
    ['no such element', '<p></p>', componentScripts],
    ['an element of another', '<p data-component="other"></p>', componentScripts],
    ['a name that ends its selector', '<p data-component="a&quot;]"></p>', componentScripts],
    ['no plugin', clock, undefined],
  ])('are none for a page with %s', async (_what, html, scripts) => {
    const output = await built(html, { ...(scripts && { componentScripts: scripts }) })
    expect(output.has(path)).toBe(false)
    expect(output.get('index.html')).not.toContain('components')
  })
})
