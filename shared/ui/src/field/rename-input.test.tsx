import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RenameInput } from './rename-input.tsx'

afterEach(cleanup)

test('Enter that only takes a word of an input method does not end the name', () => {
  const onEnd = vi.fn<(typed: string | null, byKey: boolean) => void>()
  render(<RenameInput label="Rename" value="Hero" className={undefined} onEnd={onEnd} />)
  const input = screen.getByLabelText('Rename')
  expect(document.activeElement).toBe(input)
  fireEvent.change(input, { target: { value: ' 日本 ' } })
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onEnd.mock.calls).toEqual([['日本', true]])
})
