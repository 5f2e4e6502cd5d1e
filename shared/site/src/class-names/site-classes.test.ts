import { expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { siteClasses } from './site-classes.ts'

const site = createProject({ name: 'Site', ids: () => 'id' }).project
const pageOf = (name: string) => ({
  ...site.pages['index']!,
  pathes: { html: `editor/pages/${name}.html`, css: `css/${name}.css`, js: '' },
})
const index = { ...pageOf('index'), bodyAttributes: { class: 'page card' } }
const project = { ...site, pages: { index, about: pageOf('about') } }
const texts: Readonly<Record<string, string>> = {
  'editor/pages/index.html': '<p class="card card"><p class="a {{ x }}">',
  'editor/pages/about.html': '<p class="a\tcard"><!-- <p class="b"> -->',
  'css/about.css': '.a:hover {} .only {}',
  'global/global.css': '@media print { .a .card {} }',
  'libs/css/big.css': '.big {}',
  'vendor/x.css': '.vendor {}',
}

test('classes are told with their elements, pages and sheets, of the site alone, those used most first', async () => {
  const read = async (path: string) => texts[path] ?? null
  const found = await siteClasses({ project, files: Object.keys(texts), read })
  expect(found).toEqual([
    { name: 'card', elements: 3, pages: ['index', 'about'], sheets: ['global/global.css'] },
    { name: 'a', elements: 2, pages: ['index', 'about'], sheets: ['css/about.css', 'global/global.css'] },
    { name: 'page', elements: 1, pages: ['index'], sheets: [] },
    { name: 'only', elements: 0, pages: [], sheets: ['css/about.css'] },
  ])
})

test('rules are told where they are asked for, those of pages that came whole too', async () => {
  const whole = { ...texts, 'editor/pages/about.html': '<style>.a:hover, .a b { top: 0 }</style><p class="x">' }
  const read = async (path: string) => whole[path] ?? null
  const found = await siteClasses({ project, files: ['global/global.css'], read, rules: true })
  expect(found.map(({ name, rules }) => [name, rules])).toEqual([
    ['card', [{ selector: '.a .card', states: [], atRule: '@media print' }]],
    [
      'a',
      [
        { selector: '.a:hover, .a b', states: [], atRule: null },
        { selector: '.a .card', states: [], atRule: '@media print' },
      ],
    ],
    ['page', []],
    ['x', []],
  ])
})
