import { expect, test } from 'vitest'
import type { Page } from '@pergola/contracts'
import { pageLinks } from './page-links.ts'

const page = (name: string, hidden = false) => ({ name, hidden }) as Page
const pages = [page('index'), page('about'), page('news'), page('draft', true)]

test.each([
  ['from the index page', 'index', ['./pages/about.html', './pages/news.html']],
  ['from another page', 'about', ['../index.html', '../pages/news.html']],
])('%s', (_rule, open, expected) => {
  expect(pageLinks(pages, open)).toEqual(expected)
})
