import { describe, expect, test } from 'vitest'
import { readPayloadStyles } from './read-payload-styles.ts'

const markup = '<div class="card big" id=one><h2>x</h2></div>'
const green = { property: 'color', value: 'green' }

function read(rule: object, edits: readonly unknown[] = [green], more: object = {}) {
  const given = { rules: [{ rule: { states: [], atRule: null, ...rule }, edits, sheet: 'css/index.css' }], ...more }
  return readPayloadStyles(JSON.stringify(given), markup)
}

describe('readPayloadStyles', () => {
  test('reads rules of what the markup names, with their states and conditions, and variables', () => {
    const rule = { selector: '.card h2, #one', states: [':hover'], atRule: '@media (max-width: 768px)' }
    const edits = [
      { ...green, important: true },
      { property: 'background', value: 'url("../a.png")' },
    ]
    const read1 = read({ ...rule, selector: '.card h2' }, edits, { variables: [{ property: '--ink', value: 'red' }] })
    expect(read1.rules).toEqual([
      {
        rule: { ...rule, selector: '.card h2' },
        edits: [
          { ...green, important: true },
          { ...edits[1], important: false },
        ],
        sheet: 'css/index.css',
      },
    ])
    expect(read1.variables).toEqual([{ property: '--ink', value: 'red', important: false }])
  })

  test.each([
    ['that are about other elements', { selector: 'body' }],
    ['of which one is about other elements', { selector: '.card, input' }],
    ['with a class that the markup has not', { selector: '.car' }],
    ['that end their selector', { selector: '.card{} body' }],
    ['that bring another sheet', { selector: '.card', atRule: '@import "https://x.test/a.css"' }],
    ['that are fonts', { selector: '.card', atRule: '@font-face' }],
    ['that end their condition', { selector: '.card', atRule: '@media all{} body{color:red} @media all' }],
    ['that are no text', { selector: ['.card'] }],
  ])('leaves out rules %s', (_what, rule) => {
    expect(read(rule).rules).toEqual([])
  })

  test.each([
    ['a declaration that ends itself', { property: 'color', value: 'red;} body{color:red' }],
    ['a property that is none', { property: 'color:red;x', value: 'red' }],
    ['an address that runs', { property: 'background', value: 'url("javascript:x()")' }],
    ['a document as a picture', { property: 'background', value: 'url(data:text/html,x)' }],
    ['what runs in old browsers', { property: 'behavior', value: 'url(a.htc)' }],
    ['nothing', null],
    ['no text', { property: 'color', value: { a: 1 } }],
  ])('leaves out %s', (_what, edit) => {
    expect(read({ selector: '.card' }, [edit]).rules).toEqual([])
  })

  test('leaves out what would tell a server the value of an attribute', () => {
    const edits = [{ property: 'background', value: 'url(https://x.test/a)' }]
    expect(read({ selector: '.card input[value^="a"]' }, edits).rules).toEqual([])
    expect(read({ selector: '.card' }, edits).rules).toHaveLength(1)
  })

  test('says how many rules it took nothing or less of', () => {
    const given = [
      { rule: { selector: '.card', states: [], atRule: null }, edits: [green] },
      { rule: { selector: '.card', states: [], atRule: null }, edits: [green, { property: 'behavior', value: 'x' }] },
      { rule: { selector: 'body', states: [], atRule: null }, edits: [green] },
    ]
    expect(readPayloadStyles(JSON.stringify({ rules: given }), markup)).toMatchObject({ left: 2 })
    expect(readPayloadStyles(JSON.stringify({ rules: given.slice(0, 1) }), markup)).not.toHaveProperty('left')
  })

  test.each(['', 'nonsense', '[]', 'null', '{"rules":{}}', `{"rules":"${'x'.repeat(2 ** 20)}"}`])(
    'of %.20s nothing comes',
    (text) => {
      expect(readPayloadStyles(text, markup)).toEqual({ rules: [], variables: [] })
    },
  )
})
