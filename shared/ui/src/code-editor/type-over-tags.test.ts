import { EditorState, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, test } from 'vitest'
import { languageSupport } from './language-support.ts'

const views: EditorView[] = []
afterEach(() => views.splice(0).forEach((view) => view.destroy()))

function editorWith(text: string) {
  const caret = text.indexOf('|')
  const doc = text.replace('|', '')
  const extensions = languageSupport('html', () => ({}))
  const view = new EditorView({ state: EditorState.create({ doc, selection: { anchor: caret }, extensions }) })
  views.push(view)
  return view
}

/** Key by key, as the editor hears it from the browser. */
function type(view: EditorView, text: string) {
  for (const key of text) {
    const { head } = view.state.selection.main
    const insert = () =>
      view.state.update({
        changes: { from: head, insert: key },
        selection: { anchor: head + 1 },
        annotations: Transaction.userEvent.of('input.type'),
      })
    const isDone = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, head, head, key, insert))
    if (!isDone) view.dispatch(insert())
  }
}

function shown({ state }: EditorView) {
  const { head } = state.selection.main
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`
}

test.each([
  ['|', '<p>typed</p>', '<p>typed</p>|'],
  ['|', '<div><p>a</p><p>b</p></div>', '<div><p>a</p><p>b</p></div>|'],
  ['<p>|', 'a</p>', '<p>a</p>|'],
  ['<p>|', 'a</b', '<p>a</p>b|'],
  ['|', '<p>a <b>b</b> c</p>', '<p>a <b>b</b> c</p>|'],
  ['<p>a|</p>', '</p>', '<p>a</p>|</p>'],
  ['|', '<p>a</pre>', '<p>a</pre>|'],
])('where %s stands and %s is typed', (before, keys, after) => {
  const view = editorWith(before)
  type(view, keys)
  expect(shown(view)).toBe(after)
})

test('what was finished by itself is typed over only in one go', () => {
  const view = editorWith('<p>|')
  type(view, 'a</')
  view.dispatch({ selection: { anchor: 0 } })
  view.dispatch({ selection: { anchor: view.state.doc.length } })
  type(view, 'p>')
  expect(shown(view)).toBe('<p>a</p>p>|')
})
