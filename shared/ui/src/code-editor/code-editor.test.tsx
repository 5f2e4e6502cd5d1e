import { EditorView } from '@codemirror/view'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

test('undo is left to the page where nothing typed here is left to undo', async () => {
  render(<Owner />)
  const editor = screen.getByRole('textbox', { name: 'Code' })
  const undo = () => fireEvent.keyDown(editor, { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
  expect(undo()).toBe(true)
  type('x')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('x'))
  expect(undo()).toBe(false)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  expect(undo()).toBe(true)
})
