import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ContextMenu } from './context-menu.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(false)
  const [naming, setNaming] = useState(false)
  const items = [
    { label: 'Rename', onSelect: () => setNaming(true) },
    { label: 'Copy', onSelect: () => undefined },
  ]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Row
      </button>
      {naming && <input ref={(field) => field?.focus()} aria-label="Name" />}
      {open && <ContextMenu x={0} y={0} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}

async function choose(name: string) {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Row' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  // The focus is given back with the next picture.
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('a name that an entry asks for keeps the focus', async () => {
  await choose('Rename')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('after any other entry the focus is where it was', async () => {
  await choose('Copy')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row' })))
})
