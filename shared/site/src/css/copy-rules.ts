import type { CssChild, CssParent } from './css-node.ts'
import type { CssOperation } from './css-operation.ts'
import { isBlock, sourceSheet } from './css-sheet.ts'
import type { CssSheet } from './css-sheet.ts'
import { printNode } from './print-css.ts'
import { splitList } from './selector-text.ts'

/** A member of a selector for a copy of what it is for; null where the copy is meant by the member itself. */
export type CopySelector = (member: string) => string | null

/**
 * What gives copies the rules of their originals: each rule that speaks of an original stands once more right behind itself,
 * so that it wins and loses against the same rules. From behind, so that no copy moves the place of another.
 */
export function copyRules(sheet: CssSheet, copyOf: CopySelector): readonly CssOperation[] {
  const source = sourceSheet(sheet)
  const operations: CssOperation[] = []
  const pending: CssParent[] = [source.root]
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    for (const [index, child] of (parent.children ?? []).entries()) {
      if (!isBlock(child) || isKeyframes(child)) continue
      const selector = child.kind === 'rule' ? copied(child.selector, copyOf) : null
      if (selector === null) pending.push(child)
      else {
        const body = child.children.map((each) => copiedText(each, copyOf, (node) => printNode(source, node))).join('')
        const text = `${selector} {${body}${child.after}}`
        operations.push({
          type: 'css.insertRule',
          parent: parent.kind === 'root' ? null : parent.id,
          index: index + 1,
          text,
        })
      }
    }
  }
  return operations.toReversed()
}

const isKeyframes = (node: CssParent) => node.kind === 'at-rule' && /keyframes$/i.test(node.name)

/** Members for the copies alone; null where there are none. */
function copied(selector: string, copyOf: CopySelector): string | null {
  const members = splitList(selector).flatMap((member) => copyOf(member.trim()) ?? [])
  return members.length > 0 ? members.join(', ') : null
}

/** What is nested in the rule of a copy speaks of the copy. */
function copiedText(node: CssChild, copyOf: CopySelector, print: (node: CssChild) => string): string {
  if (!isBlock(node)) return print(node)
  const head =
    node.kind === 'rule'
      ? splitList(node.selector)
          .map((each) => copyOf(each.trim()) ?? each.trim())
          .join(', ')
      : node.head.trimEnd()
  return `${node.before}${head} {${node.children.map((each) => copiedText(each, copyOf, print)).join('')}${node.after}}`
}
