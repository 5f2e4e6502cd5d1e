import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { planClassRemoval } from './plan-class-removal.ts'
import { needsClass, removeSheetClasses } from './remove-sheet-classes.ts'

const names = new Set(['a'])

describe('removeSheetClasses', () => {
  test.each([
    ['.a{}', ''],
    ['.b{}\n\n.a:hover > i {\n}\n\n.c{}\n', '.b{}\n\n.c{}\n'],
    ['.a {}\n.c{}\n', '.c{}\n'],
    ['.b , .a , .c { top: 0 }', '.b , .c { top: 0 }'],
    ['.a,\n.b\n{ top: 0 }', '.b\n{ top: 0 }'],
    ['@media print {\n  .a {}\n}\n.b{}', '.b{}'],
    ['@media print {\n  .a {}\n  .b {}\n}', '@media print {\n  .b {}\n}'],
    ['@media print {}\n.a{}', '@media print {}'],
    ['.b { top: 0; &.a { top: 1px } .c & { top: 2px } }', '.b { top: 0; .c & { top: 2px } }'],
    [':is(.a, .b) {} :is(.a) {} :where(.a, .a *) {}', ':is(.a, .b) {}'],
    ['p:not(.a) {} .b:not(.x, .a) {}', 'p:not(.a) {} .b:not(.x, .a) {}'],
    ['.b:has(> .a) {} li:nth-child(1 of .a) {}', ' li:nth-child(1 of .a) {}'.trim()],
    ['[x=".a"] {} /* .a */ .ab {} .a-b {} .\\61 {}', '[x=".a"] {} /* .a */ .ab {} .a-b {}'],
    ['.b { background: url(x.a); --v: .a }', '.b { background: url(x.a); --v: .a }'],
  ])('takes out what can match nothing any more: %s', (css, expected) => {
    expect(removeSheetClasses(css, names)?.css).toBe(expected)
  })

  test('leaves a text that is no sheet to its writer', () => {
    expect(removeSheetClasses('.a { ', names)).toBeNull()
  })

  test('keeps each selector that can match an element without the class, and no other', () => {
    const matching = ['.b', 'p', ':is(.a, .b)', ':not(.a)', 'p:not(.b .a)', '[title=".a"]']
    const part = fc.constantFrom(...matching, '.a', '.a .b', 'p > .a', ':where(.a, .a *)', '.b.a', '.b:has(.a)')
    const heads = fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { maxLength: 6 })
    fc.assert(
      fc.property(heads, (rules) => {
        const css = rules.map((each, at) => `${each.join(', ')} { order: ${at} }`).join('\n')
        const kept = rules.flatMap((each, at) => {
          const left = each.filter((selector) => matching.includes(selector))
          return left.length > 0 ? [`${left.join(', ')} { order: ${at} }`] : []
        })
        expect(removeSheetClasses(css, names)?.css).toBe(kept.join('\n'))
      }),
    )
  })
})

test.each([
  ['.a', true],
  ['.b .a::before', true],
  [':is(.a, .b)', false],
  [':is(.a .x, .y .a)', true],
  [':not(.a)', false],
  ['.b', false],
])('a selector says whether it needs the class: %s', (selector, expected) => {
  expect(needsClass(selector, names)).toBe(expected)
})

const index = 'editor/pages/index.html'

async function removed(
  files: Readonly<Record<string, string>>,
  keepNamed = false,
  record = createProject({ name: 'Site', ids: () => 'id' }).project,
) {
  const read = async (path: string) => files[path] ?? null
  const plan = await planClassRemoval({ project: record, files: Object.keys(files), names: ['a'], keepNamed, read })
  return { ...plan, texts: { ...files, ...plan.change.files } as Record<string, string> }
}

describe('planClassRemoval', () => {
  test('takes the class off every element and its rules out of every sheet, byte for byte elsewhere', async () => {
    const { texts, elements, rules, left } = await removed({
      [index]: `<P  Class='x  a\n y' >a .a</P ><style>.a{}\n.b{}</style><b\n class="a" id=i>1</b><i class=a>2</i><u class="ab a-b">`,
      'global/global.css': '.b{}\n.a , .c{}\n',
      'editor/symbols/s.html': '<p class="a">x</p>',
    })
    expect(texts[index]).toBe(`<P  Class='x\n y' >a .a</P ><style>.b{}</style><b id=i>1</b><i>2</i><u class="ab a-b">`)
    expect(texts['global/global.css']).toBe('.b{}\n.c{}\n')
    expect(texts['editor/symbols/s.html']).toBe('<p>x</p>')
    expect([elements, rules, left]).toEqual([4, 2, []])
  })

  test('names scripts and bindings that spell it out, or leaves the class alone for them', async () => {
    const files = {
      [index]: '<p class="a" :class="{ a: on }">x</p>',
      'global/global.js': "find('.a')",
      'x.css': '.a{}',
    }
    const all = await removed(files)
    expect([all.left, all.texts['x.css'], all.removed]).toEqual([['index', 'global/global.js'], '', ['a']])
    expect(all.texts[index]).toBe('<p :class="{ a: on }">x</p>')
    const kept = await removed(files, true)
    expect([kept.change.files, kept.kept, kept.removed]).toEqual([{}, ['a'], []])
  })

  test('leaves sheets of libraries as they are and names them', async () => {
    const { change, left } = await removed({ 'libs/css/x.css': '.a{}' })
    expect([change.files, left]).toEqual([{}, ['libs/css/x.css']])
  })

  test('takes it off the body of a page', async () => {
    const { project } = createProject({ name: 'Site', ids: () => 'id' })
    const [name, page] = Object.entries(project.pages)[0]!
    const record = { ...project, pages: { [name]: { ...page, bodyAttributes: { class: 'b a', id: 'x' } } } }
    const { change } = await removed({}, false, record)
    expect((change.record as typeof record).pages[name]?.bodyAttributes).toEqual({ class: 'b', id: 'x' })
  })
})
