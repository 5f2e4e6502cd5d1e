import type { NodeId } from '@pergola/contracts'
import { applyHtml, parseHtml, printNode } from '../html/index.ts'
import type { HtmlTree } from '../html/index.ts'
import { syncInstance } from './sync-instance.ts'
import type { Place } from './sync-instance.ts'

/** The element a symbol's file holds. In a template any element may stand, a row of a table too. */
export function readContent(content: string): Place | null {
  const tree = parseHtml(`<template>${content}</template>`)
  const root = contentRoot(tree)
  return root === null ? null : { tree, node: root }
}

function contentRoot(tree: HtmlTree): NodeId | null {
  const template = tree.node(tree.head())?.children.flatMap((id) => tree.node(id) ?? [])[0]
  const holder = template?.content === undefined ? undefined : tree.node(template.content ?? -1)
  const elements = holder?.children.filter((id) => tree.node(id)?.kind === 'element') ?? []
  return elements[0] ?? null
}

interface ReadContent {
  readonly text: string
  readonly tree: HtmlTree
}

/** The files of symbols as they are edited again and again: each is read once. */
export class SymbolContents {
  /** By symbol. One whose text is another by now is read again. */
  private readonly known = new Map<string, ReadContent>()

  /** What a file says once an instance has changed; its own values of the properties are the symbol's own. */
  after(symbol: string, content: string, instance: Place): string {
    const known = this.known.get(symbol)
    const tree = known?.text === content ? known.tree : readContent(content)?.tree
    if (!tree) return printNode(instance.tree, instance.node)
    const text = contentIn(tree, content, instance)
    this.known.set(symbol, { text, tree })
    return text
  }
}

function contentIn(tree: HtmlTree, content: string, instance: Place): string {
  const before = contentRoot(tree)
  if (before === null) return content
  let isChanged = false
  syncInstance(instance, { tree, node: before }, (operation) => {
    isChanged = true
    applyHtml(tree, operation)
  })
  const root = contentRoot(tree)
  return isChanged && root !== null ? printNode(tree, root) : content
}
