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
