import { parse } from 'css-tree'
import type { CssNode, Selector } from 'css-tree'
import { attributeOf, classNamesOf, elementChildren, findAll } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { messages } from './messages.ts'
import { ToolFailure } from './tool-failure.ts'

type Test = (node: HtmlNode) => boolean

/** Elements of a page that match a selector, in document order. Throws for a selector that is not known here. */
export function selectElements(tree: HtmlTree, selector: string): HtmlNode[] {
  const matches = elementTest(tree, selector)
  return [...findAll(tree, (node) => node.kind === 'element' && matches(node))]
}

/** Whether an element matches; states such as `:hover` are not known and refused. */
export function elementTest(tree: HtmlTree, selector: string): Test {
  try {
    return anyOf(tree, parse(selector, { context: 'selectorList', onParseError: refuse }))
  } catch {
    // The parser's own words are about bytes; what an agent needs is which selectors are known.
    throw new ToolFailure('wrong-argument', messages.noSelector(selector))
  }
}

function refuse(error: Error): never {
  throw error
}

function anyOf(tree: HtmlTree, list: CssNode): Test {
  if (list.type === 'Raw') return anyOf(tree, parse(list.value, { context: 'selectorList', onParseError: refuse }))
  if (list.type !== 'SelectorList') throw new Error(list.type)
  if (list.children.isEmpty) throw new Error('no selector')
  const tests = list.children.toArray().map((each) => {
    if (each.type !== 'Selector') throw new Error(each.type)
    return chainTest(tree, each)
  })
  return (node) => tests.some((test) => test(node))
}

interface Compound {
  readonly tests: Test[]
  /** What joins it to the one before. */
  readonly joined: string
}

function chainTest(tree: HtmlTree, { children }: Selector): Test {
  const chain: Compound[] = [{ tests: [], joined: '' }]
  for (const part of children) {
    if (part.type === 'Combinator') chain.push({ tests: [], joined: part.name })
    else chain.at(-1)?.tests.push(simpleTest(tree, part))
  }
  if (chain.some(({ tests }) => tests.length === 0)) throw new Error('an empty selector')
  return (node) => holds(tree, chain, chain.length - 1, node)
}

function holds(tree: HtmlTree, chain: readonly Compound[], at: number, node: HtmlNode): boolean {
  const { tests = [], joined } = chain[at] ?? { joined: '' }
  if (!tests.every((test) => test(node))) return false
  if (at === 0) return true
  return candidates(tree, node, joined).some((each) => holds(tree, chain, at - 1, each))
}

function candidates(tree: HtmlTree, node: HtmlNode, joined: string): readonly HtmlNode[] {
  const parent = parentOf(tree, node)
  if (joined === '>') return parent ? [parent] : []
  if (joined === '+' || joined === '~') {
    const siblings = siblingsOf(tree, node)
    const before = siblings.slice(0, siblings.indexOf(node))
    return joined === '~' ? before : before.slice(-1)
  }
  const found: HtmlNode[] = []
  for (let up = parent; up; up = parentOf(tree, up)) found.push(up)
  return found
}

function parentOf(tree: HtmlTree, { parent }: HtmlNode): HtmlNode | null {
  const found = parent === null ? undefined : tree.node(parent)
  return found?.kind === 'element' ? found : null
}

function siblingsOf(tree: HtmlTree, { id, parent }: HtmlNode): readonly HtmlNode[] {
  return parent === null ? [tree.node(id)].flatMap((node) => node ?? []) : elementChildren(tree, parent)
}

function simpleTest(tree: HtmlTree, part: CssNode): Test {
  switch (part.type) {
    case 'TypeSelector': {
      const name = part.name.toLowerCase()
      return (node) => name === '*' || node.name.toLowerCase() === name
    }
    case 'IdSelector':
      return (node) => attributeOf(node, 'id') === part.name
    case 'ClassSelector':
      return (node) => classNamesOf(node).includes(part.name)
    case 'AttributeSelector': {
      const { name, matcher, value, flags } = part
      const wanted = value === null ? '' : value.type === 'String' ? value.value : value.name
      const fold = (text: string) => (flags === 'i' ? text.toLowerCase() : text)
      return (node) => {
        const found = attributeOf(node, name.name)
        return found !== null && (matcher === null || compare(fold(found), matcher, fold(wanted)))
      }
    }
    case 'PseudoClassSelector':
      return pseudoTest(tree, part.name.toLowerCase(), part.children?.first ?? null)
    default:
      throw new Error(part.type)
  }
}

function compare(found: string, matcher: string, wanted: string): boolean {
  if (matcher === '=') return found === wanted
  if (matcher === '~=') return found.split(/\s+/).includes(wanted)
  if (matcher === '|=') return found === wanted || found.startsWith(`${wanted}-`)
  if (wanted === '') return false
  if (matcher === '^=') return found.startsWith(wanted)
  return matcher === '$=' ? found.endsWith(wanted) : found.includes(wanted)
}

function pseudoTest(tree: HtmlTree, name: string, inside: CssNode | null): Test {
  if (name === 'root') return (node) => parentOf(tree, node) === null
  if (name === 'empty') return (node) => node.children.every((id) => tree.node(id)?.kind === 'comment')
  if (inside && (name === 'not' || name === 'is' || name === 'where')) {
    const test = anyOf(tree, inside)
    return name === 'not' ? (node) => !test(node) : test
  }
  const [, kind = '', type] = /^(first|last|only|nth|nth-last)-(child|of-type)$/.exec(name) ?? []
  return placeTest(tree, { kind, isOfType: type === 'of-type' }, inside)
}

interface WantedPlace {
  readonly kind: string
  readonly isOfType: boolean
}

function placeTest(tree: HtmlTree, { kind, isOfType }: WantedPlace, inside: CssNode | null): Test {
  const place = (node: HtmlNode, isFromEnd: boolean) => {
    const all = siblingsOf(tree, node).filter((each) => !isOfType || each.name === node.name)
    return isFromEnd ? all.length - all.indexOf(node) : all.indexOf(node) + 1
  }
  if (kind === 'only') return (node) => place(node, false) === 1 && place(node, true) === 1
  if (kind === 'first' || kind === 'last') return (node) => place(node, kind === 'last') === 1
  if (inside?.type !== 'Nth' || kind === '') throw new Error('a pseudo-class')
  const isNth = nthTest(inside.nth)
  return (node) => isNth(place(node, kind === 'nth-last'))
}

function nthTest(nth: CssNode): (place: number) => boolean {
  if (nth.type === 'Identifier') return (place) => place % 2 === (nth.name === 'odd' ? 1 : 0)
  if (nth.type !== 'AnPlusB') throw new Error(nth.type)
  const [a, b] = [Number(nth.a ?? 0), Number(nth.b ?? 0)]
  return (place) => (a === 0 ? place === b : (place - b) % a === 0 && (place - b) / a >= 0)
}
