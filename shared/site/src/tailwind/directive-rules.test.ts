import { describe, expect, test } from 'vitest'
import { directiveParts, directiveRules } from './directive-rules.ts'

const flat = (css: string) => directiveRules(css).replaceAll(/\s+/g, ' ')

describe('directiveRules', () => {
  test.each([
    ['.a { color: red; @apply p-4; margin: 0 } .b { color: blue }', '.a { @apply p-4 }'],
    ['.a { width: theme(spacing.4); color: red }', '.a { width: theme(spacing.4) }'],
    ['.a { gap: --spacing(2); color: --alpha(red / 50%) }', '.a { gap: --spacing(2); color: --alpha(red / 50%) }'],
    [
      '@media (min-width: 1px) { .a { &:hover { @apply p-4 } } p { margin: 0 } }',
      '@media (min-width: 1px) { .a { &:hover { @apply p-4 } } }',
    ],
    [
      '@media (width >= theme(--breakpoint-md)) { .a { color: red } }',
      '@media (width >= theme(--breakpoint-md)) { .a { color: red } }',
    ],
    ['.a { content: "x" } /* @apply p-4; theme(x) */', ''],
    ['.a { --my-theme(x): 1; color: mytheme(x) }', ''],
    ['.a { @apply p-4', ''],
    ['.a } @apply p-4 {', ''],
  ])('of %s keeps "%s"', (css, expected) => {
    expect(flat(css)).toBe(expected)
  })

  test('has parts that stand alone', () => {
    const css =
      '@media print { .a { &:hover { @apply p-4 m-2; gap: theme(x) } } } @media (width > theme(y)) { b { top: 0 } }'
    expect(directiveParts(css)).toEqual([
      '@media print {.a {&:hover {@apply p-4;}}}',
      '@media print {.a {&:hover {@apply m-2;}}}',
      '@media print {.a {&:hover {gap: theme(x)}}}',
      '@media (width > theme(y)) { b { top: 0 } }',
    ])
  })

  test('reads a sheet that nests deeper than the stack', () => {
    const deep = 20_000
    expect(directiveRules(`${'a{'.repeat(deep)}@apply p-4${'}'.repeat(deep)}`)).toContain('@apply p-4')
  })
})
