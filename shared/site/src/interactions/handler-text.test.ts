import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyHtml, attributeOf, findAll, parseHtml, printHtml } from '../html/index.ts'
import { actionGroups, findAction, groupSelector, handlerText, withSelf } from './index.ts'
import type { Action, ParameterValue } from './index.ts'

const setText = (text: ParameterValue, selector = '.a'): Action => ({
  name: 'setText',
  label: 'Set Text',
  function: 'setText',
  params: { selector, text },
})

/** The handler as a visitor's browser has it: written into a tag, saved, read again, and run as the engine does. */
function runHandler(text: string): [name: string, ...given: unknown[]][] {
  const tree = parseHtml('<!doctype html><html><head></head><body><p>x</p></body></html>')
  const [target] = findAll(tree, ({ name }) => name === 'p')
  if (!target) throw new Error('no element')
  applyHtml(tree, { type: 'html.attributes', node: target.id, attributes: { 'v-on:click': text } })
  const saved = new TextDecoder().decode(new TextEncoder().encode(printHtml(tree)))
  const [read] = findAll(parseHtml(saved), ({ name }) => name === 'p')
  const stored = read ? attributeOf(read, 'v-on:click') : null
  const calls: [string, ...unknown[]][] = []
  const names = actionGroups.flatMap(({ actions }) => actions.map((each) => each.function))
  const spies = names.map(
    (name) =>
      (...given: unknown[]) =>
        void calls.push([name, ...given]),
  )
  const pwn = () => void calls.push(['pwn'])
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what the template engine does with it
  new Function('pwn', ...names, `return ($event => { ${stored} })`)(pwn, ...spies)({})
  return calls
}

const own = groupSelector('iN1')
const args = (...actions: Action[]) => runHandler(handlerText({ actions }, own)).map(([, ...given]) => given)

test.each<[typed: ParameterValue, arrives: unknown]>([
  ['hello', 'hello'],
  ['5', 5],
  ['-0.5', -0.5],
  ['true', true],
  ['"quoted"', 'quoted'],
  ['[1, "a"]', [1, 'a']],
  ['{"a": {"b": 1}}', { a: { b: 1 } }],
  // Numbers that would become others stay what was typed.
  ['1.50', '1.50'],
  ['007', '007'],
  ['12345678901234567890', '12345678901234567890'],
  ['null', 'null'],
  ['', undefined],
  [0, 0],
  [false, false],
  [{ type: 'switch', value: false }, false],
  [{ type: 'select', keywords: ['ease'], value: 'linear' }, 'linear'],
  [{ type: 'select', keywords: ['ease'], value: '' }, undefined],
  // Alone it is the element's own group, as in a selector; among other words, or in quotes, it is a word.
  ['self', own],
  [' self ', own],
  ['be your self', 'be your self'],
  ['"self"', 'self'],
])('%j arrives as %j', (typed, arrives) => {
  expect(args(setText(typed))).toEqual([['.a', arrives]])
})

test('calls follow each other, and what is not set keeps the places of the others', () => {
  const slow: Action = { ...findAction('doAnimation')!, params: { selector: '.a', once: false } }
  expect(handlerText({ actions: [setText('x'), slow] }, own)).toBe(
    'setText(`.a`,`x`);doAnimation(`.a`,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,false)',
  )
  expect(handlerText({ actions: [] }, own)).toBe('')
})

test('parameters stand in the order of the function, whatever the order of the record', () => {
  const turned: Action = { ...setText('x'), params: { text: 'x', selector: '.a', more: 1 } }
  expect(args(turned)).toEqual([['.a', 'x']])
})

test.each([
  ['self', '[G]'],
  ['self .child', '[G] .child'],
  ['div > self:hover', 'div > [G]:hover'],
  ['self.on, .b:has(self)', '[G].on, .b:has([G])'],
  ['.self', '.self'],
  ['#self', '#self'],
  ['myself', 'myself'],
  ['self-service', 'self-service'],
  ['éself', 'éself'],
  ['[title="my self"]', '[title="my self"]'],
  ['[self]', '[self]'],
  ['::self', '::self'],
])('in a selector %s is %s', (typed, expected) => {
  expect(withSelf(typed, own)).toBe(expected.replaceAll('[G]', own))
})

const fragments = [
  '`',
  '\\',
  '${pwn()}',
  '`+pwn()+`',
  '`);pwn();(`',
  '");pwn();("',
  "');pwn();//",
  '"',
  "'",
  '"><script>pwn()</script>',
  '&quot;',
  '&amp;',
  '&#96;',
  '\r\n',
  '\r',
  '\n',
  '\u2028',
  '\0',
  '\u00001',
  '\ud800',
  '\uFEFF',
  '*/',
  '/*',
  '//',
  '<!--',
  '-->',
  '}',
  '{',
  '$',
  '$event',
  '__proto__',
  'self',
  '😀',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== 'self')
  .filter((text) => text !== '')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('hostile texts', () => {
  test('arrive as they were typed, in every parameter of every action, and nothing else runs', () => {
    const everyAction = actionGroups.flatMap(({ actions }) => actions)
    fc.assert(
      fc.property(
        fc.constantFrom(...everyAction),
        fc.array(hostile, { minLength: 10, maxLength: 10 }),
        (action, texts) => {
          const names = Object.keys(action.params).filter((name) => !/selector/i.test(name))
          const given = names.map((_name, index) => texts[index] ?? '').map((text) => (isJson(text) ? 'plain' : text))
          const params = {
            ...action.params,
            ...Object.fromEntries(names.map((name, index) => [name, given[index] ?? ''])),
          }
          const [call, ...more] = runHandler(handlerText({ actions: [{ ...action, params }] }, own))
          expect(more).toEqual([])
          const [name, ...arrived] = call ?? []
          expect(name).toBe(action.function)
          expect(arrived.filter((_each, index) => !/selector/i.test(Object.keys(action.params)[index] ?? ''))).toEqual(
            given,
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  test('of a selector are changed in nothing but the word', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const plain = `${text.replaceAll('self', 'else')}!`
        expect(runHandler(handlerText({ actions: [setText('x', plain)] }, own))).toEqual([['setText', plain, 'x']])
      }),
    )
  })

  test('in JSON arrive as JSON has them', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary', noNegativeZero: true } as object), hostile, (value, key) => {
        const typed = JSON.stringify([value, { [key]: value, ['__proto__']: key }])
        const [call] = runHandler(handlerText({ actions: [setText(typed)] }, own))
        expect(JSON.stringify(call?.[2])).toBe(JSON.stringify(JSON.parse(typed)))
      }),
    )
  })

  test('as names of groups and functions do no harm', () => {
    fc.assert(
      fc.property(hostile, hostile, (groupId, name) => {
        const known = setText('x', 'self')
        const unknown: Action = { ...known, function: `${name} ` }
        const calls = runHandler(handlerText({ actions: [unknown, known] }, groupSelector(groupId)))
        expect(calls).toEqual([['setText', groupSelector(groupId), 'x']])
      }),
    )
  })
})
