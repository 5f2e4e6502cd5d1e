import type { Project } from '@pergola/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { mapBindingClasses } from './map-binding-classes.ts'
import { mapSheetClasses } from './map-sheet-classes.ts'
import { planClassRename } from './plan-class-rename.ts'

const project = () => createProject({ name: 'Site', ids: () => 'id' }).project
const index = 'editor/pages/index.html'

async function renamed(files: Readonly<Record<string, string>>, from: string, to: string, record = project()) {
  const read = async (path: string) => files[path] ?? null
  const plan = await planClassRename({ project: record, files: Object.keys(files), from, to, read })
  return { ...plan, texts: { ...files, ...plan.change.files } as Record<string, string> }
}

const toNew = (name: string) => (name === 'a' ? 'new' : name)

test.each([
  ['.a{}', '.new{}'],
  [
    '.a:hover > .b.a::before , p.ab .a-b{ color : .5em ; }',
    '.new:hover > .b.new::before , p.ab .a-b{ color : .5em ; }',
  ],
  [
    '@media (min-width: .5em) { .a /* .a */ , [x=".a"] {} } /* .a */',
    '@media (min-width: .5em) { .new /* .a */ , [x=".a"] {} } /* .a */',
  ],
  ['@layer a.a { .x { & .a {} &.a { top: 0 } } }', '@layer a.a { .x { & .new {} &.new { top: 0 } } }'],
  ['@scope (.a) to (.b) { :scope:has(.a) {} }', '@scope (.new) to (.b) { :scope:has(.new) {} }'],
  ['@supports selector(.a) { :is(.a, :not(.a)) {} }', '@supports selector(.new) { :is(.new, :not(.new)) {} }'],
  ['@keyframes a { .5% { top: 0 } } .\\61  .\\61{}', '@keyframes a { .5% { top: 0 } } .new .new{}'],
  ['.b { background: url(x.a) ; --v: .a }', '.b { background: url(x.a) ; --v: .a }'],
  ['\ufeff.a\r\n{\r\n}\r\n', '\ufeff.new\r\n{\r\n}\r\n'],
])('of a sheet only the class is another: %s', (css, expected) => {
  expect(mapSheetClasses(css, toNew)).toBe(expected)
})

test('a name that css cannot write as it is stands escaped', () => {
  expect(mapSheetClasses('.a b{}', () => '2xl:w-[5px]')).toBe('.\\32 xl\\:w-\\[5px\\] b{}')
  expect(mapSheetClasses('.\\32 xl\\:w-\\[5px\\] b{}', (name) => (name === '2xl:w-[5px]' ? 'a' : name))).toBe('.a b{}')
})

test.each([
  ['{ a: isOpen, "b a": 1, c: a }', '{ new: isOpen, "b new": 1, c: a }'],
  ["['a', x ? 'a c' : b, { a }]", "['new', x ? 'new c' : b, { new: a }]"],
  ["open && 'a' || `a`", "open && 'new' || `a`"],
  ["a ? f('a') : { [a]: 1, 'a-b': 2 }", "a ? f('a') : { [a]: 1, 'a-b': 2 }"],
  ['{ a: ', '{ a: '],
])('of a bound class only what is spelled out is another: %s', (source, expected) => {
  expect(mapBindingClasses(source, toNew)).toBe(expected)
})

describe('everywhere', () => {
  test('pages, styles in them, bindings, the class of an element’s own, symbols and sheets; the rest byte for byte', async () => {
    const html = (a: string) =>
      `<P Class='x  ${a}\n y' inf-class-name="${a}">a .a</P ><style>\n.${a} > i{}</style>\n<b :class="{ ${a}: on }" v-bind:title="'a'">`
    const files = {
      [index]: html('a'),
      'about.html': `<!doctype html><body class="a"><p data-a="a" id=a>a`,
      'css/index.css': '.a{}\n.b{}',
      'css/none.css': '.b{}',
      'editor/symbols/s/s.html': '<i class="a"></i>',
      'editor/symbols/s/s.css': '.a{}',
    }
    const { texts, change, isTaken } = await renamed(files, 'a', 'n')
    expect(texts[index]).toBe(html('n'))
    expect(texts['about.html']).toBe(`<!doctype html><body class="n"><p data-a="a" id=a>a`)
    expect(texts['editor/symbols/s/s.html']).toBe('<i class="n"></i>')
    expect([texts['css/index.css'], texts['editor/symbols/s/s.css']]).toEqual(['.n{}\n.b{}', '.n{}'])
    expect(Object.keys(change.files)).not.toContain('css/none.css')
    expect([change.record, isTaken]).toEqual([undefined, false])
  })

  test('a name that something bears already is told, and no element gets it twice', async () => {
    const { texts, isTaken } = await renamed({ [index]: '<p class="a b"><p class="b a c">' }, 'a', 'b')
    expect(isTaken).toBe(true)
    expect(texts[index]).toBe('<p class="b"><p class="b c">')
    expect((await renamed({ 'css/a.css': '.b{}' }, 'a', 'b')).isTaken).toBe(true)
  })

  test('scripts, handlers and sheets of libraries are left, and named', async () => {
    const files = {
      'js/index.js': `document.querySelector('.a')`,
      'js/other.js': `const a = b.a`,
      'libs/css/x.css': '.a{}',
      [index]: `<p v-on:click="$el.classList.add('a')"><script>a('b')</script>`,
      'about.html': `<a data-target=".a">a</a>`,
      'plain.html': `<p class="a" title="a">a`,
    }
    const { left, texts } = await renamed(files, 'a', 'n')
    expect(left).toEqual(['js/index.js', 'libs/css/x.css', 'index', 'about.html'])
    expect({ ...texts, 'plain.html': '' }).toEqual({ ...files, 'plain.html': '' })
  })

  test('motions, interactions with their handlers, what is switched off, and what pages have outside of their files', async () => {
    const action = (a: string) => ({
      name: 'addClass',
      label: 'Add Class',
      function: 'addClass',
      params: { selector: `.${a}`, className: a },
    })
    const group = (a: string) => [{ id: 'i', name: 'i', event: 'click', actions: [action(a)] }]
    const record = (a: string): Project => {
      const made = project()
      const page = { ...made.pages['index']!, bodyAttributes: { class: a, id: 'a' } }
      return {
        ...made,
        pages: { ...made.pages, index: page },
        motions: { m: { name: 'a', animations: [{ selector: `.${a} b`, to: { x: '.a' } }] } },
        interactions: { g: group(a) },
        hiddenStyles: { 'css/index.css': { [`.${a}:hover`]: { color: '(0 red' } } },
      }
    }
    const handler = (a: string) => `<p interaction-id="g" v-on:click="addClass(\`.${a}\`,\`${a}\`)">`
    const { change, texts } = await renamed({ [index]: handler('a') }, 'a', 'n', record('a'))
    expect({ ...record('a'), ...change.record }).toEqual(record('n'))
    expect(texts[index]).toBe(handler('n'))
  })
})

test('there and back is the same bytes, whatever the sheet says', () => {
  const piece = fc.constantFrom(
    '.a',
    '.b',
    ' ',
    '/* .a */',
    '{',
    '}',
    ':hover',
    '"',
    '@media x',
    'p',
    ';',
    '\\',
    '(',
    ')',
    '\n',
    'é',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const css = pieces.join('')
      const there = mapSheetClasses(css, (name) => (name === 'a' ? 'zz' : name))
      fc.pre(there !== null)
      expect(mapSheetClasses(there ?? '', (name) => (name === 'zz' ? 'a' : name))).toBe(css)
    }),
  )
})
