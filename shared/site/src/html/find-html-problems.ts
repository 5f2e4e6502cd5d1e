import { parse, parseFragment } from 'parse5'
import type { ParserError } from 'parse5'
import { decoded } from './byte-order-mark.ts'
import { endsBefore, isVoid } from './elements.ts'
import { documentOrder } from './measure.ts'
import { SourceTree } from './source-tree.ts'
import { TracingParser } from './tracing-parser.ts'

export interface SourceProblem {
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** What every browser reads the same way and many pages do on purpose. */
const harmless = new Set([
  'missing-doctype',
  'non-conforming-doctype',
  'non-void-html-element-start-tag-with-trailing-solidus',
  'control-character-in-input-stream',
  'noncharacter-in-input-stream',
  'unknown-named-character-reference',
  'missing-semicolon-after-character-reference',
])

/** The browser makes something else of it than what stands there. */
const grave = new Set([
  'duplicate-attribute',
  'eof-in-comment',
  'eof-in-tag',
  'eof-in-element-that-can-contain-only-text',
  'eof-in-script-html-comment-like-text',
  'missing-end-tag-name',
  'misplaced-start-tag-for-head-element',
  'nested-noscript-in-head',
  'abandoned-head-element-child',
  'unexpected-character-in-attribute-name',
  'unexpected-equals-sign-before-attribute-name',
  'missing-whitespace-between-attributes',
])

const most = 200

/** Where the html standard's own parser stumbles, and tags without their other half; what matters to nobody is left out. */
export function findHtmlProblems(source: string, as: 'page' | 'fragment'): readonly SourceProblem[] {
  const problems: SourceProblem[] = []
  const onParseError = ({ code, startOffset, endOffset }: ParserError) => {
    if (harmless.has(code) || problems.length >= most) return
    const severity = grave.has(code) ? 'error' : 'warning'
    problems.push({ from: startOffset, to: Math.max(endOffset, startOffset + 1), severity, message: inWords(code) })
  }
  const options = { sourceCodeLocationInfo: true, onParseError }
  if (as === 'page') parse(decoded(source), options)
  else parseFragment(source, options)
  return [...problems, ...lonelyTags(source)].toSorted((one, other) => one.from - other.from).slice(0, most)
}

/** End tags that end nothing, and start tags whose end tag is missing where it may not be left out. */
function lonelyTags(source: string): SourceProblem[] {
  const tree = new SourceTree()
  const log = TracingParser.read(source, tree)
  const ends = log.unowned.flatMap(({ start, end, inert }): SourceProblem[] => {
    if (!inert || !source.startsWith('</', start)) return []
    return [{ from: start, to: end, severity: 'error', message: 'This end tag ends nothing' }]
  })
  const starts = documentOrder(tree, tree.get(tree.root)).flatMap((node): SourceProblem[] => {
    const [from = -1, to = -1] = [log.start[node.id], log.openEnd[node.id]]
    if (node.kind !== 'element' || from < 0 || to < 0 || from === to) return []
    if (isVoid(node) || log.clones.has(node.id) || endsBefore(node.name, null)) return []
    if ((log.closeStart[node.id] ?? -1) >= 0 || (source.endsWith('/>', to) && node.namespace !== 'html')) return []
    return [{ from, to, severity: 'warning', message: `${node.name} is never ended` }]
  })
  return [...ends, ...starts]
}

/** `duplicate-attribute` reads `Duplicate attribute`. */
function inWords(code: string): string {
  const text = code.replaceAll('-', ' ').replace(/\beof\b/, 'end of file')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
