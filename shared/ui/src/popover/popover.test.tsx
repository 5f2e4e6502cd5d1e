import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Popover } from './popover.tsx'

afterEach(cleanup)

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Shadow' }))
  return screen.findByRole('dialog', { name: 'Shadow' })
}

const focusOn = (name: string) => screen.getByRole('button', { name }).focus()

test('the focus goes to what it holds, its handles come after that', async () => {
  render(
    <Popover label="Shadow" trigger={<button type="button">Shadow</button>}>
      <input aria-label="Blur" />
    </Popover>,
  )
  await open()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Blur')))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resize' }))
})

test('the arrow keys resize it, never below 100 by 50; opened again it is as it was at first', async () => {
  render(
    <Popover label="Shadow" trigger={<button type="button">Shadow</button>}>
      Blur
    </Popover>,
  )
  const first = await open()
  expect(first.style.width).toBe('300px')
  expect(first.style.maxHeight).toContain('300px')
  focusOn('Resize')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  // Nothing has a size here, so whatever it is resized to is its smallest.
  expect([first.style.width, first.style.height]).toEqual(['100px', '50px'])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await open()).style.width).toBe('300px')
})
