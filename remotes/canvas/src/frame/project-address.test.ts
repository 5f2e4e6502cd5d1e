import { expect, test } from 'vitest'
import { projectAddress, projectPath } from './project-address.ts'

test.each([
  ['css/site.css', 'index.html', 'css/site.css'],
  ['../css/site.css?v=3#x', 'pages/about.html', 'css/site.css'],
  ['./a b.css', 'index.html', 'a b.css'],
  ['/css/site.css', 'pages/about.html', 'css/site.css'],
  ['../../../css/site.css', 'index.html', 'css/site.css'],
  ['https://cdn.org/a.css', 'index.html', null],
  ['//cdn.org/a.css', 'index.html', null],
  ['data:text/css,a{}', 'index.html', null],
  ['%zz', 'index.html', null],
  ['', 'index.html', null],
])('%s in %s names %s', (url, from, expected) => {
  expect(projectPath(url, from)).toBe(expected)
})

test('an address keeps odd names whole', () => {
  expect(projectAddress('7', 'assets/a b#1.png', 'https://editor.site')).toBe(
    'https://editor.site/project-files/7/assets/a%20b%231.png',
  )
})
