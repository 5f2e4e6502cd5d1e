import fc from 'fast-check'

const selector = fc.constantFrom(
  'p',
  '.d',
  '.e',
  '.d.e',
  '#t',
  '.a',
  '.b',
  '.c',
  '*',
  'main p',
  '.a > .d',
  '.c .e',
  'section',
  '.none',
  ':root',
  ':is(.d, #x)',
  ':where(#t)',
  ':not(.x)',
  '[title]',
  'p:first-child',
  '.d, #t',
  '.e, main',
  'p:hover',
  '.a .a',
)
/** What means the root of the scope around it, or of the page. */
const scoped = fc.constantFrom(':scope', '& p', '&', ':scope .d', 'main:scope, .e', ':not(:scope)')
const relative = fc.constantFrom('> section', '.d, > .c', '+ p')

const nested = fc.constantFrom('&', '& .e', '.d', '&.a', '> .c', '.b &', 'p, &', ':is(&)', '& &', '&:not(.z)', 'p&')
const atRule = fc.constantFrom(
  '@media all',
  '@media print',
  '@media (min-width: 1px)',
  '@supports (display: grid)',
  '@supports (x: y)',
  '@layer one',
  '@layer two',
  '@layer one.sub',
  '@layer',
)
const scope = fc.constantFrom(
  '@scope (.a)',
  '@scope (.c) to (.e)',
  '@scope (#m) to (> .c > .d)',
  '@scope (main, p)',
  '@scope (:scope > .c)',
  '@scope (& .d)',
  '@scope (body) to (:scope .c)',
  '@scope',
)
export const declaration = fc.record({
  property: fc.constantFrom('--w', '--v', 'padding-top', 'padding', 'padding-block', 'color', 'order'),
  important: fc.integer({ min: 0, max: 4 }).map((pick) => pick === 0),
})

/** A block with what stands in it; a declaration has no value yet. */
export interface Tree {
  readonly head: string
  readonly body: readonly (Tree | { readonly property: string; readonly important: boolean })[]
}

export const { sheet } = fc.letrec<{
  rule: Tree
  nest: Tree
  group: Tree
  ruleInScope: Tree
  scope: Tree
  sheet: Tree[]
}>((tie) => ({
  nest: fc.record({
    head: fc.oneof({ weight: 3, arbitrary: nested }, { weight: 1, arbitrary: atRule }),
    body: fc.array(fc.oneof({ depthSize: 'small' }, declaration, tie('nest')), { maxLength: 3 }),
  }),
  rule: fc.record({
    head: fc.oneof({ weight: 4, arbitrary: selector }, { weight: 1, arbitrary: scoped }),
    body: fc.array(fc.oneof({ weight: 4, arbitrary: declaration }, { weight: 1, arbitrary: tie('nest') }), {
      maxLength: 4,
    }),
  }),
  group: fc.record({
    head: atRule,
    body: fc.array(
      fc.oneof({ depthSize: 'small' }, { weight: 3, arbitrary: tie('rule') }, { weight: 1, arbitrary: tie('group') }),
      { maxLength: 3 },
    ),
  }),
  ruleInScope: fc.record({
    head: fc.oneof(selector, scoped, relative),
    body: fc.array(fc.oneof({ weight: 4, arbitrary: declaration }, { weight: 1, arbitrary: tie('nest') }), {
      maxLength: 4,
    }),
  }),
  scope: fc.record({
    head: scope,
    body: fc.array(
      fc.oneof(
        { depthSize: 'small' },
        { weight: 4, arbitrary: tie('ruleInScope') },
        { weight: 1, arbitrary: tie('group') },
        { weight: 1, arbitrary: tie('scope') },
        { weight: 1, arbitrary: declaration },
      ),
      { maxLength: 3 },
    ),
  }),
  sheet: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: tie('rule') },
      { weight: 2, arbitrary: tie('group') },
      { weight: 2, arbitrary: tie('scope') },
    ),
    { maxLength: 6 },
  ),
}))

/** Every declaration says something no other says. */
export function write(trees: readonly Tree[], counter: { next: number }): string {
  const text = ({ head, body }: Tree): string =>
    `${head} { ${body.map((part) => ('head' in part ? text(part) : declarationText(part, counter))).join(' ')} }`
  return trees.map(text).join('\n')
}

export function declarationText(part: { property: string; important: boolean }, counter: { next: number }): string {
  const number = counter.next++
  const value =
    part.property === 'color' ? `rgb(1, 2, ${number})` : part.property === 'order' ? `${number}` : `${number}px`
  return `${part.property}: ${value}${part.important ? ' !important' : ''};`
}
