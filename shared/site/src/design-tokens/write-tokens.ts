import type { VariableMode, VariableRow } from '../variables/index.ts'
import { tokenValue } from './token-value.ts'

export interface WrittenTokens {
  readonly text: string
  /** Names whose values the format has no way to say, with those values: `--fluid: clamp(…)`. */
  readonly left: readonly string[]
}

type Table = Record<string, unknown>

function setOf(rows: readonly VariableRow[], mode: string, left: string[]): Table {
  const tokens: Table = {}
  for (const { name, kind, cells } of rows) {
    const cell = cells.get(mode)
    if (!cell) continue
    const value = tokenValue(cell.value, kind)
    if (value === null) left.push(`${name}: ${cell.value}`)
    else
      tokens[name.slice(2)] = {
        ...value,
        ...(cell.description !== '' && { $description: cell.description }),
      }
  }
  return tokens
}

/** What a context is called, and the modifier that it belongs to. */
function contextOf({ kind, atRule, selector }: VariableMode): readonly [modifier: string, context: string] {
  if (atRule !== null && (kind === 'dark' || kind === 'light')) return ['theme', kind]
  const attribute = /^\[data-([\w-]+)=["']?([^"'\]]*)["']?\]$/.exec(selector)
  if (atRule === null && attribute) return [attribute[1] ?? '', attribute[2] ?? '']
  return [atRule === null ? selector : `${atRule}${selector === ':root' ? '' : ` ${selector}`}`, 'on']
}

/**
 * The custom properties of a site in the Design Tokens format, 2025.10: one file of tokens, or, where there are modes, a
 * resolver that holds the base and a context for each mode.
 */
export function writeDesignTokens(rows: readonly VariableRow[], modes: readonly VariableMode[]): WrittenTokens {
  const left: string[] = []
  const base = setOf(rows, '', left)
  const modifiers: Record<string, { contexts: Record<string, Table[]>; default: string }> = {}
  for (const mode of modes) {
    const tokens = mode.kind === 'base' ? {} : setOf(rows, mode.id, left)
    if (Object.keys(tokens).length === 0) continue
    const [modifier, context] = contextOf(mode)
    const normal = context === 'dark' ? 'light' : 'default'
    const known = (modifiers[modifier] ??= { contexts: { [normal]: [] }, default: normal })
    known.contexts[context] = [tokens]
  }
  const names = Object.keys(modifiers)
  if (names.length === 0) return { text: `${JSON.stringify(base, null, 2)}\n`, left }
  const resolver = {
    version: '2025.10',
    sets: { base: { sources: [base] } },
    modifiers,
    resolutionOrder: [{ $ref: '#/sets/base' }, ...names.map((name) => ({ $ref: `#/modifiers/${pointerPart(name)}` }))],
  }
  return { text: `${JSON.stringify(resolver, null, 2)}\n`, left }
}

function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
