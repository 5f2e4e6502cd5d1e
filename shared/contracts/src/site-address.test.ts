import { expect, test } from 'vitest'
import { filesAt } from './site-address.ts'

test.each([
  ['', ['index.html']],
  ['/', ['index.html']],
  ['/about', ['about', 'about.html', 'about/index.html']],
  ['/blog/', ['blog/index.html']],
  ['/v1.2', ['v1.2', 'v1.2.html', 'v1.2/index.html']],
  ['//blog/a%20b', ['blog/a b', 'blog/a b.html', 'blog/a b/index.html']],
  ['/50%', ['50%', '50%.html', '50%/index.html']],
])('%s is looked for at %s', (pathname, expected) => {
  expect(filesAt(pathname)).toEqual(expected)
})
