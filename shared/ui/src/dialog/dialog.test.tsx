import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { focusOnMount } from '../field/focus-on-mount.ts'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Owner({ takesFocus = false }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Delete page" description="The page is lost." onClose={() => setOpen(false)}>
        {takesFocus && <input aria-label="Name" ref={focusOnMount} />}
        <button type="button">Inside</button>
      </Dialog>
    </>
  )
}

test.each([
  ['', false],
  [', also when a field takes it while it mounts', true],
])('the focus goes into the dialog and comes back after Escape%s', async (_case, takesFocus) => {
  render(<Owner takesFocus={takesFocus} />)
  const opener = screen.getByText('Open')
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Delete page' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the close mark closes', async () => {
  render(<Owner />)
  await userEvent.click(screen.getByText('Open'))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the description is read with the dialog', async () => {
  render(<Owner />)
  await userEvent.click(screen.getByText('Open'))
  const dialog = await screen.findByRole('dialog')
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('The page is lost.')
})
