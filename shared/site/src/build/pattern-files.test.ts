import { defaultSettings, patternScriptPath } from '@pergola/contracts'
import type { Page } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { buildSite } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const path = patternScriptPath('index')
const patterns = { names: ['form', 'tabs'], script: (names: readonly string[]) => names.join() }

async function built(html: string, page: Partial<Page> = {}, files: Readonly<Record<string, string>> = {}) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const index = { ...made.project.pages['index']!, ...page }
  const output = await buildSite({
    project: { ...made.project, pages: { index } },
    files: memoryFiles({ ...made.files, ...files, [index.pathes.html]: html }),
    settings: defaultSettings(),
    mode: 'export',
    runtime: {},
    actions: { names: [], script: () => '' },
    patterns,
  })
  return new Map(output.map((file) => [file.path, file.kind === 'text' ? file.text : file.source]))
}

const whole = (content: string) => `<!doctype html><html><head></head><body>${content}</body></html>`
const imported: Partial<Page> = { pathes: { html: 'index.html', css: '', js: '' } }

describe('the scripts of patterns', () => {
  test('are those that elements of the page name, once', async () => {
    const output = await built('<form data-pattern="form tabs mine"></form><p data-pattern="form">data-pattern="x"</p>')
    expect(output.get(path)).toBe('form,tabs')
    expect(output.get('index.html')?.match(/libs\/js\/patterns/g)).toHaveLength(1)
  })

  test('are not there for a page that only speaks of them', async () => {
    expect((await built('<code>data-pattern="tabs"</code>', {}, { [path]: 'old' })).has(path)).toBe(false)
  })

  test('leave a document that came whole as it came, until a pattern is put into it', async () => {
    const html = whole('<p data-pattern="tabs">x</p>')
    const untouched = await built(html, imported, { [path]: 'its own' })
    expect([untouched.get('index.html'), untouched.get(path)]).toEqual(['index.html', path])
    const output = await built(html, { ...imported, patterns: true })
    expect(output.get(path)).toBe('tabs')
    expect(output.get('index.html')).toContain('<script src="./libs/js/patterns/index.js"></script>')
  })
})
