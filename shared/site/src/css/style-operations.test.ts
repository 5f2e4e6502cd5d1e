import type { StyleRule } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import {
  applyCss,
  atRuleText,
  createRuleOperations,
  deviceAtRule,
  findRule,
  flattenRules,
  parseCss,
  printCss,
  readAtRuleText,
  removeRuleOperations,
  rewriteUrls,
  styleOperations,
  styleRuleOf,
} from './index.ts'

const source = `.hero {
  color: red;
}

.card {
  color: blue;
}

@media (max-width:768px) {
  .hero {
    color: green;
  }
}

@layer base {
  @media print {
    .card { color: black }
  }
}
`
const rule = (selector: string, states: string[] = [], atRule: string | null = null): StyleRule => ({
  selector,
  states,
  atRule,
})

function styled(css: string, target: StyleRule, edits: Record<string, string | null>): string {
  const sheet = parseCss(css, 'a.css')
  const list = Object.entries(edits).map(([property, value]) => ({ property, value }))
  for (const operation of styleOperations(sheet, target, list)) applyCss(sheet, operation)
  const printed = printCss(sheet)
  if (Object.values(edits).some((value) => value !== null)) expect(findRule(sheet, target)).not.toBeNull()
  return printed
}

describe('styles go to the rule they name', () => {
  test.each([
    ['.hero { color: teal }\n', '.hero { color: teal }\n\n.hero:hover {\n  color: red;\n}\n'],
    ['.hero{color:teal}', '.hero{color:teal}.hero:hover{color:red}'],
    ['.a { b: c } .hero { color: teal }', '.a { b: c } .hero { color: teal } .hero:hover{color:red}'],
  ])('a new one behind %j stands as that sheet is written', (css, expected) => {
    expect(styled(css, rule('.hero', [':hover']), { color: 'red' })).toBe(expected)
  })

  test('which is edited in place', () => {
    expect(styled('.hero { color: teal }\n', rule('.hero'), { top: '0' })).toBe('.hero { color: teal; top: 0 }\n')
    expect(styled(source, rule('.hero'), { color: 'pink' })).toBe(source.replace('red', 'pink'))
    expect(styled(source, rule('.hero', [], deviceAtRule(768)), { color: 'pink' })).toBe(
      source.replace('green', 'pink'),
    )
    expect(styled(source, rule('.card', [], '@layer base / @media print'), { color: 'pink' })).toBe(
      source.replace('black', 'pink'),
    )
  })

  test.each([
    ['.a{--x:1 }', '.a{--x:1;color:pink }'],
    ['.a {\n  --x: 1\n}\n', '.a {\n  --x: 1;\n  color: pink\n}\n'],
  ])('a custom property in front of the brace is ended behind its value: %j', (css, expected) => {
    expect(styled(css, rule('.a'), { color: 'pink' })).toBe(expected)
    const sheet = parseCss(css, 'a.css')
    const [operation] = styleOperations(sheet, rule('.a'), [{ property: 'color', value: 'pink' }])
    const { inverse } = applyCss(sheet, operation!)
    applyCss(sheet, inverse)
    expect(printCss(sheet)).toBe(css)
  })

  test('a new state stands behind its base', () => {
    expect(styled(source, rule('.hero', [':hover']), { color: 'pink' })).toBe(
      source.replace('red;\n}', 'red;\n}\n\n.hero:hover {\n  color: pink;\n}'),
    )
  })

  test('a pseudo-element gets content', () => {
    expect(styled('.a{b:c}', rule('.a', ['::before']), { color: 'pink' })).toBe(
      '.a{b:c}.a::before{content:"";color:pink}',
    )
    expect(styled('.a{b:c}', rule('.a', ['::after']), { content: '"x"' })).toBe('.a{b:c}.a::after{content:"x"}')
  })

  test('a rule for a device goes into its block, or into a new one', () => {
    expect(styled(source, rule('.card', [], '@media (max-width: 768px)'), { color: 'pink' })).toBe(
      source.replace('green;\n  }', 'green;\n  }\n  .card {\n    color: pink;\n  }'),
    )
    expect(styled(source, rule('.card', [], '@media (max-width: 360px)'), { color: 'pink' })).toBe(
      `${source}\n@media (max-width: 360px) {\n  .card {\n    color: pink;\n  }\n}\n`,
    )
  })

  test('a block for wider screens stands before those for narrower ones', () => {
    const css = '.a {\n  b: c;\n}\n\n@media (max-width: 480px) {\n  .a {\n    b: d;\n  }\n}\n'
    const wider = styled(css, rule('.a', [], '@media (max-width: 768px)'), { b: 'e' })
    expect(wider).toBe(css.replace('\n@media', '\n@media (max-width: 768px) {\n  .a {\n    b: e;\n  }\n}\n\n@media'))
    // The narrower block is no reason to make the wider one a second time.
    expect(styled(wider, rule('.a', [':hover'], '@media (max-width: 768px)'), { b: 'f' })).toBe(
      wider.replace('e;\n  }', 'e;\n  }\n  .a:hover {\n    b: f;\n  }'),
    )
    expect(styled('@media (min-width: 900px){.a{b:c}}', rule('.a', [], '@media (min-width: 600px)'), { b: 'd' })).toBe(
      '@media (min-width: 600px){.a{b:d}}@media (min-width: 900px){.a{b:c}}',
    )
  })

  test('a block for wider screens stands behind the rule that it refines', () => {
    const css = '@media (max-width: 9px){.a{b:c}}.a{b:d}'
    expect(styled(css, rule('.a', [], '@media (max-width: 20px)'), { b: 'e' })).toBe(
      `${css}@media (max-width: 20px){.a{b:e}}`,
    )
  })

  test('not into a block that a later rule overrides', () => {
    const css = '@media (max-width: 9px) {\n  .a { b: c }\n}\n.a { b: d }\n'
    expect(styled(css, rule('.a', [':hover'], '@media (max-width:9px)'), { b: 'e' })).toBe(
      `${css}@media (max-width:9px) {\n  .a:hover {\n    b: e;\n  }\n}\n`,
    )
  })

  test('a new base stands before the at-rules that refine it', () => {
    const css = '.x {\n  y: z;\n}\n\n@media print {\n  .a { b: c }\n}\n'
    expect(styled(css, rule('.a'), { b: 'd' })).toBe(css.replace('\n@media', '\n.a {\n  b: d;\n}\n\n@media'))
  })

  test('nothing is made for what is taken away', () => {
    expect(styled(source, rule('.none'), { color: null })).toBe(source)
    expect(styled(source, rule('.hero'), { color: null })).toBe(source.replace('\n  color: red;', ''))
  })
})

test.each([
  ['an indented sheet', '\n    .a { top: 0; }\n  ', '\n    .a { top: 0; }\n\n    .b {\n      color: red;\n    }\n  '],
  ['an empty element on lines of its own', '\n  ', '\n    .b {\n      color: red;\n    }\n  '],
  ['an empty element on one line', '', '.b {\n  color: red;\n}\n'],
])('a rule of a style element stands as its neighbours do: %s', (_kind, text, expected) => {
  const sheet = parseCss(text, 'index.html#4')
  const [operation] = styleOperations(sheet, rule('.b'), [{ property: 'color', value: 'red' }])
  if (!operation) throw new Error('no operation')
  const { inverse } = applyCss(sheet, operation)
  expect(printCss(sheet)).toBe(expected)
  applyCss(sheet, inverse)
  expect(printCss(sheet)).toBe(text)
})

test('a rule can be made empty and removed with its block', () => {
  const sheet = parseCss(source, 'a.css')
  const target = rule('.card', [], '@media (min-width: 9px)')
  for (const operation of createRuleOperations(sheet, target)) applyCss(sheet, operation)
  expect(findRule(sheet, target)?.declarations).toEqual([])
  expect(createRuleOperations(sheet, target)).toEqual([])
  for (const operation of removeRuleOperations(sheet, target)) applyCss(sheet, operation)
  expect(printCss(sheet)).toBe(source)
  expect(removeRuleOperations(sheet, target)).toEqual([])
})

test('every rule is found by its own words', () => {
  const sheet = parseCss(source, 'a.css')
  for (const flat of flattenRules(sheet)) {
    expect(findRule(sheet, styleRuleOf(flat))?.id).toBe(flat.id)
    expect(readAtRuleText(atRuleText(flat.atRules))).toEqual(flat.atRules)
  }
})

describe('addresses', () => {
  const css = `@import "a.css" layer(x);@import/**/url( b.css );@namespace svg url(http://n);/* url(c.png) */
.a { background: url(d.png), url( 'e f.png' ), URL("g\\"h.png"); content: "url(i.png)"; --x: my-url(j.png); src: url() }`

  test('are seen decoded, where they are addresses', () => {
    const seen: string[] = []
    expect(rewriteUrls(css, (url) => (seen.push(url), url))).toBe(css)
    expect(seen).toEqual(['a.css', 'b.css', 'd.png', 'e f.png', 'g"h.png', ''])
  })

  test('change and nothing else does', () => {
    const expected = css
      .replace('a.css', '/x/a.css')
      .replace('b.css', '/x/b.css')
      .replace('d.png', '/x/d.png')
      .replace('e f', '/x/e f')
      .replace('g\\"h', '/x/g\\"h')
    expect(rewriteUrls(css, (url) => (url === '' ? '' : `/x/${url}`))).toBe(expected)
  })

  test('get quotes when they need them', () => {
    expect(rewriteUrls('a{b:url(c)}', () => 'd (e).png')).toBe('a{b:url("d (e).png")}')
    expect(rewriteUrls(`a{b:url('c')}`, () => `d'"e`)).toBe(`a{b:url('d\\'"e')}`)
  })
})

test('in a sheet that stands in the scope of the whole page rules are found, edited and made in it', () => {
  const css = '@scope (html) {\n  .card {\n    top: 0;\n  }\n}\n'
  expect(styled(css, rule('.card'), { top: '1px' })).toBe(css.replace('0', '1px'))
  expect(styled(css, rule('.card', [':hover']), { top: '2px' })).toBe(
    css.replace('  }\n}', '  }\n  .card:hover {\n    top: 2px;\n  }\n}'),
  )
  expect(styled(css, rule('.card', [], '@media (max-width: 9px)'), { top: '3px' })).toContain(
    '  @media (max-width: 9px) {\n    .card {\n      top: 3px;\n    }\n  }\n}',
  )
})
