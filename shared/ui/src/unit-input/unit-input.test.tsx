import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReadOnly } from '../read-only/read-only.tsx'
import { UnitInput } from './unit-input.tsx'
import type { UnitInputProps } from './unit-input-props.ts'

afterEach(cleanup)

function Owner(props: Partial<UnitInputProps>) {
  const [value, setValue] = useState(props.value ?? '10px')
  return (
    <UnitInput
      label="Width"
      {...props}
      value={value}
      onCommit={(text) => {
        setValue(text)
        props.onCommit?.(text)
      }}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Width')

test('what is typed is committed once, on Enter, with its unit', async () => {
  const onCommit = vi.fn()
  render(<Owner onCommit={onCommit} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '24{Enter}')
  await userEvent.tab()
  expect(onCommit.mock.calls).toEqual([['24px']])
  expect(field().value).toBe('24px')
})

test('Escape takes back what was typed', async () => {
  const onCommit = vi.fn()
  render(<Owner onCommit={onCommit} />)
  await userEvent.type(field(), '999{Escape}')
  await userEvent.tab()
  expect(field().value).toBe('10px')
  expect(onCommit).not.toHaveBeenCalled()
})

test('an invalid value stays in the field with the reason and is not applied', async () => {
  const onCommit = vi.fn()
  render(<Owner onCommit={onCommit} validate={(text) => (text === 'bogus' ? 'No such value' : null)} />)
  await userEvent.clear(field())
  await userEvent.type(field(), 'bogus{Enter}')
  expect(field().value).toBe('bogus')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('No such value')
  expect(onCommit).not.toHaveBeenCalled()
})

test('a held arrow key previews each step and commits once when it is let go', () => {
  const onPreview = vi.fn()
  const onCommit = vi.fn()
  render(<Owner onPreview={onPreview} onCommit={onCommit} />)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowUp', shiftKey: true })
  fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })
  fireEvent.keyUp(field(), { key: 'ArrowUp' })
  expect(onPreview.mock.calls.flat()).toEqual(['11px', '21px', '20.9px'])
  expect(onCommit.mock.calls).toEqual([['20.9px']])
})

test('dragging the label previews, and one release is one commit', () => {
  const onPreview = vi.fn()
  const onCommit = vi.fn()
  render(<Owner onPreview={onPreview} onCommit={onCommit} />)
  const label = screen.getByText('Width')
  fireEvent.pointerDown(label, { pointerId: 1, clientX: 100, button: 0 })
  fireEvent.pointerMove(label, { pointerId: 1, clientX: 105 })
  fireEvent.pointerMove(label, { pointerId: 1, clientX: 112 })
  fireEvent.pointerUp(label, { pointerId: 1 })
  expect(onPreview.mock.calls.flat()).toEqual(['15px', '22px'])
  expect(onCommit.mock.calls).toEqual([['22px']])
})

test.each([
  ['var(--size)', '14px', [['17px']]],
  ['auto', '14px', [['17px']]],
  ['auto', 'auto', []],
  ['4px !important', '14px', []],
])('a drag of %s goes on from the computed %s', (value, computed, committed) => {
  const onCommit = vi.fn()
  render(<UnitInput label="Width" value={value} computed={() => computed} onCommit={onCommit} />)
  const label = screen.getByText('Width')
  fireEvent.pointerDown(label, { pointerId: 1, clientX: 100, button: 0 })
  fireEvent.pointerMove(label, { pointerId: 1, clientX: 103 })
  fireEvent.pointerUp(label, { pointerId: 1 })
  expect(onCommit.mock.calls).toEqual(committed)
})

test('steps end at zero where nothing below it is accepted, and go on where it is', () => {
  const onCommit = vi.fn()
  const down = (accepts: (text: string) => boolean) => {
    const { unmount } = render(<UnitInput label="Width" value="4.5em" accepts={accepts} onCommit={onCommit} />)
    fireEvent.keyDown(field(), { key: 'ArrowDown', shiftKey: true })
    fireEvent.keyUp(field(), { key: 'ArrowDown' })
    unmount()
  }
  down((text) => !text.startsWith('-'))
  down(() => true)
  expect(onCommit.mock.calls).toEqual([['0em'], ['-5.5em']])
})

test.each([
  ['Escape', { key: 'Escape' }],
  ['undo', { key: 'z', ctrlKey: true }],
])('%s in the middle of a drag cancels it, and nothing else', (_name, pressed) => {
  const onCancel = vi.fn()
  const onCommit = vi.fn()
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  render(<Owner onCancel={onCancel} onCommit={onCommit} />)
  const label = screen.getByText('Width')
  fireEvent.pointerDown(label, { pointerId: 1, clientX: 100, button: 0 })
  fireEvent.pointerMove(label, { pointerId: 1, clientX: 140 })
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect(onCancel).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, pressed)
  fireEvent.pointerUp(label, { pointerId: 1 })
  document.removeEventListener('keydown', heard)
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect([onCommit.mock.calls, heard.mock.calls]).toEqual([[], []])
  expect(field().value).toBe('10px')
})

test('a field that goes away in the middle of a drag leaves Escape to others', () => {
  const { unmount } = render(<Owner />)
  fireEvent.pointerDown(screen.getByText('Width'), { pointerId: 1, clientX: 100, button: 0 })
  unmount()
  const heard = vi.fn()
  document.addEventListener('keydown', heard, { once: true })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a drag that begins before the owner has given back what was typed goes on from what was typed', async () => {
  const onPreview = vi.fn()
  const onCommit = vi.fn()
  const given = { label: 'Width', onPreview, onCommit }
  const { rerender } = render(<UnitInput {...given} value="10px" />)
  await userEvent.clear(field())
  await userEvent.type(field(), '24{Enter}')
  const drag = (to: number) => {
    const label = screen.getByText('Width')
    fireEvent.pointerDown(label, { pointerId: 1, clientX: 100, button: 0 })
    fireEvent.pointerMove(label, { pointerId: 1, clientX: to })
    fireEvent.pointerUp(label, { pointerId: 1 })
  }
  drag(105)
  drag(81)
  expect(onPreview.mock.calls.flat()).toEqual(['29px', '10px'])
  expect(onCommit.mock.calls.flat()).toEqual(['24px', '29px', '10px'])
  rerender(<UnitInput {...given} value="29px" />)
  rerender(<UnitInput {...given} value="10px" />)
  drag(105)
  expect(onCommit.mock.lastCall).toEqual(['15px'])
})

test('a drag from a number still being typed goes on from it, with its unit', async () => {
  const onPreview = vi.fn()
  render(<Owner onPreview={onPreview} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '24')
  fireEvent.pointerDown(screen.getByText('Width'), { pointerId: 1, clientX: 100, button: 0 })
  fireEvent.pointerMove(screen.getByText('Width'), { pointerId: 1, clientX: 105 })
  expect(onPreview.mock.calls.flat()).toEqual(['29px'])
})

test('the wheel never changes a value', () => {
  const onPreview = vi.fn()
  render(<Owner onPreview={onPreview} />)
  field().focus()
  fireEvent.wheel(field(), { deltaY: 120 })
  expect(onPreview).not.toHaveBeenCalled()
  expect(field().value).toBe('10px')
})

test('the menu offers units and keywords', async () => {
  const onCommit = vi.fn()
  render(<Owner onCommit={onCommit} keywords={['auto']} units={['px', '%']} />)
  await userEvent.click(screen.getByLabelText('Units and keywords of Width'))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '%' }))
  expect(onCommit.mock.calls).toEqual([['10%']])
})

test('where things are only read a label scrubs and resets nothing', () => {
  const onPreview = vi.fn()
  const onReset = vi.fn()
  render(
    <ReadOnly when>
      <Owner onPreview={onPreview} onReset={onReset} />
    </ReadOnly>,
  )
  const label = screen.getByText('Width')
  fireEvent.pointerDown(label, { pointerId: 1, clientX: 100, button: 0 })
  fireEvent.pointerMove(label, { pointerId: 1, clientX: 112 })
  fireEvent.pointerUp(label, { pointerId: 1 })
  fireEvent.click(label, { altKey: true })
  expect(onPreview).not.toHaveBeenCalled()
  expect(onReset).not.toHaveBeenCalled()
})
