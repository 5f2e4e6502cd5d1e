import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { succeed } from '@pergola/contracts'
import type { ClassRemoval, SiteClass } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { ClassesPanel } from './classes-panel.tsx'

afterEach(cleanup)

const sheet = 'global/global.css'
const classes: readonly SiteClass[] = [
  { name: 'card', elements: 12, pages: ['index', 'about'], sheets: [sheet] },
  { name: 'note', elements: 0, pages: [], sheets: [sheet] },
  { name: 'open', elements: 0, pages: [], sheets: [sheet] },
]

const removal: ClassRemoval = {
  change: { files: { [sheet]: '' } },
  removed: ['note'],
  kept: ['open'],
  left: [],
  elements: 0,
  rules: 2,
}

async function open(plan: Partial<ClassRemoval> = {}) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site' })
  await projects.open(id)
  const planClassRemoval = vi.fn(async () => succeed({ ...removal, ...plan }))
  Object.assign(projects, { siteClasses: async () => succeed(classes), planClassRemoval })
  const canvas = createFakeCanvas({ pageName: 'index' })
  const changeFiles = vi.fn(async () => succeed())
  Object.assign(canvas, { changeFiles })
  const dialogs = createFakeDialogs()
  const toasts = createFakeToasts()
  const navigation = createFakeNavigation({ projectId: id, pageName: 'index' })
  const services = { canvas, projects, dialogs, navigation, settings: createFakeSettings(), toasts }
  render(<ClassesPanel {...services} />)
  await screen.findByRole('button', { name: /\.card/, expanded: false })
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  return { canvas, changeFiles, dialogs, planClassRemoval, told, user: userEvent.setup() }
}

const row = (name: string) => screen.queryByRole('button', { name: new RegExp(String.raw`^\.${name}`) })

describe('the classes panel', () => {
  test('lists every class with how often it is used, finds them by name and shows those that are unused', async () => {
    const { user } = await open()
    expect(row('card')?.textContent).toContain('12 elements, 2 pages')
    await user.type(screen.getByLabelText('Search classes'), '.NO')
    expect([row('card'), row('note') !== null, row('open')]).toEqual([null, true, null])
    await user.clear(screen.getByLabelText('Search classes'))
    await user.click(screen.getByRole('button', { name: 'Unused' }))
    expect([row('card'), row('note') !== null, row('open') !== null]).toEqual([null, true, true])
  })

  test('says where a class is styled and leads to the pages it is on', async () => {
    const { user } = await open()
    await user.click(row('card')!)
    expect(screen.getByText(sheet)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'about' })).toBeTruthy()
  })

  test('deletes a class in one step once the person has agreed', async () => {
    const { changeFiles, dialogs, planClassRemoval, told, user } = await open({
      removed: ['card'],
      kept: [],
      elements: 12,
    })
    dialogs.answer('cancel')
    await user.click(screen.getByRole('button', { name: 'Delete .card' }))
    await waitFor(() => expect(dialogs.asked).toHaveLength(1))
    expect(dialogs.asked[0]?.message).toContain('12 elements lose it, and 2 rules go.')
    expect(changeFiles).not.toHaveBeenCalled()
    dialogs.answer('confirm')
    await user.click(screen.getByRole('button', { name: 'Delete .card' }))
    await waitFor(() => expect(told()).toContain('success: .card is deleted'))
    expect(planClassRemoval).toHaveBeenLastCalledWith(['card'], { keepNamed: false })
    expect(changeFiles.mock.calls).toEqual([[removal.change, 'Delete class .card']])
  })

  test('deletes what is unused, and says which classes scripts need', async () => {
    const { changeFiles, dialogs, planClassRemoval, user } = await open()
    dialogs.answer('confirm')
    await user.click(screen.getByRole('button', { name: 'Unused' }))
    await user.click(screen.getByRole('button', { name: 'Delete 2 classes' }))
    await waitFor(() => expect(changeFiles).toHaveBeenCalledOnce())
    expect(planClassRemoval).toHaveBeenLastCalledWith(['note', 'open'], { keepNamed: true })
    expect(dialogs.asked[0]?.message).toMatch(/\.open stays: scripts or directives spell it out/)
  })

  test('deletes nothing where scripts need all of them', async () => {
    const { changeFiles, told, user } = await open({ removed: [], kept: ['note', 'open'] })
    await user.click(screen.getByRole('button', { name: 'Unused' }))
    await user.click(screen.getByRole('button', { name: 'Delete 2 classes' }))
    await waitFor(() => expect(told().join()).toMatch(/Nothing was deleted/))
    expect(changeFiles).not.toHaveBeenCalled()
  })

  test('only shows classes where another tab writes', async () => {
    const { canvas } = await open()
    canvas.state.set({ readOnly: true })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete .card' })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Rename .card' })).toBeNull()
  })

  test('keeps its keys from what is selected on the canvas', async () => {
    const { dialogs, user } = await open({ removed: ['card'], kept: [] })
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent) => heard.push(key)
    window.addEventListener('keydown', listen)
    dialogs.answer('cancel')
    row('card')!.focus()
    await user.keyboard('{Delete}{F2}')
    window.removeEventListener('keydown', listen)
    await screen.findByRole('textbox', { name: 'New name of .card' })
    expect([heard, dialogs.asked.length]).toEqual([[], 1])
  })
})
