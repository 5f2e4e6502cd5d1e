import { EditorView } from '@codemirror/view'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CodeEditor } from './code-editor.tsx'

afterEach(cleanup)

function type(text: string) {
  const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: 'Code' }))!
  view.dispatch({ ...view.state.replaceSelection(text), userEvent: 'input.type' })
}

/** Its owner learns of the first key when the next one is already down. */
function Owner() {
  const [text, setText] = useState('')
  useLayoutEffect(() => {
    if (text === 'a') type('b')
  }, [text])
  return (
    <>
      <CodeEditor label="Code" language="text" value={text} onChange={setText} />
      <output>{text}</output>
    </>
  )
}

test('a key that comes while its owner still shows the one before stands where it was typed', async () => {
  render(<Owner />)
  type('a')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ab'))
  type('c')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('abc'))
})
