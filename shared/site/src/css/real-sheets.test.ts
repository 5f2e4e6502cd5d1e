import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { parse } from 'postcss'
import type { ChildNode, Container } from 'postcss'
import { expect, test } from 'vitest'
import type { CssOperation, CssSheet } from './index.ts'
import { applyCss, flattenRules, parseCss, printCss } from './index.ts'

// A longer run, with other edits every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)
const patience = 120_000 * Math.max(rounds, 1)

const sheets = [
  'bootstrap/dist/css/bootstrap.css',
  'bootstrap/dist/css/bootstrap.rtl.min.css',
  'bulma/css/bulma.css',
  'soft-ui-dashboard/assets/css/soft-ui-dashboard.css',
  'weui/dist/style/weui.css',
]

interface Step {
  readonly kind: 'change' | 'add' | 'drop' | 'rename' | 'insert' | 'remove'
  readonly pick: number
  readonly which: number
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('change', 'change', 'add', 'drop', 'rename', 'insert', 'remove'),
    pick: fc.nat(),
    which: fc.nat(),
  }),
  { minLength: 1, maxLength: 6 },
)

/** An edit of one rule, and the most statements it may touch. */
function operationFor(sheet: CssSheet, { kind, pick, which }: Step): { operation: CssOperation; touched: number } {
  const rules = flattenRules(sheet).filter(({ declarations }) => declarations.length > 0)
  const rule = rules[pick % rules.length]
  if (rule === undefined) throw new Error('a sheet without rules')
  const { property } = rule.declarations[which % rule.declarations.length] ?? { property: 'color' }
  const same = rule.declarations.filter((each) => each.property === property).length
  switch (kind) {
    case 'change':
      // Where a shorthand below decides, the declaration moves behind it.
      return {
        operation: { type: 'css.set', rule: rule.id, property, value: 'inherit' },
        touched: rule.declarations.length,
      }
    case 'add':
      return {
        operation: { type: 'css.set', rule: rule.id, property: '--pergola', value: 'calc(1px + 2px)' },
        touched: 1,
      }
    case 'drop':
      return {
        operation: { type: 'css.set', rule: rule.id, property, value: null },
        touched: same === 1 ? 1 : rule.declarations.length,
      }
    case 'rename':
      return {
        operation: { type: 'css.selector', node: rule.id, selector: '.pergola > a:hover' },
        touched: rule.declarations.length,
      }
    case 'insert':
      return {
        operation: { type: 'css.insertRule', parent: null, index: which % 50, text: '.pergola { top: 0 }' },
        touched: 1,
      }
    default:
      return { operation: { type: 'css.remove', node: rule.id }, touched: rule.declarations.length }
  }
}

/** Every statement with all that stands around it, read by a parser that knows nothing of us. */
function statements(css: string): string[] {
  const found: string[] = []
  const walk = (container: Container<ChildNode>, path: string) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl' || node.type === 'comment') found.push(`${path} ${node.toString()}`)
      else if (node.nodes === undefined || node.nodes.length === 0) found.push(`${path} ${node.toString()}`)
      else
        walk(
          node as Container<ChildNode>,
          `${path} { ${node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`}`,
        )
    }
  }
  walk(parse(css) as unknown as Container<ChildNode>, '')
  return found
}

const atRules = (css: string) => css.match(/@[\w-]+[^{};]*/g) ?? []

/** What is left of two lists without their common start and end. */
function difference<T>(before: ArrayLike<T>, after: ArrayLike<T>): { start: number; removed: number; added: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { start, removed: before.length - start - end, added: after.length - start - end }
}

test.each(sheets)(
  'any edits of %s keep every other byte and every at-rule, and are undone',
  (path) => {
    const source = readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
    const sheet = parseCss(source, path)
    expect(sheet.problem).toBeNull()
    fc.assert(
      fc.property(steps, (list) => {
        const inverses: CssOperation[] = []
        const texts = [source]
        for (const step of list) {
          const before = texts.at(-1) ?? ''
          const { operation, touched } = operationFor(sheet, step)
          const rule = 'rule' in operation ? operation.rule : 'node' in operation ? operation.node : -1
          const known = flattenRules(sheet).find(({ id }) => id === rule)
          inverses.push(applyCss(sheet, operation).inverse)
          const after = printCss(sheet)
          texts.push(after)

          const lines = difference(statements(before), statements(after))
          expect(Math.max(lines.removed, lines.added), JSON.stringify(operation)).toBeLessThanOrEqual(touched)
          const bytes = difference(before, after)
          const own = JSON.stringify(known?.declarations ?? []).length + (known?.selector.length ?? 0) + 400
          expect(Math.max(bytes.removed, bytes.added), JSON.stringify(operation)).toBeLessThanOrEqual(own)
          expect(atRules(after)).toEqual(atRules(before))
        }
        for (const [at, inverse] of [...inverses.entries()].toReversed()) {
          applyCss(sheet, inverse)
          expect(printCss(sheet) === texts[at], `undo ${at}`).toBe(true)
        }
      }),
      { numRuns: 3 * rounds },
    )
  },
  patience,
)
