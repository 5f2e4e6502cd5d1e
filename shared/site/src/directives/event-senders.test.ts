import { describe, expect, test } from 'vitest'
import { eventNames } from './directive-names.ts'
import { isFilledLater, maySend, senderOf } from './event-senders.ts'

const element = (tag: string, attributes: Readonly<Record<string, string>> = {}) => ({
  tag,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
})

describe('senderOf', () => {
  test.each([
    ['submit', 'form', true],
    ['change', 'field', true],
    ['input', 'editable', true],
    ['toggle', 'opening', false],
    ['focus', 'focusable', false],
    ['focusin', 'focusable', true],
    ['play', 'media', true],
  ])('%s comes from a %s and is heard around it: %s', (event, sender, isHeardAround) => {
    expect(senderOf(event)).toEqual({ sender, isHeardAround })
  })

  // `load`, `resize` and `error` are the window's, on whatever element they are listened for.
  test.each(['click', 'load', 'resize', 'error', 'hashchange', 'enterview', 'my-event', 'transitionend', 'scroll'])(
    'any element may be told of %s',
    (event) => expect(senderOf(event)).toBeNull(),
  )

  test('knows events that are offered', () => {
    expect(eventNames.filter((name) => senderOf(name) !== null).length).toBeGreaterThan(30)
  })
})

describe('maySend', () => {
  test.each([
    ['form', element('form'), true],
    ['form', element('button'), false],
    ['field', element('SELECT'), true],
    ['field', element('div'), false],
    ['editable', element('div', { contenteditable: '' }), true],
    ['editable', element('div', { contenteditable: 'false' }), false],
    ['opening', element('div', { popover: 'auto' }), true],
    ['opening', element('div', { ':popover': 'x' }), true],
    ['focusable', element('a'), false],
    ['focusable', element('a', { href: '#' }), true],
    ['focusable', element('div', { 'v-bind:tabindex': '0' }), true],
    ['form', element('my-form'), true],
  ] as const)('%s, %j: %s', (sender, given, expected) => {
    expect(maySend(sender, given)).toBe(expected)
  })
})

test('what a template holds or a directive writes is not known before the page runs', () => {
  expect([element('template'), element('div', { 'v-html': 'x' }), element('div')].map(isFilledLater)).toEqual([
    true,
    true,
    false,
  ])
})
