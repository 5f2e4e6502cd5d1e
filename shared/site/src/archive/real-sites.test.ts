import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { librarySchema } from '@pergola/contracts'
import { memoryFiles } from '../build/testing/memory-files.ts'
import { listRunnable } from './index.ts'
import { filesOfPackage } from './testing/files-of-package.ts'
import { expectKept, exported, inputsOf, loaded, pack, textOf } from './testing/round-trip.ts'
import type { Files } from './testing/round-trip.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

describe('real sites come out as they went in', () => {
  test.each([
    ['startbootstrap-agency', 'dist', 1],
    ['startbootstrap-creative', 'dist', 1],
    ['startbootstrap-clean-blog', 'dist', 4],
    ['html5-boilerplate', 'dist', 2],
  ])('%s', async (name, folder, pages) => {
    const project = await expectKept(filesOfPackage(name, folder))
    expect(Object.keys(project.pages)).toHaveLength(pages)
    expect(project.pages.index?.pathes.css).toMatch(/\.css$/)
  })

  test('an administration panel of many pages', async () => {
    const all = Object.entries(filesOfPackage('startbootstrap-sb-admin-2', ''))
    const site = Object.fromEntries(all.filter(([name]) => /^(?:[^/]+\.html|css\/.*|js\/.*|img\/.*)$/.test(name)))
    const project = await expectKept(site)
    expect(Object.keys(project.pages).length).toBeGreaterThan(10)
  })
})

test('new rules go to the last of the sheets, behind those of libraries, and never to one for print', async () => {
  const sheets = ['vendor/icons.css', 'css/site.css', 'css/print.css" media="print']
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
  const project = await expectKept({
    'index.html': `<!doctype html>${links}<p>text`,
    'vendor/icons.css': '.a{}',
    'css/site.css': '.b{}',
    'css/print.css': '.c{}',
  })
  expect(project.pages.index?.pathes.css).toBe('css/site.css')
})

describe('libraries of a site that came with its pages', () => {
  const library = (name: string, at: string) => v.parse(librarySchema, { id: name, name, path: at })
  const lists = {
    cssLibs: [library('a', 'libs/css/a.css'), library('b', 'libs/css/b.css')],
    jsHeaderLibs: [library('h', 'libs/js/header/h.js')],
    jsFooterLibs: [library('f', 'libs/js/footer/f.js')],
  }
  const joins = { grap_all_css_libs_in_single_file: true, grap_all_footer_scripts_in_single_file: true }
  const added = /<(?:link rel="stylesheet" href|script src)="\.\/libs\/(?:css|js)\/[^"]*"(?:><\/script)?>\r?\n */g

  test.each([
    ['apart', {}, ['libs/js/header/h.js', 'libs/css/a.css', 'libs/css/b.css', 'libs/js/footer/f.js']],
    [
      'joined, beside a file that has the name already',
      joins,
      ['libs/js/header/h.js', 'libs/css/lib-2.css', 'libs/js/min/footer/footer.lib.js'],
    ],
  ])('reach its pages, %s, and the pages come back as they were', async (_how, settings, links) => {
    const site: Files = { ...filesOfPackage('startbootstrap-agency', 'dist'), 'libs/css/lib.css': '/* its own */' }
    const { project, files } = await loaded(await pack(inputsOf(site)))
    const installed = {
      'libs/css/a.css': '.a{}',
      'libs/css/b.css': '.b{}',
      'libs/js/header/h.js': 'h()',
      'libs/js/footer/f.js': 'f()',
    }
    const first = await exported({ ...project, ...lists }, { ...files, ...installed }, settings)
    const page = textOf(unzipSync(first)['index.html'])
    expect(page.match(added)?.map((tag) => /libs[^"]*/.exec(tag)?.[0])).toEqual(links)
    expect(page.replace(added, '')).toBe(textOf(site['index.html']))

    const back = await loaded(first)
    for (const [name, content] of Object.entries(site))
      expect([name, textOf(back.files[name])]).toEqual([name, textOf(content)])
    expect(Buffer.compare(await exported(back.project, back.files, settings), first)).toBe(0)
  })

  test('are among what would run if it were trusted', async () => {
    const { project, files } = await loaded(await pack(inputsOf({ 'index.html': '<p>' })))
    const found = await listRunnable(memoryFiles(files), { ...project, ...lists })
    expect(found.map(({ page, excerpt }) => [page, excerpt])).toEqual([
      ['index', 'libs/js/header/h.js'],
      ['index', 'libs/js/footer/f.js'],
    ])
  })
})
