import { fail } from '@pergola/contracts'
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'

async function open() {
  const manager = vi.fn()
  const { services, projects, canvas } = await renderShell(createElement('p'), {
    commands: [{ name: 'open:pages-manager', label: 'Pages Manager', run: manager }],
  })
  await act(() => projects.createPage('about'))
  return { ...services, canvas, manager, shown: () => services.navigation.state.getState().pageName }
}

test('select:page shows the page it is given, and without one all of them', async () => {
  const { commands, shown, manager } = await open()
  await commands.run('select:page', 'about')
  expect([shown(), manager.mock.calls.length]).toEqual(['about', 0])
  await commands.run('select:page')
  expect([shown(), manager.mock.calls.length]).toEqual(['about', 1])
})

test('select:page saves what is not saved yet, and asks nothing', async () => {
  const { commands, dialogs, canvas, shown } = await open()
  canvas.state.set({ changed: true })
  const save = vi.spyOn(canvas, 'save')
  await commands.run('select:page', 'about')
  expect([save.mock.calls.length, dialogs.state.getState().confirmation, shown()]).toEqual([1, null, 'about'])
})

test.each([
  ['changes are saved when asked alone', false],
  ['the save fails', true],
])('select:page asks about unsaved changes where %s', async (_case, automatic) => {
  const { commands, dialogs, canvas, settings, shown } = await open()
  settings.set('enable_auto_save', automatic)
  vi.spyOn(canvas, 'save').mockImplementation(async () => fail('storage-full'))
  const before = shown()
  canvas.state.set({ changed: true })
  const selecting = commands.run('select:page', 'about')
  await vi.waitFor(() => expect(dialogs.state.getState().confirmation).not.toBeNull())
  dialogs.answer('cancel')
  await selecting
  expect(shown()).toBe(before)
})

test.each(['nowhere', 'playground', 7, null, 'toString'])(
  'select:page with %j says which pages there are',
  async (argument) => {
    const { commands, shown } = await open()
    const before = shown()
    await expect(commands.run('select:page', argument)).rejects.toMatchObject({
      code: 'page-missing',
      message: expect.stringMatching(/: index, about$/),
    })
    expect(shown()).toBe(before)
  },
)

test('close:current:modal closes what is open, unless that wants to stay, and is off where nothing is', async () => {
  const { commands, dialogs } = await open()
  await expect(commands.run('close:current:modal')).rejects.toMatchObject({ code: 'command-disabled' })
  dialogs.open({ slot: 'modal:settings', title: 'Settings' })
  const leave = dialogs.guard?.(() => false)
  await commands.run('close:current:modal')
  expect(dialogs.state.getState().modal).not.toBeNull()
  leave?.()
  await commands.run('close:current:modal')
  expect(dialogs.state.getState().modal).toBeNull()
})
