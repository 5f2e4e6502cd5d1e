import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ColorPicker } from './color-picker.tsx'

afterEach(cleanup)

test.each([
  ['Escape', { key: 'Escape' }],
  ['undo', { key: 'z', ctrlKey: true }],
])('%s in the middle of a drag gives it up; the next is one again', (_name, pressed) => {
  const [onPreview, onCancel, onCommit] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <ColorPicker
      label="Color"
      value="#336699"
      resolved="#336699"
      onPreview={onPreview}
      onCancel={onCancel}
      onCommit={onCommit}
    />,
  )
  const area = screen.getByRole('slider', { name: 'Saturation and brightness' })
  area.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  area.setPointerCapture = () => {}
  const press = () => fireEvent.pointerDown(area, { pointerId: 1, button: 0, clientX: 50, clientY: 50 })
  press()
  expect(onPreview).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, pressed)
  expect(onCancel).toHaveBeenCalledTimes(1)
  fireEvent.pointerUp(area, { pointerId: 1 })
  expect(onCommit).not.toHaveBeenCalled()
  press()
  fireEvent.pointerUp(area, { pointerId: 1 })
  expect(onCommit).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(area, { key: 'ArrowRight' })
  expect(onCommit).toHaveBeenCalledTimes(2)
})
