import { expect, test } from 'vitest'
import { groupRunnable } from './group-runnable.ts'

test('what stands on several pages is listed once with all of them, in the order it was found', () => {
  const script = { kind: 'script', excerpt: 'js/site.js' } as const
  const found = [
    { page: 'index', ...script },
    { page: 'index', kind: 'handler', excerpt: 'onclick="go()"' },
    { page: 'about', ...script },
    { page: 'about', ...script },
  ] as const
  expect(groupRunnable(found)).toEqual([
    { ...script, pages: ['index', 'about'] },
    { kind: 'handler', excerpt: 'onclick="go()"', pages: ['index'] },
  ])
})
