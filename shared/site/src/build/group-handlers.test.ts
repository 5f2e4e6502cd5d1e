import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { actionGroups, groupSelector, handlerText, isDerivedHandler } from '../interactions/index.ts'
import { withGroupHandlers } from './group-handlers.ts'

const hide = { name: 'hideElement', label: 'Hide Element', function: 'hideElement', params: { selector: 'self' } }
const click = { id: 'a', name: 'a', event: 'click', actions: [hide] }
const project = { interactions: { iN1: [click] } } as unknown as Project
const built = (html: string, from = project) => withGroupHandlers(html, 'fragment', from)
const handler = 'hideElement(`[interaction-id=&quot;iN1&quot;]`)'

test.each([
  ['gets what it lacks', '<p interaction-id="iN1">x</p>', `<p v-on:click="${handler}" interaction-id="iN1">x</p>`],
  [
    'gets what is new',
    '<p  v-on:click="hideElement(`.a`)" interaction-id="iN1">',
    `<p v-on:click="${handler}" interaction-id="iN1">`,
  ],
  [
    'loses what is gone',
    '<p v-on:input="hideElement(`.a`)" v-on:click="" interaction-id=iN1>',
    `<p v-on:click="${handler}" interaction-id=iN1>`,
  ],
])('an element of a group %s', (_rule, html, expected) => {
  expect(built(html)).toBe(expected)
})

test.each([
  [
    'written by hand',
    `<p interaction-id="iN1" v-on:click="${handler}" v-on:input="hideElement('.a')" v-on:keyup.enter="n++">`,
  ],
  ['of a group nobody knows', '<p interaction-id="iN2" v-on:click="hideElement(`.a`)">'],
  ['of no group', '<p title="interaction-id" v-on:click="hideElement(`.a`)">'],
  ['as the record has it', `<P Interaction-Id=iN1 v-on:click="${handler}">&amp;`],
])('what is %s keeps every byte', (_rule, html) => {
  expect(built(html)).toBe(html)
})

test("a handler of the page's own is not written over", () => {
  const html = '<p interaction-id="iN1" v-on:click="own()">'
  expect(built(html)).toBe(html)
})

test('every handler this package writes is known again', () => {
  for (const action of actionGroups.flatMap(({ actions }) => actions)) {
    for (const text of ['a`;${x}, \\', '[1,"b;)"]', '5', '']) {
      const params = Object.fromEntries(Object.keys(action.params).map((name) => [name, text]))
      expect(isDerivedHandler(handlerText({ actions: [{ ...action, params }, action] }, groupSelector('iN1')))).toBe(
        true,
      )
    }
  }
  for (const own of ['own()', 'n++', "hideElement('.a')", 'hideElement()', 'hideElement(x)', 'hideElement(`.a`);n++'])
    expect(isDerivedHandler(own)).toBe(false)
})
