import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { succeed } from '@pergola/contracts'
import type { FileChange, HomePageWish } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { PagesPanel } from './pages-panel.tsx'

/** This window has no layout, so the list is told that it is 600 pixels high. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 })
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

afterEach(cleanup)

/** A project whose canvas stores what changes of its record, as the real one does. */
async function open() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site' })
  await projects.open(id)
  await projects.createPage('about')
  const canvas = createFakeCanvas({ pageName: 'index' })
  const { changeFiles } = canvas
  const steps: string[] = []
  canvas.changeFiles = async (change: FileChange, label, work) => {
    steps.push(label)
    const outcome = await changeFiles!(change, label, work)
    await projects.save({ projectId: id, ...change, label })
    return outcome
  }
  const navigation = createFakeNavigation({ projectId: id, pageName: 'index' })
  // The page that is asked for is shown at once.
  navigation.state.subscribe(({ pageName }) => {
    if (pageName) canvas.state.set({ document: { projectId: id, pageName }, phase: 'ready' })
  })
  const toasts = createFakeToasts()
  const services = {
    canvas,
    projects,
    navigation,
    toasts,
    dialogs: createFakeDialogs(),
    settings: createFakeSettings(),
  }
  render(<PagesPanel {...services} />)
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  const pages = () => projects.state.getState().open!.project.pages
  return { canvas, navigation, projects, pages, steps, told, user: userEvent.setup() }
}

test('a page is marked as a draft and as finished from its menu, with the pages that link to it named', async () => {
  const { projects, pages, steps, told, user } = await open()
  projects.fileUses = async () => [{ path: 'pages/about.html', usedBy: ['index'] }]
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions of about' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Draft' }))
  }
  await choose()
  await screen.findByRole('treeitem', { name: 'about Draft' })
  expect(pages()['about']).toMatchObject({ draft: true })
  await waitFor(() => expect(told()).toHaveLength(2))
  expect(told()[1]).toBe('warning: index links to this draft: visitors get an error there.')
  await choose()
  await screen.findByRole('treeitem', { name: 'about' })
  expect(pages()['about']).not.toHaveProperty('draft')
  expect(steps).toEqual(['Make about a draft', 'Finish about'])
})

test('the start page can be no draft', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Actions of index' }))
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Draft' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
})

test('a 404 page is added with its title and the ready section, once', async () => {
  const { canvas, pages, user } = await open()
  const more = async () => {
    await user.click(screen.getByRole('button', { name: 'More ways to add a page' }))
    return screen.findByRole('menuitem', { name: 'Add a 404 page' })
  }
  await user.click(await more())
  await waitFor(() => expect(canvas.calls.map(({ verb }) => verb)).toContain('insertBlock'))
  expect(canvas.calls).toContainEqual({ verb: 'insertBlock', with: ['not-found/page-not-found'] })
  expect(pages()['404']?.helmet.title).toBe('Page not found')
  await act(async () => {})
  expect((await more()).getAttribute('aria-disabled')).toBe('true')
})

test('another page is made the home page by its menu, with a name asked for the one before', async () => {
  const { projects, pages, steps, told, user } = await open()
  const wishes: HomePageWish[] = []
  projects.planHomePage = async (wish) => {
    wishes.push(wish)
    const { index, about, ...others } = pages()
    const [home, former] = [
      { ...about!, name: 'index' },
      { ...index!, name: wish.formerName },
    ]
    const record = { pages: { ...others, index: home, [former.name]: former } }
    return succeed({ home, former, change: { files: {}, record }, followed: ['team'], scripts: [] })
  }
  await user.click(screen.getByRole('button', { name: 'Actions of about' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Set as home page…' }))
  const field = await screen.findByLabelText('New name of the home page of now')
  await user.clear(field)
  await user.type(field, 'start{Enter}')
  await screen.findByRole('treeitem', { name: 'start' })
  expect(wishes).toEqual([{ name: 'about', formerName: 'start', followFormer: false }])
  expect(steps).toEqual(['Make about the home page'])
  expect(told()).toEqual([
    'success: about is the home page now, and the one before is start. Links on team were rewritten.',
  ])
})
