import type { CanvasService, NodeId } from '@pergola/contracts'
import { looperNames, ownOf } from '@pergola/site/components'
import { loopPage } from './loop-view-edit.ts'
import { messages } from './messages.ts'

/** When an element inside a looper is there, as its `v-if` says it. */
export function loopConditions(list: string) {
  const { loading, error } = looperNames(list)
  return {
    loading,
    failed: error,
    empty: `!${loading} && !${error} && !Object.keys(${list}).length`,
    filled: `Object.keys(${list}).length`,
  } as const
}

/** Without these a page whose list is on its way, does not come or has no entries shows its visitors an empty box. */
const texts = [
  ['status', 'loading', messages.loopLoading],
  ['alert', 'failed', messages.loopFailed],
  ['status', 'empty', messages.loopEmpty],
] as const

/** Those texts of a looper that do not stand in it. */
export function missingStates(canvas: CanvasService, looper: NodeId, list: string): readonly string[] {
  const conditions = loopConditions(list)
  const page = loopPage(canvas)
  const given = new Set(ownOf(page, looper, 'v-if').map((id) => page.attribute(id, 'v-if').trim()))
  return texts
    .filter(([, state]) => !given.has(conditions[state]))
    .map(([role, state, text]) => `<p class="p-10" role="${role}" v-if="${conditions[state]}">${text}</p>`)
}

/** At the end of a content, on lines of their own where its last element stands on one. */
export function withAppended(content: string, elements: readonly string[]): string {
  const lines = /\n([ \t]*)\S.*\n([ \t]*)$/.exec(content)
  if (!lines) return content + elements.join('')
  const [, indent = '', closing = ''] = lines
  const before = content.slice(0, content.length - closing.length)
  return before + elements.map((element) => `${indent}${element}\n`).join('') + closing
}
