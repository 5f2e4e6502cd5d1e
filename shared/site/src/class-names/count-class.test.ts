import { describe, expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { countClass } from './count-class.ts'

const site = createProject({ name: 'Site', ids: () => 'id' }).project
const pageOf = (name: string) => ({
  ...site.pages['index']!,
  pathes: { html: `editor/pages/${name}.html`, css: '', js: '' },
})
const project = { ...site, pages: { index: pageOf('index'), about: pageOf('about'), empty: pageOf('empty') } }
const texts: Record<string, string> = {
  'editor/pages/index.html': '<p class="card">',
  'editor/pages/about.html':
    '<p class="a card\tb"><p class="card-title"><p title="card"><!-- <p class="card"> --><b class=&#99;ard>',
  'editor/pages/empty.html': 'card',
}

describe('countClass', () => {
  const read = async (path: string) => texts[path] ?? null

  test('elements of the other pages are counted, and the pages that have some', async () => {
    expect(await countClass({ project, name: 'card', except: 'index', sheet: 'global/global.css', read })).toEqual({
      elements: 2,
      pages: 1,
    })
  })

  test('pages without the sheet do not count', async () => {
    const whole = { ...project.pages.about, pathes: { html: 'whole.html', css: '', js: '' } }
    texts['whole.html'] = '<!doctype html><link rel=stylesheet href="css/site.css"><p class="card">'
    const all = { ...project, pages: { ...project.pages, whole } }
    const found = (sheet: string) => countClass({ project: all, name: 'card', except: 'index', sheet, read })
    expect(await found('css/about.css')).toEqual({ elements: 0, pages: 0 })
    expect(await found('css/site.css')).toEqual({ elements: 1, pages: 1 })
  })

  test('the body of a page counts, which stands in the record', async () => {
    const pages = { ...project.pages, empty: { ...project.pages.empty, bodyAttributes: { class: 'card' } } }
    const found = await countClass({
      project: { ...project, pages },
      name: 'card',
      except: 'index',
      sheet: 'global/global.css',
      read,
    })
    expect(found).toEqual({ elements: 3, pages: 2 })
  })
})
