import { expect, test } from 'vitest'
import { cacheControl } from './cache-control.ts'

test.each([
  ['/app/index-abc.js', /immutable/],
  ['/remotes/panels-0123456789ab/remoteEntry.js', /immutable/],
  // Its policy comes with it, and may be another tomorrow.
  ['/app/projects.worker-abc.js', /^no-cache$/],
  // A folder without a hash could hold something else tomorrow.
  ['/remotes/panels/remoteEntry.js', /^no-cache$/],
  ['/remotes.json', /^no-store$/],
  ['/index.html', /^no-store$/],
  ['/sw.js', /^no-store$/],
  ['/icon.svg', /^no-cache$/],
])('%s', (path, expected) => {
  expect(cacheControl(path)).toMatch(expected)
})
