import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { IconButton } from '../button/icon-button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

afterEach(cleanup)

function Owner() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Files Manager" icon={<svg />} onClick={() => setOpen(true)} />
      <Dialog open={open} title="Files" onClose={() => setOpen(false)} />
    </>
  )
}

test('the hint comes with the pointer and goes with it', async () => {
  render(<Owner />)
  await userEvent.hover(screen.getByRole('button', { name: 'Files Manager' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Files Manager')
  await userEvent.unhover(screen.getByRole('button', { name: 'Files Manager' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('the hint comes to whoever walks there with the keyboard', async () => {
  render(<Owner />)
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})

test('a dialog that gives the focus back to its button leaves no hint standing', async () => {
  render(<Owner />)
  const button = screen.getByRole('button', { name: 'Files Manager' })
  await userEvent.click(button)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(button)
  // As long as a hint takes to come.
  await new Promise((resolve) => setTimeout(resolve, 450))
  expect(screen.queryByRole('tooltip')).toBeNull()
})
