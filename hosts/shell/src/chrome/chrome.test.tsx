import type { PanelInfo } from '@pergola/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmationDialog } from './dialogs/confirmation-dialog.tsx'
import { Banners } from './banners/banners.tsx'
import { IconRail } from './icon-rail/icon-rail.tsx'
import { ModalHost } from './dialogs/modal-host.tsx'
import { PaletteWindow } from '../palette/palette-window.tsx'
import { TopBar } from './top-bar/top-bar.tsx'
import { renderShell } from '../testing/render-shell.tsx'

afterEach(cleanup)

const Nothing = () => null
const outline: PanelInfo = { slot: 'panel:outline', title: 'Outline inspector', icon: 'M4 6h16' }

test('the rail offers only what an active remote fills, guests included', async () => {
  const views = { 'left:layers': Nothing, 'panel:outline': Nothing } as const
  await renderShell(<IconRail />, { views, panels: [outline] })
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Layers', 'Outline inspector', 'Out to projects'])
})

test('a place of the left panel opens and closes it', async () => {
  const { services } = await renderShell(<IconRail />, { views: { 'left:pages': Nothing } })
  const pages = screen.getByRole('button', { name: 'Pages' })
  await userEvent.click(pages)
  expect(services.navigation.state.getState().left).toBe('left:pages')
  expect(pages.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(pages)
  expect(services.navigation.state.getState().left).toBeNull()
})

test('leaving with unsaved changes asks, and staying stays', async () => {
  const { services, canvas } = await renderShell(
    <>
      <IconRail />
      <ConfirmationDialog />
    </>,
  )
  act(() => canvas.state.set({ changed: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Out to projects' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('There is changes not saved , are you sure to leave ?')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(services.navigation.state.getState().projectId).not.toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Out to projects' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(services.navigation.state.getState().projectId).toBeNull())
})

test('a save of many files says in the bar how far it is', async () => {
  const { services, canvas } = await renderShell(<TopBar />)
  act(() => canvas.state.set({ saving: true }))
  expect(screen.getByText('Saving...')).toBeDefined()
  act(() => services.projects.storing({ done: 1_299, total: 3_000, label: '' }))
  expect(screen.getByText('Saving... 43 %')).toBeDefined()
  act(() => services.projects.storing(null))
  expect(screen.getByText('Saving...')).toBeDefined()
})

test('a button of the bar follows its command: missing, disabled, enabled', async () => {
  const undo = vi.fn()
  const can = { undo: false }
  const { canvas } = await renderShell(<TopBar />, {
    commands: [{ name: 'page.undo', label: 'Undo', when: () => can.undo, run: undo }],
  })
  expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Undo' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  can.undo = true
  act(() => canvas.state.set({ canUndo: true }))
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button)
  expect(undo).toHaveBeenCalledTimes(1)
})

test('another page is asked about while there are unsaved changes, where they are saved when asked alone', async () => {
  const { services, projects, canvas } = await renderShell(
    <>
      <TopBar />
      <ConfirmationDialog />
    </>,
  )
  await act(async () => void (await projects.createPage('about')))
  act(() => services.settings.set('enable_auto_save', false))
  act(() => canvas.state.set({ changed: true }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Page' }))
  await userEvent.click(await screen.findByRole('option', { name: 'about' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'There is changes not saved , Are you want to save changes ?',
  )
  await userEvent.click(screen.getByRole('button', { name: "Don't save" }))
  await waitFor(() => expect(services.navigation.state.getState().pageName).toBe('about'))
})

test('the palette finds a command by a few letters and runs it', async () => {
  const run = vi.fn()
  const close = vi.fn()
  await renderShell(<PaletteWindow onClose={close} />, {
    commands: [{ name: 'element.duplicate', label: 'Duplicate', group: 'Element', run }],
  })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'dupl')
  await userEvent.keyboard('{Enter}')
  expect(run).toHaveBeenCalledTimes(1)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a modal is filled by the remote that owns its slot and can be closed from inside', async () => {
  const { services } = await renderShell(<ModalHost />, {
    views: {
      'modal:settings': ({ close }) => (
        <button type="button" onClick={close}>
          Done
        </button>
      ),
    },
  })
  act(() => services.dialogs.open({ slot: 'modal:settings', title: 'Settings' }))
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a tab that only reads says so and can take over', async () => {
  const { projects } = await renderShell(<Banners />)
  act(() => projects.setRole('reader'))
  // Its place is there before its code: what is below does not move under the hand.
  const rows = () => document.querySelectorAll('[class*=banner]').length
  expect(rows()).toBe(1)
  await screen.findByRole('status')
  expect(rows()).toBe(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull())
  expect(projects.state.getState().open?.role).toBe('writer')
})

test('history that gave way on a full disk is told once', async () => {
  const { projects } = await renderShell(<Banners />)
  act(() => projects.giveWay())
  expect(await screen.findByText(/older versions of the history gave way/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/gave way/)).toBeNull()

  act(() => projects.giveWay(true))
  expect(screen.getByText(/what they replaced could not be kept/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/replaced/)).toBeNull()
})

test('a lost worker is said, with ways to keep the work', async () => {
  const { shell } = await renderShell(<Banners />)
  act(() => shell.trouble.setState({ workerLost: true }))
  expect(screen.getByRole('alert').textContent).toContain('Your page is still here')
  expect(screen.getByRole('button', { name: 'Export project' })).toBeTruthy()
})
