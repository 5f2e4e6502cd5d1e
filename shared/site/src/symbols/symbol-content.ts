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

function contentRoot(tree: HtmlTree): number | null {
  const template = tree.node(tree.head())?.children.flatMap((id) => tree.node(id) ?? [])[0]
  const holder = template?.content === undefined ? undefined : tree.node(template.content ?? -1)
  const elements = holder?.children.filter((id) => tree.node(id)?.kind === 'element') ?? []
  return elements[0] ?? null
}

/** What the file says once an instance has changed; its own values of the properties are the symbol's own. */
export function contentAfter(content: string, instance: Place): string {
  const file = readContent(content)
  if (!file) return printNode(instance.tree, instance.node)
  let isChanged = false
  syncInstance(instance, file, (operation) => {
    isChanged = true
    applyHtml(file.tree, operation)
  })
  const root = contentRoot(file.tree)
  return isChanged && root !== null ? printNode(file.tree, root) : content
}
