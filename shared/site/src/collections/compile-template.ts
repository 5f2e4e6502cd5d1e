import { escapeText } from '../html/escape-all.ts'
import { compileElement } from './compile-element.ts'
import { Misplaced, compilePlaces, headed, isElementNode, isStatic, leave, valueOf } from './compiling.ts'
import type { Child, Compiling, Element } from './compiling.ts'
import { conditionOf, directivesOf } from './element-directives.ts'
import { readExpression } from './expression.ts'
import type { ReadExpression } from './expression.ts'
import { addPart } from './template-part.ts'
import type { Part } from './template-part.ts'

interface Range {
  readonly start: number
  readonly end: number
}

const deepest = 400
const mayUse = /\$\{|[\s"'/](?:v-|:|@)[a-z]|<body/i

/** Everything between two places of the source, with these nodes in it. */
export function compileChildren(nodes: readonly Child[], range: Range, compiling: Compiling): Part[] {
  const parts: Part[] = []
  const cursor = { at: range.start }
  addNodes(nodes, { parts, cursor, end: range.end }, compiling)
  addPart(parts, compiling.source.slice(cursor.at, range.end))
  return parts
}

interface Target {
  readonly parts: Part[]
  readonly cursor: { at: number }
  readonly end: number
}

function addNodes(nodes: readonly Child[], target: Target, compiling: Compiling): void {
  const taken = new Set<Child>()
  for (const node of nodes) {
    const place = node.sourceCodeLocation
    if (!place) {
      // An element that nobody wrote, such as a body: what is in it stands here.
      if (isElementNode(node)) addNodes(node.childNodes, target, headed(node, compiling))
    } else if (isElementNode(node)) {
      const [start, end] = [place.startOffset, place.endOffset]
      if (start < target.cursor.at || end > target.end) throw new Misplaced()
      addPart(target.parts, compiling.source.slice(target.cursor.at, start))
      target.cursor.at = end
      if (taken.has(node)) continue
      const chain = staticChain(node, nodes, compiling)
      for (const branch of chain?.elements ?? []) taken.add(branch)
      const parts = chain ? [chosen(chain, compiling)] : compileOne(node, compiling)
      for (const part of parts) addPart(target.parts, part)
    } else addText(node, target, compiling)
  }
}

/** White space behind the end of a body belongs to its last text: what of it stands here. */
function addText(node: Child, { parts, cursor, end }: Target, compiling: Compiling): void {
  const place = node.sourceCodeLocation
  const from = Math.max(place?.startOffset ?? 0, cursor.at)
  const to = Math.min(place?.endOffset ?? 0, end)
  if (from >= to) return
  addPart(parts, compiling.source.slice(cursor.at, from))
  cursor.at = to
  for (const part of compileText(node, compiling.source.slice(from, to), compiling)) addPart(parts, part)
}

interface Chain {
  readonly elements: readonly Element[]
  /** When each is shown; null for the last one that is shown where no other is. */
  readonly tests: readonly (ReadExpression | null)[]
}

/** An element with `v-if` and those with `v-else` behind it, where all of their conditions are known. */
function staticChain(node: Element, nodes: readonly Child[], compiling: Compiling): Chain | null {
  if (conditionOf(node)?.kind !== 'if') return null
  const elements = [node]
  for (const next of nodes.slice(nodes.indexOf(node) + 1)) {
    if (!isElementNode(next)) continue
    const condition = conditionOf(next)
    if (!condition || condition.kind === 'if') break
    elements.push(next)
  }
  const tests = elements.map((element) => {
    const condition = conditionOf(element)
    return condition?.kind === 'else' ? null : readExpression(condition?.text ?? '')
  })
  const isKnown = elements.every(
    (element, at) => conditionOf(element)?.kind === 'else' || isStatic(tests[at] ?? null, compiling),
  )
  return isKnown && elements.every(({ sourceCodeLocation }) => sourceCodeLocation) ? { elements, tests } : null
}

function chosen({ elements, tests }: Chain, compiling: Compiling): Part {
  const inside = { ...compiling, isInside: true }
  const branches = elements.map((element) => compileElement(element, inside, { withoutCondition: true }))
  return {
    skeleton: branches.map(({ skeleton }) => skeleton).join(''),
    render(scope) {
      const at = tests.findIndex((test) => test === null || Boolean(valueOf(test, scope, compiling)))
      return branches[at]?.render(scope) ?? ''
    },
  }
}

function compileOne(element: Element, compiling: Compiling): Part[] {
  const place = element.sourceCodeLocation
  const text = compiling.source.slice(place?.startOffset, place?.endOffset)
  if (!mayUse.test(text)) return [text]
  if (compiling.depth > deepest || directivesOf(element).some(({ kind }) => kind === 'pre')) {
    leave(text, compiling)
    return [text]
  }
  const compiled = compileElement(element, compiling, { withoutCondition: false })
  return compiled.parts
}

/** A text between tags; comments and the like are bytes. */
function compileText(node: Child, raw: string, compiling: Compiling): Part[] {
  if (node.nodeName !== '#text' || !('value' in node) || !raw.includes('${')) return [raw]
  // In an expression, `&amp;` means the sign; where there is none, bytes are what they say.
  const isPlain = !raw.includes('&')
  return compilePlaces(isPlain ? raw : node.value, compiling, {
    escape: escapeText,
    fixed: isPlain ? (text) => text : escapeText,
  })
}
