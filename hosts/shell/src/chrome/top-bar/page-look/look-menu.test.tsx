import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { normalPreferences } from '@pergola/contracts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderShell } from '../../../testing/render-shell.tsx'
import { TopBar } from '../top-bar.tsx'
import { readPreferences } from './preferences.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('page preferences', () => {
  test('a press opens the menu, one sets, the chip says so and one press resets', async () => {
    const { canvas } = await renderShell(<TopBar />)
    await userEvent.click(await screen.findByRole('button', { name: 'Page preferences' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark scheme' }))
    expect(canvas.look?.state.getState().colorScheme).toBe('dark')
    const chip = await screen.findByRole('button', { name: 'Page preferences: Dark scheme' })
    expect(chip.textContent).toBe('Dark')
    await userEvent.click(chip)
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Hover held' }))
    expect(chip.textContent).toBe('Dark +1')
    await userEvent.click(screen.getByRole('button', { name: 'Show the page as it is' }))
    expect(canvas.look?.state.getState()).toEqual(normalPreferences)
    expect(screen.queryByRole('button', { name: 'Show the page as it is' })).toBeNull()
  })

  test('the palette has a command for each, and the tab keeps what is set', async () => {
    const first = await renderShell(<TopBar />)
    await screen.findByRole('button', { name: 'Page preferences' })
    const { commands } = first.services
    await act(() => commands.run('look.print'))
    expect(commands.find('look.print')).toMatchObject({ label: 'Print', checked: true })
    expect(commands.find('look.reset')?.enabled).toBe(true)
    first.unmount()
    const again = await renderShell(<TopBar />)
    await waitFor(() => expect(again.canvas.look?.state.getState().print).toBe(true))
  })

  test.each([[undefined], ['dark'], [['dark', 'light', 'nothing', 3]], [{ dark: true }]])(
    '%j kept by a tab is read',
    (stored) => {
      const scheme = Array.isArray(stored) ? 'dark' : null
      expect(readPreferences(stored)).toEqual({ ...normalPreferences, colorScheme: scheme })
    },
  )
})
