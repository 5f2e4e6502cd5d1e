import { pagePaths, type Page } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { pageAt, pageInFile } from './page-at.ts'

const page = (name: string, html = pagePaths(name).html) =>
  ({ id: name, name, pathes: { ...pagePaths(name), html } }) as unknown as Page

const pages = {
  index: page('index'),
  about: page('about'),
  'über uns': page('über uns'),
  blog: page('blog', 'blog/index.html'),
  first: page('first', 'blog/first.html'),
  spaced: page('spaced', 'a b.html'),
  escaped: page('escaped', 'a%20b.html'),
}

test.each([
  ['/', 'index'],
  ['/index.html', 'index'],
  ['/pages/about.html', 'about'],
  ['/pages/about', 'about'],
  ['/pages/%C3%BCber%20uns.html', 'über uns'],
  ['/blog/', 'blog'],
  ['/blog', 'blog'],
  ['/blog/first', 'first'],
  ['/a%20b.html', 'spaced'],
  ['/a%2520b.html', 'escaped'],
  ['/%E0%A4%A', null],
  ['/css/index.css', null],
  ['/__proto__', null],
])('%s is the page %s', (path, name) => {
  expect(pageAt(pages, path)).toBe(name)
})

test.each([
  ['a b.html', 'spaced'],
  ['a%20b.html', 'escaped'],
  ['blog/index.html', 'blog'],
  ['blog', null],
  ['css/index.css', null],
])('the file %s, told by its path and not by an address, is the page %s', (path, name) => {
  expect(pageInFile(pages, path)).toBe(name)
})
