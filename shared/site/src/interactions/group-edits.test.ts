import { expect, test } from 'vitest'
import {
  addAction,
  addInteraction,
  pasteAction,
  pasteInteraction,
  removeAction,
  removeInteraction,
  setParameter,
} from './index.ts'
import type { Interaction } from './index.ts'

const click: Interaction = { id: 'one', name: 'one', event: 'click', actions: [] }
const list = [click]
const withAction = (typed: string, from: readonly Interaction[] = list) => {
  const added = addAction(from, 'one', typed)
  if (!added.ok) throw new Error(added.failure)
  return added.value
}
const failure = (outcome: { ok: boolean; failure?: string }) => (outcome.ok ? null : outcome.failure)

test.each([
  ['', 'event-missing'],
  ['  ', 'event-missing'],
  ['click', 'event-used'],
  ['CLICK', 'event-used'],
  ['click.prevent', 'event-invalid'],
  ['a"b', 'event-invalid'],
  ['my-event', null],
])('the event %j: %s', (event, expected) => {
  expect(failure(addInteraction(list, event, 'two'))).toBe(expected)
})

test('a new interaction has one id for its name too, and no actions', () => {
  const added = addInteraction(list, ' keydown ', 'two')
  expect(added.ok && added.value).toEqual([click, { id: 'two', name: 'two', event: 'keydown', actions: [] }])
  expect(removeInteraction(list, 'one')).toEqual([])
})

test('an action is found by label or name, once for each interaction', () => {
  const [one] = withAction('toggle CLASS')
  expect(one?.actions).toEqual([
    { name: 'toggleClass', label: 'Toggle Class', function: 'toggleClass', params: { selector: '', className: '' } },
  ])
  expect(failure(addAction(withAction('toggleClass'), 'one', 'Toggle Class'))).toBe('action-used')
  expect(failure(addAction(list, 'one', 'alert'))).toBe('action-unknown')
  expect(failure(addAction(list, 'one', 'toString'))).toBe('action-unknown')
  expect(removeAction(withAction('toggleClass'), 'one', 0)).toEqual(list)
})

test('a parameter keeps the kind it has', () => {
  const added = withAction('Do Animation')
  const set = (key: string, value: string | boolean) =>
    setParameter(added, { id: 'one', index: 0, key, value })[0]?.actions[0]?.params
  expect(set('delay', '2s')?.['delay']).toMatchObject({ type: 'select', value: '2s' })
  expect(set('once', false)?.['once']).toEqual({ type: 'switch', value: false })
  expect(set('selector', 'self')?.['selector']).toBe('self')
  expect(() => set('', 'x')).toThrow('No key Founded!')
  expect(() => setParameter(added, { id: 'one', index: 9, key: 'a', value: 'x' })).toThrow('Action index not founded!')
})

test('a pasted action is one of ours with other values', () => {
  const paste = (text: unknown) => pasteAction(list, 'one', typeof text === 'string' ? text : JSON.stringify(text))
  for (const wrong of [
    '',
    'no json',
    'null',
    '[]',
    '{"name":"addClass"}',
    '{"function":"addClass"}',
    { name: 1, function: 2 },
  ])
    expect(failure(paste(wrong))).toBe('invalid-action')
  expect(failure(paste({ name: 'x', function: 'alert(1);x' }))).toBe('action-unknown')
  const given = { name: 'x', label: 'Evil', function: 'addClass', params: { className: 'on', more: 1 }, extra: 1 }
  const pasted = paste(given)
  expect(pasted.ok && pasted.value[0]?.actions).toEqual([
    { name: 'addClass', label: 'Add Class', function: 'addClass', params: { selector: '', className: 'on' } },
  ])
  const copy = withAction('Do Animation')[0]?.actions[0]
  const again = paste(copy)
  expect(again.ok && again.value[0]?.actions).toEqual([copy])
})

test('a pasted interaction is checked as a whole and gets an id of its own', () => {
  const paste = (given: unknown) => pasteInteraction(list, JSON.stringify(given), 'new')
  const addClass = { name: 'addClass', function: 'addClass', params: {} }
  for (const wrong of [1, {}, { id: 'a' }, { actions: [] }, { id: 'a', actions: [], event: '' }])
    expect(failure(paste(wrong))).toBe('invalid-interaction')
  expect(failure(pasteInteraction(list, '{', 'new'))).toBe('invalid-interaction')
  expect(failure(paste({ id: 'a', event: 'Click', actions: [] }))).toBe('event-used')
  expect(failure(paste({ id: 'a', event: 'input', actions: [addClass, addClass] }))).toBe('action-used')
  expect(failure(paste({ id: 'a', event: 'input', actions: [{ name: 'x', function: 'y' }] }))).toBe('action-unknown')
  const pasted = paste({ id: 'one', event: 'input', actions: [addClass] })
  expect(pasted.ok && pasted.value[1]).toMatchObject({ id: 'new', name: 'new', event: 'input' })
})
