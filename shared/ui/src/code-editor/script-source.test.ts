import { autocompletion, currentCompletions } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, test, vi } from 'vitest'
import type { ScriptHelp } from './code-hooks.ts'
import { languageSupport } from './language-support.ts'

type Answer = Awaited<ReturnType<ScriptHelp['complete']>>

const views: EditorView[] = []
afterEach(() => views.splice(0).forEach((view) => view.destroy()))

/** An editor whose help is still on its way, as the first time a script is written. */
function startEditor() {
  let answer: (given: Answer) => void = () => undefined
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const asked: string[] = []
  const script: ScriptHelp = {
    isReady: () => false,
    complete: (text) => {
      asked.push(text)
      return promise
    },
    describe: async () => null,
    hover: async () => null,
  }
  const extensions = [languageSupport('js', () => ({ script })), autocompletion()]
  const view = new EditorView({ state: EditorState.create({ extensions }), parent: document.body })
  views.push(view)
  const type = (text: string) => {
    for (const key of text) {
      const at = view.state.selection.main.head
      view.dispatch({ changes: { from: at, insert: key }, selection: { anchor: at + 1 }, userEvent: 'input.type' })
    }
  }
  const offered = () => currentCompletions(view.state).map(({ label }) => label)
  return { view, type, offered, asked, answer }
}

test('a word that only the compiler knows is offered once it is there, without another key', async () => {
  const { type, offered, asked, answer } = startEditor()
  type('Cdn_')
  await vi.waitFor(() => expect(asked).toEqual(['Cdn_']))
  answer({ from: 0, words: [{ label: 'Cdn_Library', kind: 'const', rank: 'plain' }] })
  await vi.waitFor(() => expect(offered()).toEqual(['Cdn_Library']))
})

test('until then there is what can be seen, and where the compiler cannot be had, that alone', async () => {
  const { type, offered, answer } = startEditor()
  type('docu')
  await vi.waitFor(() => expect(offered()).toContain('document'))
  type('.zz')
  answer(null)
  type('\nMat')
  await vi.waitFor(() => expect(offered()).toContain('Math'))
})

test('the caret in a script is enough for the compiler to be on its way, once', async () => {
  const { view, asked } = startEditor()
  expect(asked).toEqual([])
  view.focus()
  view.contentDOM.blur()
  view.focus()
  await vi.waitFor(() => expect(asked).toEqual(['']))
})
