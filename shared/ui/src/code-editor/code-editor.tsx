import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useCallback, useLayoutEffect, useRef } from 'react'
import styles from './code-editor.module.css'
import type { CodeHooks, SourceLanguage } from './code-hooks.ts'
import { editorExtensions, fromOwner } from './editor-extensions.ts'
import { lineEndsOf } from './line-ends.ts'
import { smallestChange } from './smallest-change.ts'

export type { CodeHooks, CodeProblem, PageWords, ScriptHelp, SourceLanguage } from './code-hooks.ts'

export interface CodeEditorViewProps extends CodeHooks {
  /** Read as the editor's name. */
  label: string
  language: SourceLanguage
  /** Taken in with the smallest change when it is another text than the editor's. */
  value: string
  readOnly?: boolean | undefined
  takesFocus?: boolean | undefined
  /** Selected and in view from the start: offsets in `value`. */
  place?: { readonly from: number; readonly to: number } | undefined
  /** Escape, where the editor has nothing to close by it, is left to what stands around the editor. */
  passesEscape?: boolean | undefined
}

/** Milliseconds in which the Tab after Escape leaves, unless something is typed; longer than CodeMirror's own two seconds. */
const leaveTime = 20_000

/** Escape closes lists and the search and lets the next Tab leave; the dialog around the editor stays, as long as it must. */
function keepEscape(editor: EditorView, event: KeyboardEvent, passesEscape: boolean): void {
  if (event.key !== 'Escape' || (passesEscape && !event.defaultPrevented)) return
  event.stopPropagation()
  // What it closed had the key; a Tab after that belongs to the text.
  if (!event.defaultPrevented) editor.setTabFocusMode(leaveTime)
}

/** Line ends are one sign each in the editor, so places are counted anew. */
function showPlace(editor: EditorView, { place, value }: Pick<CodeEditorViewProps, 'place' | 'value'>): void {
  if (!place) return
  const { toEditor } = lineEndsOf(value)
  const [anchor, head] = [place.from, place.to].map((offset) =>
    Math.min(toEditor(value.slice(0, offset)).length, editor.state.doc.length),
  ) as [number, number]
  editor.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
}

/** CodeMirror in the suite's colours. Fills the box it stands in; Escape and then Tab leave it. */
export function CodeEditor(props: CodeEditorViewProps) {
  const { label, language, value, readOnly = false, takesFocus = false } = props
  const latest = useRef(props)
  /** The text as its owner last knew it, so that a key stroke need not read the whole page. */
  const known = useRef({ text: value, ends: lineEndsOf(value) })
  const view = useRef<{ editor: EditorView; writing: Compartment } | null>(null)

  const mount = useCallback(
    (host: HTMLDivElement) => {
      const writing = new Compartment()
      const onText = (text: string) => {
        const { ends } = known.current
        known.current = { text: ends.fromEditor(text), ends }
        latest.current.onChange?.(known.current.text)
      }
      const extensions = [
        editorExtensions({ label, language, hooks: () => latest.current, onText }),
        writing.of(EditorState.readOnly.of(latest.current.readOnly ?? false)),
      ]
      const editor = new EditorView({ parent: host, doc: known.current.ends.toEditor(known.current.text), extensions })
      view.current = { editor, writing }
      editor.dom.addEventListener('keydown', (event) => keepEscape(editor, event, latest.current.passesEscape ?? false))
      showPlace(editor, latest.current)
      if (takesFocus) editor.focus()
      return () => {
        view.current = null
        editor.destroy()
      }
    },
    // Another language or name is another editor.
    [label, language, takesFocus],
  )

  // With the commit, for a key may come before what follows a paint: it would be taken for a text that its owner refused.
  useLayoutEffect(() => {
    latest.current = props
    if (!view.current) return
    const { editor, writing } = view.current
    if (editor.state.readOnly !== readOnly) {
      editor.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(readOnly)) })
    }
    if (value === known.current.text) return
    known.current = { text: value, ends: lineEndsOf(value) }
    const change = smallestChange(editor.state.doc.toString(), known.current.ends.toEditor(value))
    if (change) editor.dispatch({ changes: change, annotations: fromOwner.of(true) })
  })

  return <div ref={mount} className={styles.editor} data-readonly={readOnly || undefined} />
}
