import type { HtmlTree } from './html-tree.ts'
import { finish, finishInTurns } from './in-steps.ts'
import type { Pause } from './in-steps.ts'
import { measureInSteps } from './measure.ts'
import type { ParseLog } from './parse-log.ts'
import { Slicer } from './slices.ts'
import { SourceTree } from './source-tree.ts'
import { TracingParser } from './tracing-parser.ts'

/** Reads a page, whole or body content only, as a browser with scripting does. Any text is a page. */
export function parseHtml(source: string): HtmlTree {
  return finish(parseInSteps(source))
}

/** The same for a thread that others need too. Null when it was given up at a pause. */
export function parseHtmlInTurns(source: string, pause: Pause): Promise<HtmlTree | null> {
  return finishInTurns(parseInSteps(source), pause)
}

function* parseInSteps(source: string): Generator<void, HtmlTree> {
  const tree = new SourceTree()
  const log = yield* TracingParser.readInSteps(source, tree)
  findLandmarks(tree)
  pinLateText(tree, log)
  tree.newline = /\r?\n/.exec(source)?.[0] ?? '\n'
  tree.quote = habitualQuote(source)
  const extents = yield* measureInSteps(tree, log)
  yield* new Slicer(tree, log, extents).dealInSteps()
  for (const id of log.merged) tree.hazards.add(id)
  return tree
}

function findLandmarks(tree: SourceTree): void {
  const html = tree.get(tree.root).children.find((id) => tree.get(id).kind === 'element')
  if (html === undefined) throw new Error('parseHtml: a document without a root element')
  tree.htmlNode = html
  for (const id of tree.get(html).children) {
    const { kind, name } = tree.get(id)
    if (kind !== 'element') continue
    if (name === 'head' && tree.headNode === -1) tree.headNode = id
    else if ((name === 'body' || name === 'frameset') && tree.bodyNode === -1) tree.bodyNode = id
  }
}

/**
 * Whitespace after `</body>` is the end of the text of what is still open then, most often the body itself, and yet has
 * its bytes behind the end tag.
 */
function pinLateText(tree: SourceTree, log: ParseLog): void {
  if (log.late.size === 0 || tree.bodyNode === -1) return
  let node = tree.get(tree.bodyNode)
  for (let last = node.children.at(-1); last !== undefined; last = node.children.at(-1)) {
    node = tree.get(last)
    if (node.kind !== 'element' || log.closeStart[last] !== -1) break
  }
  if (!log.late.has(node.id) || !/^[\t\n\f\r ]*$/.test(node.value)) return
  node.pinned = true
  node.printed = ''
  tree.pinnedNode = node.id
}

/** The quote that values stand in, more often than not. */
export function habitualQuote(source: string): '"' | "'" {
  let single = 0
  let double = 0
  for (const [, quote] of source.slice(0, 20_000).matchAll(/=\s*(["'])/g)) {
    if (quote === '"') double++
    else single++
  }
  return single > double ? "'" : '"'
}
