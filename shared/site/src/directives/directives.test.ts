import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bindNames,
  directiveName,
  eventNames,
  isBrokenDirective,
  isExpression,
  isStatements,
  isWrappedObject,
  literalSample,
  loopNames,
  loopText,
  modifierNames,
  objectText,
  parseLoop,
  parseObject,
  scopeKeys,
  splitDirective,
  unknownModifiers,
} from './index.ts'

test('the lists are those of the specification', () => {
  const counts = [modifierNames, bindNames, eventNames].map((names) => [names.length, new Set(names).size])
  expect(counts).toEqual([
    [32, 32],
    [56, 56],
    [107, 107],
  ])
})

test.each([
  ['v-on:click.prevent.once', { kind: 'on', argument: 'click', modifiers: ['prevent', 'once'] }],
  ['@click.stop', { kind: 'on', argument: 'click', modifiers: ['stop'] }],
  [':class', { kind: 'bind', argument: 'class', modifiers: [] }],
  ['v-bind:data-a', { kind: 'bind', argument: 'data-a', modifiers: [] }],
  ['v-else-if', { kind: 'else-if', argument: '', modifiers: [] }],
  ['v-on:vue:mounted', { kind: 'on', argument: 'vue:mounted', modifiers: [] }],
  ['class', null],
  [':', null],
])('%s is taken apart', (name, expected) => {
  expect(splitDirective(name)).toEqual(expected)
})

test('a name with capitals is written so that it survives', () => {
  expect(directiveName({ kind: 'on', argument: 'myEvent', modifiers: [] })).toBe('v-on:my-event.camel')
  expect(directiveName({ kind: 'on', argument: 'DOMContentLoaded', modifiers: [] })).toBe('v-on:domcontentloaded')
  expect(directiveName({ kind: 'bind', argument: 'title', modifiers: [] })).toBe('v-bind:title')
})

test.each([
  ['a + b', true],
  ['f(a, b)[0].c', true],
  ["`x ${a ? '}' : b}`", true],
  ['(a) => { return a }', true],
  ['async () => await x', true],
  ['new Date()', true],
  ['a in b', true],
  ['/[)]/.test(a)', true],
  ['typeof a === "x y z"', true],
  ['n++', true],
  ['größe + breite', true],
  ['größein', true],
  ['été typeof', false],
  ['日本 名', false],
  ['item.in', true],
  ["fetch('https://a.test/x').then((answer) => answer.json())", true],
  ["a // it's", true],
  ['/one word/i.test(name)', true],
  ['list.filter((each) => /one word/.test(each))', true],
  ['`${a} // b ${`c d`}`', true],
  ["'a // b' +", false],
  ['', false],
  ['a +', false],
  ['(a', false],
  ['a)', false],
  ['"a', false],
  ['`a${', false],
  ['a b', false],
  ['a; b', false],
  ['* 2', false],
  ['" onclick="x=1', false],
  ["a'b'", false],
  ["'a' 'b'", false],
  ['`a`b', false],
  ['tag`a`', true],
  ["'a' in b", true],
  ["typeof'a'", true],
  ["a === 'b' ? 'c' : \"d\"", true],
  ["() => { a = b\n'c'.at(0) }", true],
])('an expression: %s', (text, expected) => {
  expect(isExpression(text)).toBe(expected)
})

test.each([
  ['a(); b = 2', true],
  ['if (a) { b() } else c()', true],
  ['count++', true],
  ['fetch("https://a.test")', true],
  ['a(', false],
  ['a =', false],
  ['', false],
  ['" onclick="x=1', false],
  ['a b', false],
  ["a()\n'b'.at(0)\nc()", true],
  ["for (const a of b) { if (a) do { continue } while (c) else throw 'd' }", true],
  ["switch (a) { case 'b': return; default: c() }", true],
  ['outer: for (;;) break outer', true],
  ['try { a() } catch (error) { b() } finally { c() }', true],
  ['class A extends B { static #c = 1; get d() { return 1 } async *e() { yield f } }', true],
])('statements: %s', (text, expected) => {
  expect(isStatements(text)).toBe(expected)
})

test.each([
  ['({ a: 1 })', true],
  ['({})', true],
  ['{ a: 1 }', false],
  ['(a)', false],
  ['({ a: 1 }, { b: 2 })', false],
  ['({ a: ")" })', true],
])('an object in parentheses and braces: %s', (text, expected) => {
  expect(isWrappedObject(text)).toBe(expected)
})

test.each([
  [
    '({ a: 1, "b c": [1, 2], \'d\': { e: "," } })',
    [
      ['a', '1'],
      ['b c', '[1, 2]'],
      ['d', '{ e: "," }'],
    ],
  ],
  ['{ a: b ? c : d, }', [['a', 'b ? c : d']]],
  ['', []],
  ['{ a() {} }', null],
  ['{ ...a }', null],
  ['{ a }', null],
  ['nothing', null],
])('the entries of %s', (text, expected) => {
  expect(parseObject(text)?.map(({ key, value }) => [key, value]) ?? null).toEqual(expected)
})

test('entries come back as they were written', () => {
  const value = fc.oneof(
    fc.integer().map(String),
    fc.json(),
    fc.constantFrom('a ? b : c', '() => ({ x: 1 })', '`,${a}:`'),
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          key: fc.string({ minLength: 1 }).filter((key) => !/["'\\]/.test(key) && key === key.trim()),
          value,
        }),
      ),
      (entries) => {
        expect(parseObject(objectText(entries))).toEqual(entries)
      },
    ),
  )
})

test('a scope names its keys, methods and getters', () => {
  expect(
    scopeKeys('({ count: 0, up() { this.count++ }, get twice() { return 2 }, async load() {}, short, "x": 1 })'),
  ).toEqual(['count', 'up', 'twice', 'load', 'short', 'x'])
  expect(scopeKeys(`{ größe: 1, 日本() {}, get été() { return 1 } }`)).toEqual(['größe', '日本', 'été'])
  expect(objectText([{ key: '日本', value: '1' }])).toBe('{ 日本: 1 }')
})

test.each([
  ['(item , index) in items', { item: 'item', index: 'index', array: 'items' }],
  ['n in 3', { item: 'n', index: '', array: '3' }],
  ['{ a, b } of list', { item: '{ a, b }', index: '', array: 'list' }],
  [
    '({ a, b }, i) of list.filter((x) => x in y)',
    { item: '{ a, b }', index: 'i', array: 'list.filter((x) => x in y)' },
  ],
  ['nothing', null],
])('a loop: %s', (text, expected) => {
  expect(parseLoop(text)).toEqual(expected)
})

test('a loop is stored as specified, and names what it makes known', () => {
  expect(loopText({ item: 'item', index: 'index', array: 'items' })).toBe('(item , index) in items')
  expect(loopNames('({ a, b }, i) in x')).toEqual(['a', 'b', 'i'])
  expect(loopNames('({ größe }, 番号) in x')).toEqual(['größe', '番号'])
})

test.each([
  [
    "{ user: { name: 'Ann', tags: ['a'], say() {} }, n: -1.5 }",
    { user: { name: 'Ann', tags: ['a'], say: undefined }, n: -1.5 },
  ],
  [
    '({ list: [{ a: true }, { b: 2 }], made: make(), "x y": `t` })',
    { list: [{ a: true }, { b: 2 }], made: undefined, 'x y': 't' },
  ],
  ['makeData()', undefined],
  ['{{{', undefined],
])('what %s holds is known without running it', (text, expected) => {
  expect(literalSample(text)).toEqual(expected)
})

test.each([
  ['v-scope', '{{{', true],
  ['v-scope', '{ count: 0, up() { this.count++; return 1 } }', false],
  ['v-if', 'a +', true],
  ['v-for', 'items', true],
  ['v-for', '(item , index) in items', false],
  ['@click', "say('it", true],
  ['@click', 'a(); b()', false],
  [':title', '', false],
  ['v-ref', '(', false],
  ['title', '{{{', false],
])('%s="%s" is broken: %s', (name, value, expected) => {
  expect(isBrokenDirective(name, value)).toBe(expected)
})

test.each([
  ['v-on:click.prevent.once', []],
  ['@click.nonsense', ['nonsense']],
  ['@click.arrow-up.a', ['arrow-up', 'a']],
  ['v-on:keydown.arrow-up.a.F1.enter', []],
  ['v-on:keyup.nonsense', ['nonsense']],
  ['@input.debounce.500ms', []],
  ['@input.500ms', ['500ms']],
  ['v-bind:title.prop', []],
])('of %s nobody knows %j', (name, unknown) => {
  expect(unknownModifiers(splitDirective(name)!)).toEqual(unknown)
})

test.each([
  ['templates', '`${', '}`'],
  ['parentheses', '(', ')'],
  ['objects', '{ a: ', '}'],
  ['lists', '[', ']'],
  ['patterns', 'a = /b/, ', ''],
])('100,000 %s in each other are read in less than two seconds of work', (_kind, open, close) => {
  const text = `${open.repeat(100_000)}1${close.repeat(100_000)}`
  const start = process.cpuUsage()
  expect(isExpression(text)).toBe(true)
  expect(isStatements(text)).toBe(true)
  expect(() => parseObject(text)).not.toThrow()
  const { user, system } = process.cpuUsage(start)
  expect(user + system).toBeLessThan(2_000_000)
})
