import { expect, test } from 'vitest'
import { createHeadLinks } from './head-links.ts'
import type { HeadSheet } from './page-model.ts'
import { createSheetViews } from './sheet-views.ts'

const texts = {
  chunkCount: () => 1,
  chunk: (sheet: string) => `/* ${sheet} */`,
  addressed: (_: string, css: string) => css,
}

test('sheets of libraries come, go and change places, and those beside them are not read again', () => {
  const head = document.createElement('head')
  const sheet = (name: string): HeadSheet => ({ sheet: name })
  let sheets = [sheet('base'), sheet('a'), { url: 'https://cdn.test/x.css' }, sheet('page')]
  const views = createSheetViews(document, texts)
  const links = createHeadLinks({ headSheets: () => sheets }, views)
  links.draw(head)
  const [base, , , page] = head.children
  const shown = () => [...head.children].map((link) => link.getAttribute('href') ?? link.textContent)
  expect(shown()).toEqual(['/* base */', '/* a */', 'https://cdn.test/x.css', '/* page */'])

  sheets = [sheet('base'), sheet('b'), { url: 'https://cdn.test/x.css' }, sheet('a'), sheet('page')]
  links.follow()
  expect(shown()).toEqual(['/* base */', '/* b */', 'https://cdn.test/x.css', '/* a */', '/* page */'])
  sheets = [sheet('base'), sheet('page')]
  links.follow()
  expect([...head.children]).toEqual([base, page])
  sheets = [sheet('base'), sheet('page'), sheet('page')]
  links.follow()
  expect(shown()).toEqual(['/* base */', '/* page */', '/* page */'])
})

test('in a head with sheets of its own they stand before these, whether they were there from the first or come later', () => {
  const head = document.createElement('head')
  head.append(document.createElement('base'))
  let sheets: HeadSheet[] = []
  const links = createHeadLinks({ headSheets: () => sheets }, createSheetViews(document, texts))
  links.draw(head)
  const own = Object.assign(document.createElement('style'), { textContent: 'own' })
  head.append(own)
  const shown = () => [...head.children].slice(1).map((link) => link.textContent)
  sheets = [{ sheet: 'a' }]
  links.follow()
  expect(shown()).toEqual(['/* a */', 'own'])
  sheets = [{ sheet: 'a' }, { sheet: 'b' }]
  links.follow()
  expect(shown()).toEqual(['/* a */', '/* b */', 'own'])
})
