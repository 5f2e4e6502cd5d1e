import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'
import { PaletteWindow } from './palette-window.tsx'

// It comes late: how long a busy machine takes to load it is no matter of what it does.
beforeAll(() => import('./palette.tsx'))
afterEach(cleanup)

async function search(query: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Command palette' }), query)
  return screen.findAllByRole('option')
}

async function openOverTwoLinks() {
  const close = vi.fn()
  const shown = await renderShell(<i />, { views: { 'modal:settings': () => null } })
  const { page } = shown.canvas
  const where = { target: page.root, position: 'inside' } as const
  const links = ['Gardens', 'Visit'].map((text) =>
    page.add({ tag: 'a', label: 'Link', text, classes: ['nav-link'] }, where),
  )
  shown.rerender(shown.frame(<PaletteWindow onClose={close} />))
  return { ...shown, close, links }
}

test('elements of one kind are told apart by their words and classes', async () => {
  const { canvas, links } = await openOverTwoLinks()
  const options = await search('Link (a)')
  expect(options.slice(0, 2).map((option) => option.textContent)).toEqual([
    'Link (a) Gardens · .nav-linkElement',
    'Link (a) Visit · .nav-linkElement',
  ])
  await userEvent.clear(screen.getByRole('combobox'))
  await search('Visit')
  await userEvent.keyboard('{Enter}')
  expect(canvas.state.getState().selection).toEqual([links[1]])
})

test('a class selects all that carry it', async () => {
  const { canvas, links } = await openOverTwoLinks()
  const [first] = await search('.nav-link')
  expect(first?.textContent).toBe('.nav-linkClass')
  await userEvent.keyboard('{Enter}')
  expect(canvas.state.getState().selection).toEqual(links)
})

test('a setting opens Settings at its switch', async () => {
  const { services } = await openOverTwoLinks()
  const [byName] = await search('enable tailwind')
  expect(byName?.textContent).toContain('Use Tailwind CSS')
  await userEvent.keyboard('{Enter}')
  expect(services.dialogs.state.getState().modal).toMatchObject({
    slot: 'modal:settings',
    argument: 'Use Tailwind CSS',
  })
})

test('a block is put into the page, and is not offered while the page is only read', async () => {
  const { canvas, rerender, frame, close } = await openOverTwoLinks()
  const [first] = await search('add text')
  expect(first?.textContent).toBe('Add TextBlock')
  await userEvent.keyboard('{Enter}')
  expect(canvas.calls).toContainEqual({ verb: 'insertBlock', with: ['text'] })

  act(() => canvas.state.set({ readOnly: true }))
  rerender(frame(<PaletteWindow key="again" onClose={close} />))
  const [refused] = await search('add text')
  expect(refused?.getAttribute('aria-disabled')).toBe('true')
})
