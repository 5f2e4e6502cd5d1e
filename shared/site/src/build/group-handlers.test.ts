import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { actionGroups, groupSelector, handlerText, isDerivedHandler } from '../interactions/index.ts'
import { withGroupChange, withGroupHandlers } from './group-handlers.ts'

const hide = { name: 'hideElement', label: 'Hide Element', function: 'hideElement', params: { selector: 'self' } }
const click = { id: 'a', name: 'a', event: 'click', actions: [hide] }
const project = { interactions: { iN1: [click] } } as unknown as Project
const built = (html: string, from = project) => withGroupHandlers(html, 'fragment', from)
const handler = 'hideElement(`[interaction-id=&quot;iN1&quot;]`)'

test.each([
  ['gets what it lacks', '<p interaction-id="iN1">x</p>', `<p interaction-id="iN1" v-on:click="${handler}">x</p>`],
  [
    'gets what it lacks behind all it has, whatever that is',
    '<P Class=a\n  interaction-id=iN1 hidden\n/>',
    `<P Class=a\n  interaction-id=iN1 hidden v-on:click="${handler}"\n/>`,
  ],
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

test.each([
  [
    'of a group that goes loses mark, handler and observer',
    `<p id=a interaction-id="iN1" v-on:click="${handler}"  v-view=true>x</p>`,
    '<p id=a>x</p>',
  ],
  [
    'that is an instance loses both of its marks',
    '<p main-interaction-id="iN1" interaction-instance-id="iI1" v-on:click="hideElement(`.a`)">x</p>',
    '<p>x</p>',
  ],
  [
    'keeps what was written by hand, and its markup around it to the byte',
    `<!-- iN1 --><P Class=x\n interaction-id=iN1 v-on:click="own()" >&amp;<br/></p >`,
    `<!-- iN1 --><P Class=x v-on:click="own()" >&amp;<br/></p >`,
  ],
  [
    'of another group keeps every byte',
    `<p interaction-id="iN11" v-on:click="${handler}">`,
    `<p interaction-id="iN11" v-on:click="${handler}">`,
  ],
])('an element %s', (_rule, html, expected) => {
  const view = { ...click, id: 'b', event: 'view', actions: [] }
  expect(withGroupChange(html, 'fragment', { groupId: 'iN1', before: [click, view], after: [] })).toBe(expected)
})

test('an event that leaves a group takes its handler along and leaves the others', () => {
  const html = `<p interaction-id="iN1" v-on:click="${handler}" v-on:input="${handler}">`
  const before = [click, { ...click, id: 'b', event: 'input' }]
  expect(withGroupChange(html, 'fragment', { groupId: 'iN1', before, after: [click] })).toBe(
    `<p interaction-id="iN1" v-on:click="${handler}">`,
  )
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
