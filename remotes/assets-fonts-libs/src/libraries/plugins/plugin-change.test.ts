import type { GrapesPlugin, Project } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { addedPlugin, iconOf, removedPlugin, serversNamed } from './plugin-change.ts'

const content: GrapesPlugin = {
  name: 'clock',
  blocks: [
    {
      id: 'Clock 1',
      label: 'Clock',
      category: '',
      media: '<svg/>',
      html: '<p data-component="clock"></p>',
      css: 'p{}',
    },
  ],
  scripts: [{ type: 'clock', code: 'function () { a() }' }],
  types: ['clock'],
  failed: [],
  commands: [],
}

const empty = { blocks: {}, symbols: {} } as Project
const plugin = { name: '@you/clock', address: '', script: 'code', content }

function after(project: Project, change: ReturnType<typeof addedPlugin>): Project {
  return { ...project, ...change.record }
}

describe('a plugin', () => {
  test('becomes blocks with its rules, a script for its type and a file that no visitor gets', () => {
    const { files, record } = addedPlugin(empty, plugin)
    expect(files).toEqual({ 'editor/plugins/you-clock.js': 'code' })
    expect(record?.blocks).toMatchObject({
      'you-clock-clock-1': {
        label: 'Clock',
        category: '@you/clock',
        media: '<svg fill="#8a8f98"/>',
        style: 'p{}',
        type: 'block',
      },
    })
    expect(record?.componentScripts).toEqual({ clock: 'function () { a() }' })
  })

  test('of the same name gives way to the new one, with its type under the name that elements say', () => {
    const once = after(empty, addedPlugin(empty, plugin))
    const newer = { ...content, scripts: [{ type: 'clock', code: 'function () { b() }' }] }
    const twice = after(once, addedPlugin(once, { ...plugin, content: newer }))
    expect(Object.keys(twice.blocks)).toEqual(['you-clock-clock-1'])
    expect(twice.componentScripts).toEqual({ clock: 'function () { b() }' })
  })

  test('with a type that another one has calls it differently, in its markup as well', () => {
    const once = after(empty, addedPlugin(empty, plugin))
    const other = { ...content, scripts: [{ type: 'clock', code: 'function () { other() }' }] }
    const both = after(once, addedPlugin(once, { ...plugin, name: 'other', content: other }))
    expect(both.componentScripts).toMatchObject({ clock: 'function () { a() }', 'clock-2': 'function () { other() }' })
    expect(both.blocks['other-clock-1']?.content).toBe('<p data-component="clock-2"></p>')
  })

  test('that goes takes its blocks along, and leaves what elements on pages do', () => {
    const once = after(empty, addedPlugin(empty, plugin))
    const gone = after(once, removedPlugin(once, '@you/clock'))
    expect([gone.blocks, gone.guestPlugins]).toEqual([{}, {}])
    expect(gone.componentScripts).toEqual({ clock: 'function () { a() }' })
  })
})

test('servers that the scripts of a plugin name are found once each', () => {
  const code = 's.src = "https://cdn.jsdelivr.net/npm/a"; t = "//cdn.jsdelivr.net/b"; u = 1 // no.such'
  expect(serversNamed({ ...content, scripts: [{ type: 'x', code }] })).toEqual(['cdn.jsdelivr.net'])
})

test.each([
  [
    '<svg viewBox="0 0 9 9"><path fill="currentColor"/></svg>',
    '<svg fill="#8a8f98" viewBox="0 0 9 9"><path fill="#8a8f98"/></svg>',
  ],
  ['<svg fill="none" stroke="currentColor"/>', '<svg fill="none" stroke="#8a8f98"/>'],
  ['https://example.org/icon.png', 'https://example.org/icon.png'],
])('an icon is seen on dark and light panels: %s', (media, shown) => {
  expect(iconOf(media)).toBe(shown)
})
