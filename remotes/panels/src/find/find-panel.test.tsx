import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createFakeCanvas,
  createFakeCommands,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { FindPanel } from './find-panel.tsx'

afterEach(cleanup)

const files = {
  'editor/pages/index.html': '<h1>Bread</h1>\n<p class="note">Bread &amp; butter</p>',
  'editor/pages/about.html': '<p>About bread</p>',
  'css/index.css': '.note { color: #ff0000 }',
  'global/global.css': '.bread { color: red }',
  'libs/css/other.css': '.bread { color: red }',
}

async function open() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site' })
  await projects.open(id)
  await projects.createPage('about')
  await projects.save({ projectId: id, files })
  const canvas = createFakeCanvas({ pageName: 'index' })
  const navigation = createFakeNavigation({ projectId: id, pageName: 'index' })
  const [dialogs, toasts] = [createFakeDialogs(), createFakeToasts()]
  const services = { canvas, projects, dialogs, navigation, toasts, settings: createFakeSettings() }
  render(<FindPanel {...services} commands={createFakeCommands()} />)
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  return { ...services, told, id, user: userEvent.setup() }
}

const rows = () => screen.queryAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))

async function choose(user: ReturnType<typeof userEvent.setup>, field: string, choice: string) {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: choice }))
}

describe('FindPanel', () => {
  test('results of all pages come by their files while one types, and libraries are left alone', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Find'), 'bread')
    await screen.findByText('3 results in 2 places')
    // As many rows as this room has a height for.
    expect(rows().slice(0, 4)).toEqual([
      'about, 1 result',
      'Line 1: <p>About bread</p>',
      'index, 2 results',
      'Line 1: <h1>Bread</h1>',
    ])
    await choose(user, 'Look for', 'Class')
    await screen.findByText('1 result in 1 place')
    expect(rows()[0]).toBe('global/global.css, 1 result')
  })

  test('what is wrong with an expression or a colour is told at the field', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Regular expression' }))
    await user.type(screen.getByLabelText('Find'), '(')
    expect((await screen.findByRole('alert')).textContent).toContain('The expression cannot be read.')
    await user.click(screen.getByRole('button', { name: 'Regular expression' }))
    await choose(user, 'Look for', 'Colour')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Type a colour'))
    await user.clear(screen.getByLabelText('Find'))
    await user.type(screen.getByLabelText('Find'), 'rgb(255 0 0)')
    await screen.findByText('2 results in 2 places')
  })

  test('all that was found is replaced as one step, and the rest of each file stays', async () => {
    const { canvas, told, user } = await open()
    await user.type(screen.getByLabelText('Find'), 'bread')
    await user.type(screen.getByLabelText('Replace with'), 'Cake < tea')
    await screen.findByText('3 results in 2 places')
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    await waitFor(() => expect(told().at(-1)).toContain('3 places were replaced in 2 files.'))
    const changes = canvas.calls.filter(({ verb }) => verb === 'changeFiles')
    expect(changes.map((call) => call.with)).toEqual([
      [
        {
          files: {
            'editor/pages/about.html': '<p>About Cake &lt; tea</p>',
            'editor/pages/index.html': '<h1>Cake &lt; tea</h1>\n<p class="note">Cake &lt; tea &amp; butter</p>',
          },
        },
        'Replace bread with Cake < tea',
      ],
    ])
  })

  test('arrows walk the results, Enter goes to one and Ctrl+Enter replaces it', async () => {
    const { canvas, navigation, user } = await open()
    await user.type(screen.getByLabelText('Find'), 'bread')
    await user.type(screen.getByLabelText('Replace with'), 'cake')
    await screen.findByText('3 results in 2 places')
    act(() => screen.getByRole('treeitem', { name: 'about, 1 result' }).focus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('About bread'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(canvas.calls.find(({ verb }) => verb === 'changeFiles')?.with[0]).toEqual({
        files: { 'editor/pages/about.html': '<p>About cake</p>' },
      }),
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(navigation.state.getState().pageName).toBe('about'))
  })

  test('code leads to its place in the file', async () => {
    const { dialogs, user } = await open()
    await choose(user, 'Look for', 'Code')
    await user.type(screen.getByLabelText('Find'), '#ff0000')
    await user.click(await screen.findByRole('treeitem', { name: /^Line 1/ }))
    await waitFor(() =>
      expect(dialogs.state.getState().modal).toMatchObject({
        slot: 'modal:file-editor',
        argument: { path: 'css/index.css', place: { from: 15, to: 22 } },
      }),
    )
  })

  test('a file that is another by now is not written', async () => {
    const { projects, canvas, told, id, user } = await open()
    await user.type(screen.getByLabelText('Find'), 'about')
    const row = await screen.findByRole('treeitem', { name: 'Line 1: <p>About bread</p>' })
    await projects.save({ projectId: id, files: { 'editor/pages/about.html': '<b>Other words</b>' } })
    act(() => row.focus())
    await user.click(row.querySelector('button')!)
    await waitFor(() => expect(told().at(-1)).toContain('The file is not as it was'))
    expect(canvas.calls.filter(({ verb }) => verb === 'changeFiles')).toEqual([])
  })

  test.each([
    [
      'of another tab',
      (room: Awaited<ReturnType<typeof setup>>) => room.canvas.state.set({ readOnly: true }),
      'Another tab edits',
    ],
    ['that is restricted', (room: Awaited<ReturnType<typeof setup>>) => room.restrict(), 'The project is restricted'],
  ])('a project %s is searched, and says why nothing is replaced', async (_title, make, reason) => {
    const opened = await setup()
    act(() => void make(opened))
    await screen.findByText(new RegExp(reason))
    await opened.user.type(screen.getByLabelText('Find'), 'bread')
    await screen.findByText('3 results in 2 places')
    expect(screen.queryByRole('button', { name: 'Replace all' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Replace this one' })).toBeNull()
  })
})

async function setup() {
  const opened = await open()
  const { projects, id } = opened
  return {
    ...opened,
    restrict: async () => {
      projects.stored(id)!.trust = 'restricted'
      await projects.open(id)
    },
  }
}
