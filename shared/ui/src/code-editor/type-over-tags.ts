import { EditorSelection, Prec, StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

interface Span {
  readonly from: number
  readonly to: number
}

interface Closings {
  /** Closing tags that came by themselves when their opening tags were typed, and may have got another name since. */
  readonly tags: readonly Span[]
  /** What came by itself right in front of the caret, and was not typed by hand since; empty for nothing. */
  readonly finished: string
}

/** As much of what came by itself has been typed that this is left. */
const leave = StateEffect.define<string>()
const none: Closings = { tags: [], finished: '' }
const closingTag = /^<\/[^\s<>/]+>$/
const restOfTag = /^[^\s<>/]+>$/

function completedBy(transaction: Transaction): { text: string; span: Span } | null {
  if (!transaction.isUserEvent('input.complete')) return null
  let found: { text: string; span: Span } | null = null
  transaction.changes.iterChanges((...[, , from, to, inserted]) => {
    found = { text: inserted.toString(), span: { from, to } }
  })
  return found
}

/** Those that are closing tags still; what is typed into one makes it another. */
function kept({ tags }: Closings, { changes, newDoc }: Transaction): readonly Span[] {
  const moved = tags.map(({ from, to }) => ({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }))
  return moved.filter(({ from, to }) => from < to && closingTag.test(newDoc.sliceString(from, to)))
}

const closings = StateField.define<Closings>({
  create: () => none,
  update(before, transaction) {
    const completed = completedBy(transaction)
    const tags = transaction.docChanged ? kept(before, transaction) : before.tags
    const caret = transaction.newSelection.main.head
    if (completed && closingTag.test(completed.text) && caret <= completed.span.from) {
      return { tags: [...tags, completed.span], finished: '' }
    }
    if (completed && restOfTag.test(completed.text) && caret === completed.span.to) {
      const start = transaction.newDoc.sliceString(completed.span.from - 2, completed.span.from)
      return { tags, finished: start === '</' ? completed.text : '' }
    }
    const left = transaction.effects.find((effect) => effect.is(leave))
    const isSame = !transaction.docChanged && transaction.selection === undefined
    return { tags, finished: left?.value ?? (isSame ? before.finished : '') }
  },
})

/** Where the caret goes instead of the text being typed, and what the text replaces; null where it is typed as always. */
function over({ doc }: EditorState, { tags }: Closings, at: number, text: string) {
  const [before, next] = [doc.sliceString(at - 1, at), doc.sliceString(at, at + 1)]
  // The start of a closing tag in front of one that waits for it.
  if (text === '/' && before === '<' && tags.some(({ from }) => from === at)) {
    return { caret: at + 1, changes: { from: at - 1, to: at } }
  }
  const isInside = tags.some(({ from, to }) => from + 1 < at && at < to)
  return isInside && text === next ? { caret: at + 1, changes: [] } : null
}

const typing = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view
  if (view.composing || state.readOnly || from !== to || state.selection.ranges.length > 1) return false
  const known = state.field(closings)
  if (known.finished !== '' && known.finished.startsWith(text)) {
    view.dispatch({ effects: leave.of(known.finished.slice(text.length)) })
    return true
  }
  const found = over(state, known, from, text)
  if (!found) return false
  view.dispatch({
    changes: found.changes,
    selection: EditorSelection.cursor(found.caret),
    scrollIntoView: true,
    userEvent: 'input.type',
  })
  return true
})

/** A closing tag that came by itself is typed over by a hand that types it as well. */
export const typeOverTags: Extension = [closings, Prec.highest(typing)]
