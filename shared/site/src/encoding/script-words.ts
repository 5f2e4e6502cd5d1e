import { parse } from 'acorn'
import type { Node, Options, Program } from 'acorn'

/** White space and line ends of scripts beyond ASCII (ECMAScript, 12.2 and 12.3). */
const unicodeSpace = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/
const lineEnd = /[\u2028\u2029]/

/**
 * A part of a script: what stands between its words, a name, a template whose source is what counts, or any other word or
 * comment.
 */
export interface ScriptPart {
  readonly text: string
  readonly kind: 'between' | 'name' | 'raw' | 'other'
}

/** All of a script in its order; null for what is no script. */
export function partsOfScript(script: string): readonly ScriptPart[] | null {
  const words = wordsOf(script)
  if (words === null) return null
  const parts: ScriptPart[] = []
  let at = 0
  for (const { start, end, kind } of words) {
    parts.push({ text: script.slice(at, start), kind: 'between' }, { text: script.slice(start, end), kind })
    at = end
  }
  return [...parts, { text: script.slice(at), kind: 'between' }]
}

const plain = (space: string) => (lineEnd.test(space) ? '\n' : ' ')

/** White space that the encoding lacks as white space of ASCII: between words an escape would be an error. */
export function withPlainSpaces(between: string, isLacking: (character: string) => boolean): string {
  return between.replace(/[^\0-\x7f]/g, (one) => (unicodeSpace.test(one) && isLacking(one) ? plain(one) : one))
}

interface Word {
  readonly start: number
  readonly end: number
  readonly kind: Exclude<ScriptPart['kind'], 'between'>
}

/** Tokens and comments in order; null for what is no script. */
function wordsOf(script: string): readonly Word[] | null {
  for (const sourceType of ['script', 'module'] as const) {
    const found: Word[] = []
    const options: Options = {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      onToken: ({ start, end, type }) =>
        void found.push({ start, end, kind: /^(?:name|privateId)$/.test(type.label) ? 'name' : 'other' }),
      onComment: (_isBlock, _text, start, end) => void found.push({ start, end, kind: 'other' }),
    }
    try {
      const raw = rawTemplates(script, parse(script, options))
      const words = found.map((word): Word => (raw.has(word.start) ? { ...word, kind: 'raw' } : word))
      return words.toSorted((one, other) => one.start - other.start || one.end - other.end)
    } catch {
      // As a module, or by nobody.
    }
  }
  return null
}

/** Where the pieces of templates start whose tag reads their source: `String.raw` does. */
function rawTemplates(script: string, program: Program): ReadonlySet<number> {
  const starts = new Set<number>()
  if (!script.includes('raw')) return starts
  const pending: unknown[] = [program]
  while (pending.length > 0) {
    const node = pending.pop()
    if (typeof node !== 'object' || node === null) continue
    if (isRawTemplate(node)) for (const { start } of node.quasi.quasis) starts.add(start)
    for (const value of Object.values(node)) pending.push(value)
  }
  return starts
}

function isRawTemplate(node: object): node is { quasi: { quasis: readonly Node[] } } {
  if (!('type' in node) || node.type !== 'TaggedTemplateExpression' || !('tag' in node)) return false
  const { property } = node.tag as { property?: { name?: string } }
  return property?.name === 'raw'
}
