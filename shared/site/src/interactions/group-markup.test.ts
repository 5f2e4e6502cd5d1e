import { expect, test } from 'vitest'
import { groupMarkup, handledElsewhere, readGroup } from './index.ts'
import type { Interaction } from './index.ts'

const on = (event: string, ...selectors: string[]): Interaction => ({
  id: event,
  name: event,
  event,
  actions: selectors.map((selector) => ({
    name: 'hideElement',
    label: 'Hide Element',
    function: 'hideElement',
    params: { selector },
  })),
})

const entries = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }))
const markup = (before: Interaction[], after: Interaction[], attributes: Record<string, string> = {}) =>
  groupMarkup({ groupId: 'iN1', before, after }, entries(attributes))

test('the first event brings the group and an empty handler', () => {
  expect(markup([], [on('click')])).toEqual({ 'interaction-id': 'iN1', 'v-on:click': '' })
})

test('only what differs is written', () => {
  const attributes = { 'interaction-id': 'iN1', 'v-on:click': '' }
  expect(markup([on('click')], [on('click', 'self')], attributes)).toEqual({
    'v-on:click': 'hideElement(`[interaction-id="iN1"]`)',
  })
  expect(markup([on('click')], [on('click')], attributes)).toEqual({})
})

test('view events need the observer, and it goes with the last of them', () => {
  expect(markup([], [on('enterview')])).toMatchObject({ 'v-view': 'true' })
  const attributes = { 'interaction-id': 'iN1', 'v-view': 'true', 'v-on:enterview': '', 'v-on:leaveview': '' }
  expect(markup([on('enterview'), on('leaveview')], [on('leaveview')], attributes)).toEqual({ 'v-on:enterview': null })
  expect(markup([on('enterview'), on('click')], [on('click')], { ...attributes, 'v-on:click': '' })['v-view']).toBe(
    undefined,
  )
  expect(markup([on('enterview')], [], { 'interaction-id': 'iN1', 'v-view': 'true', 'v-on:enterview': '' })).toEqual({
    'v-on:enterview': null,
    'v-view': null,
    'interaction-id': null,
  })
})

test("a handler of the page's own, and its observer, stay", () => {
  const own = { 'v-view': 'true', 'v-on:view': 'own()', 'interaction-id': 'iN1', 'v-on:enterview': '' }
  expect(markup([on('enterview')], [], own)).toEqual({ 'v-on:enterview': null, 'interaction-id': null })
  expect(markup([on('click')], [], { 'v-on:click.once': 'own()', '@click': 'x', 'interaction-id': 'iN1' })).toEqual({
    '@click': null,
    'interaction-id': null,
  })
})

test('an event that the element handles already is not taken', () => {
  const change = { before: [], after: [on('click')] }
  expect(handledElsewhere(change, entries({ 'v-on:click': 'own()' }))).toBe('click')
  expect(handledElsewhere(change, entries({ '@click': 'own()' }))).toBe('click')
  expect(handledElsewhere(change, entries({ 'v-on:click.once': 'own()', 'v-on:click': '' }))).toBe(null)
  expect(handledElsewhere({ before: [on('click')], after: [on('click')] }, entries({ 'v-on:click': 'a()' }))).toBe(null)
})

test('capitals that html cannot write are found again', () => {
  expect(markup([], [on('DOMContentLoaded')])).toHaveProperty('v-on:domcontentloaded')
  expect(markup([], [on('myEvent')])).toHaveProperty('v-on:my-event.camel')
  expect(markup([on('myEvent')], [], { 'v-on:my-event.camel': '', 'interaction-id': 'iN1' })).toHaveProperty(
    'v-on:my-event.camel',
    null,
  )
})

test('a stored group is read as far as it is one', () => {
  const stored = { interactions: { iN1: [on('click', 'a'), 5, { id: 'x', actions: [{}, null] }], iN2: 'no' } }
  expect(readGroup(stored, 'iN1')).toEqual([on('click', 'a'), { id: 'x', name: 'x', event: '', actions: [] }])
  expect(readGroup(stored, 'iN2')).toEqual([])
  expect(readGroup(stored, 'constructor')).toEqual([])
})

test('an instance wears marks of its own, and what it calls self is itself', () => {
  const list = [on('click', 'self')]
  const edits = groupMarkup({ groupId: 'iN1', instance: 'iI1', before: [], after: list }, [])
  expect(edits).toEqual({
    'v-on:click': 'hideElement(`[interaction-instance-id="iI1"]`)',
    'main-interaction-id': 'iN1',
    'interaction-instance-id': 'iI1',
  })
  const worn = entries(edits as Record<string, string>)
  expect(groupMarkup({ groupId: 'iN1', instance: 'iI1', before: list, after: [] }, worn)).toEqual({
    'v-on:click': null,
    'main-interaction-id': null,
    'interaction-instance-id': null,
  })
})
