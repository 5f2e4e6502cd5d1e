import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listText, loopPartDirectives, viewEntries } from './index.ts'
import type { LoopPart, LoopView } from './index.ts'

const list: LoopView = { list: 'posts', countName: '', countValue: '', filterProp: '', filterName: '' }
const paged: LoopView = { ...list, countName: 'shown', countValue: '2' }
const both: LoopView = { ...paged, filterProp: 'by.name', filterName: 'wanted' }
const posts = ['Ann', 'Bob', 'Anna', 'Joanna', null].map((name) => ({ by: name === null ? null : { name } }))

/** What the template engine makes of an expression, or a handler, over the data of a looper. */
function run(source: string, data: Record<string, unknown>): unknown {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what the template engine does with it
  return new Function('data', `with(data){ ${source} }`)(data) as unknown
}

function looper(view: LoopView, data: Record<string, unknown>) {
  const scope: Record<string, unknown> = { ...data }
  for (const { key, value } of viewEntries(view)) scope[key] = run(`return ${value}`, {})
  const directives = (part: LoopPart, filterValue = '_') =>
    loopPartDirectives(part, view, { event: 'click', filterValue })
  return {
    scope,
    seen: () => run(`return (${listText(view)})`, scope) as unknown[],
    click: (part: LoopPart, value?: string) => run(directives(part, value)?.['v-on:click'] ?? '', scope),
    isOff: (part: LoopPart) => run(`return (${directives(part)?.['v-bind:disabled']})`, scope),
  }
}

test('a loop that is told nothing goes over its list as it is written', () => {
  expect(listText(list)).toBe('posts')
  expect(listText({ ...list, countName: 'shown', filterProp: 'a' })).toBe('posts')
  expect(viewEntries(list)).toEqual([])
})

test('pages go on and back and end where the list does; more are seen below', () => {
  const { seen, click, isOff } = looper(paged, { posts })
  expect([seen(), isOff('previous'), isOff('next')]).toEqual([posts.slice(0, 2), true, false])
  click('next')
  click('next')
  expect([seen(), isOff('next')]).toEqual([posts.slice(4), true])
  click('previous')
  expect(seen()).toEqual(posts.slice(2, 4))
  click('more')
  expect([seen(), isOff('more')]).toEqual([posts.slice(2), true])
})

test('a filter looks into a property, whatever its case and whether it is there, and starts again', () => {
  const { seen, click, isOff, scope } = looper(both, { posts })
  click('next')
  click('filter', 'AN')
  expect(seen()).toEqual([posts[0], posts[2]])
  expect(isOff('next')).toBe(false)
  click('filter', '_')
  expect(seen()).toEqual(posts.slice(0, 2))
  scope['wanted'] = 'nobody'
  expect([seen(), isOff('more')]).toEqual([[], true])
})

test('an answer may be no list, or not there yet', () => {
  const { seen, scope } = looper(both, { posts: undefined })
  expect(seen()).toEqual([])
  scope['posts'] = { a: posts[0] }
  expect(seen()).toEqual([posts[0]])
})

test('the variable of the filter may be called an entry', () => {
  const { seen, click } = looper({ ...both, filterName: 'entry' }, { posts })
  click('filter', 'bob')
  expect(seen()).toEqual([posts[1]])
})

test('a value of a filter arrives as it was typed, and nothing else runs', () => {
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"; x()', "'", '`${x()}`', '\\', '\u2028'))
  const asks = fc.property(hostile, (value) => {
    const { click, scope } = looper(both, { posts })
    click('filter', value)
    expect(scope['wanted']).toBe(value)
  })
  fc.assert(asks, { numRuns: 50 })
})

test('a companion of what is not there does nothing', () => {
  const other = { event: 'click', filterValue: 'a' }
  expect(loopPartDirectives('more', list, other)).toBeNull()
  expect(loopPartDirectives('filter', paged, other)).toBeNull()
  expect(loopPartDirectives('input', { ...list, filterProp: 'a', filterName: 'b' }, other)).toEqual({ 'v-model': 'b' })
})
