import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fail, limits, succeed } from '@pergola/contracts'
import type { FileUse } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { PagesManager, PagesPanel } from './pages-panel.tsx'

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

async function open({ inWindow = false } = {}) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site' })
  await projects.open(id)
  await projects.createPage('about')
  const canvas = createFakeCanvas({ pageName: 'index' })
  const navigation = createFakeNavigation({ projectId: id, pageName: 'index' })
  const dialogs = createFakeDialogs()
  const toasts = createFakeToasts()
  const settings = createFakeSettings()
  const services = { canvas, projects, dialogs, navigation, settings, toasts }
  const close = vi.fn()
  render(inWindow ? <PagesManager {...services} close={close} /> : <PagesPanel {...services} />)
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  return { close, projects, canvas, navigation, dialogs, settings, toasts, told, user: userEvent.setup() }
}

const page = (name: string) => screen.queryByRole('treeitem', { name })
const row = (name: string) => screen.getByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-label'))

/** On the row of a page, which has the keyboard. */
async function press(user: UserEvent, name: string, keys: string) {
  act(() => row(name).focus())
  if (row(name).tabIndex !== 0) await user.keyboard(`{Control>}[MouseLeft]{/Control}`)
  await user.keyboard(keys)
}

/** By the menu of its row. */
async function choose(user: UserEvent, name: string, item: string | RegExp) {
  await user.click(screen.getByRole('button', { name: `Actions of ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const html = (name: string, text: string) => new File([text], name, { type: 'text/html' })

test('creates a page by its lowercase, trimmed name, and shows it', async () => {
  const { navigation, told, user } = await open()
  await user.type(screen.getByLabelText('New page name'), ' Contact {Enter}')
  await screen.findByRole('treeitem', { name: 'contact' })
  expect(told()).toEqual(['success: Page created successfully'])
  await waitFor(() => expect(navigation.state.getState().pageName).toBe('contact'))
})

test('words make a readable name, a path a folder, and the ending of a file is none of the name', async () => {
  const { projects, user } = await open()
  const field = screen.getByLabelText<HTMLInputElement>('New page name')
  await user.type(field, 'Contact.html{Enter}')
  await screen.findByRole('treeitem', { name: 'contact' })
  await waitFor(() => expect(field.value).toBe(''))
  await user.type(field, 'blog/Our First post{Enter}')
  await screen.findByRole('treeitem', { name: /^blog\/our-first-post/ })
  const { pages } = projects.state.getState().open!.project
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(['contact', 'blog/our-first-post']))
})

test('an empty name says what is missing and makes nothing, a name that is taken says so', async () => {
  const { projects, told, user } = await open()
  const before = projects.state.getState().open!.project.pages
  await user.type(screen.getByLabelText('New page name'), '  {Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Type a name for the page first')
  expect(projects.state.getState().open!.project.pages).toEqual(before)
  await user.clear(screen.getByLabelText('New page name'))
  await user.type(screen.getByLabelText('New page name'), 'ABOUT{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('about')
  expect(told()).toEqual([])
})

test('a full storage is told of, and is no fault of the name that stays in its field', async () => {
  const { projects, told, user } = await open()
  projects.failNext('createPage', 'storage-full')
  await user.type(screen.getByLabelText('New page name'), 'contact{Enter}')
  await waitFor(() =>
    expect(told()).toEqual(['error: The storage is full. Remove files or export the project, then try again.']),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('New page name'), '{Enter}')
  await screen.findByRole('treeitem', { name: 'contact' })
})

test('a name that every object knows is not said to be taken, but to be none', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('New page name'), 'Constructor{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('constructor is a word that pages cannot be called')
})

describe('renaming a page', () => {
  test('by F2 and Enter gives it another name, and goes on with it where it is open', async () => {
    const { canvas, navigation, told, user } = await open()
    canvas.state.set({ document: { projectId: '1', pageName: 'about' } })
    screen.getByRole('treeitem', { name: 'about' }).focus()
    const heard = vi.fn()
    window.addEventListener('keydown', heard, { once: true })
    await user.keyboard('{F2}')
    window.removeEventListener('keydown', heard)
    expect(heard, 'no element is renamed beside').not.toHaveBeenCalled()
    await user.keyboard(' Contact {Enter}')
    await screen.findByRole('treeitem', { name: 'contact' })
    expect(page('about')).toBeNull()
    expect(told()).toEqual(['success: The page is called contact now.'])
    await waitFor(() => expect(navigation.state.getState().pageName).toBe('contact'))
  })

  test('shows a page that led to it with its new addresses, unless it was edited meanwhile', async () => {
    const { canvas, projects, told, user } = await open()
    const reload = vi.spyOn(canvas, 'reload')
    const made = projects.state.getState().open!.project.pages['about']!
    const answer = succeed({ page: { ...made, name: 'contact' }, followed: ['index'], scripts: ['js/menu.js'] })
    const asked = vi.spyOn(projects, 'renamePage').mockImplementation(async () => answer)
    async function rename() {
      await choose(user, 'about', /^Rename/)
      await user.keyboard('contact{Enter}')
    }
    await rename()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(told()).toEqual([
      'success: The page is called contact now. Links on index lead to it.',
      'warning: js/menu.js spells out the old address and was left. Look there.',
    ])
    asked.mockImplementation(async () => {
      canvas.state.set({ changed: true })
      return answer
    })
    await rename()
    await waitFor(() => expect(told().at(-1)).toContain('edited while it was renamed'))
    // The Enter that ended it presses nothing else.
    expect(canvas.calls.map(({ verb }) => verb)).toEqual(['reload'])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is one step of the history where the canvas keeps steps, and offers a page under the old address', async () => {
    const { canvas, projects, toasts, user } = await open()
    const about = projects.state.getState().open!.project.pages['about']!
    const pages = { ...projects.state.getState().open!.project.pages }
    delete pages['about']
    const renamed = { ...about, name: 'contact' }
    const change = { files: {}, record: { pages: { ...pages, contact: renamed } } }
    const redirect = { page: { ...about, pathes: { html: 'pages/about.html', css: '', js: '' } }, html: '<p>Moved' }
    projects.planPageRename = async () => succeed({ page: renamed, change, followed: ['index'], scripts: [], redirect })
    await choose(user, 'about', /^Rename/)
    await user.keyboard('contact{Enter}')
    await waitFor(() => expect(toasts.shown).toHaveLength(1))
    const steps = () => canvas.calls.flatMap((call) => (call.verb === 'changeFiles' ? [call.with] : []))
    expect(steps()).toEqual([[change, 'Rename page about to contact']])
    const [offer] = toasts.shown
    expect(offer?.message).toBe('The page is called contact now. Links on index lead to it.')
    await act(() => projects.renamePage?.('about', 'contact'))
    offer?.onOpen?.()
    await waitFor(() => expect(steps()).toHaveLength(2))
    const after = projects.state.getState().open!.project.pages
    expect(steps()[1]).toEqual([
      { files: { 'pages/about.html': '<p>Moved' }, record: { pages: { ...after, about: redirect.page } } },
      'Redirect about to contact',
    ])
  })

  test('says why a name is refused, and leaves the page as it is', async () => {
    const { told, user } = await open()
    await choose(user, 'about', /^Rename/)
    await user.keyboard('Index{Enter}')
    await waitFor(() => expect(told()).toEqual(['error: A page with this name is already there.']))
    expect(page('about')).not.toBeNull()
  })

  test('is given up by Escape, and is not offered for the start page', async () => {
    const { told, user } = await open()
    await choose(user, 'about', /^Rename/)
    await user.keyboard('contact{Escape}')
    expect(page('about')).not.toBeNull()
    expect(told()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Rename index' })).toBeNull()
  })
})

test('duplicating is one step of the history that is stored, and shows the copy', async () => {
  const { canvas, projects, navigation, told, user } = await open()
  const about = projects.state.getState().open!.project.pages['about']!
  const change = { files: { 'editor/pages/about-copy.html': '<p>' } }
  projects.planPageCopy = async () => succeed({ page: { ...about, name: 'about-copy' }, change })
  canvas.setTag(1, 'body')
  act(() => canvas.state.set({ readOnly: true }))
  await press(user, 'about', '{Control>}d{/Control}')
  expect(canvas.calls).toEqual([])
  act(() => canvas.state.set({ readOnly: false }))
  await choose(user, 'about', /^Duplicate/)
  await waitFor(() => expect(navigation.state.getState().pageName).toBe('about-copy'))
  const step = { verb: 'changeFiles', with: [change, 'Duplicate page about'] }
  // What is not stored yet is stored before the copy is planned.
  expect(canvas.calls.map(({ verb }) => verb)).toEqual(['save', 'changeFiles', 'save'])
  expect(canvas.calls).toContainEqual(step)
  expect(told()).toEqual(['success: about-copy is a copy of about.'])
  screen.getByRole('treeitem', { name: 'about' }).focus()
  await user.keyboard('{Control>}d{/Control}')
  await waitFor(() => expect(canvas.calls.filter(({ verb }) => verb === 'changeFiles')).toHaveLength(2))
})

test('a page that cannot be duplicated says why', async () => {
  const { canvas, projects, told, user } = await open()
  projects.planPageCopy = async () => fail('page-missing')
  act(() => canvas.state.set({ readOnly: true }))
  act(() => canvas.state.set({ readOnly: false }))
  await choose(user, 'about', /^Duplicate/)
  await waitFor(() => expect(told()).toEqual(['error: This page is not there any more.']))
  expect(canvas.calls).toEqual([])
})

test('the index page cannot be deleted', async () => {
  const { user, dialogs } = await open()
  await user.click(screen.getByRole('button', { name: 'Actions of index' }))
  const item = await screen.findByRole('menuitem', { name: /^Not Allowed To Delete Index Page/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')
  await press(user, 'index', '{Delete}')
  expect(dialogs.asked).toEqual([])
})

test('deleting asks first and keeps the page when the answer is no', async () => {
  const { dialogs, told, user } = await open()
  dialogs.answer('cancel')
  await choose(user, 'about', /^Delete/)
  expect(dialogs.asked[0]?.message).toContain('about')
  expect(page('about')).toBeTruthy()
  dialogs.answer('confirm')
  await choose(user, 'about', /^Delete/)
  await waitFor(() => expect(page('about')).toBeNull())
  expect(told()).toEqual(['success: Page removed successfully'])
})

test('who deletes a page is told which pages link to it, not of itself', async () => {
  const { projects, dialogs, user } = await open()
  projects.fileUses = async ([path = '']) => [{ path, usedBy: ['index', 'about', 'blog'] }]
  dialogs.answer('cancel')
  await choose(user, 'about', /^Delete/)
  await waitFor(() => expect(dialogs.asked[0]?.message).toContain(' index, blog link to it and will lead nowhere.'))
})

test('who deletes a page of a large site sees what is waited for', async () => {
  const { projects, dialogs, toasts, user } = await open()
  let found: (uses: readonly FileUse[]) => void = () => {}
  projects.fileUses = () => new Promise((resolve) => (found = resolve))
  dialogs.answer('confirm')
  const removed = vi.spyOn(projects, 'removePage').mockReturnValue(new Promise(() => {}))
  await choose(user, 'about', /^Delete/)
  await waitFor(() => expect(toasts.loadingNow).toEqual(['Looking for links to this page...']))
  expect(dialogs.asked).toEqual([])
  found([])
  await waitFor(() => expect(removed).toHaveBeenCalledOnce())
  await waitFor(() => expect(toasts.loadingNow).toEqual(['Deleting the page...']))
  expect(dialogs.asked[0]?.message).toContain('History can bring it back.')
})

test('where steps are kept, a page is deleted in one that can be undone, with all that is planned', async () => {
  const { projects, canvas, dialogs, told, user } = await open()
  const { index } = projects.state.getState().open!.project.pages
  const change = { files: {}, contents: { 'editor/pages/about.html': null }, record: { pages: { index: index! } } }
  projects.planPagesRemoval = async () => succeed(change)
  const removed = vi.spyOn(projects, 'removePage')
  dialogs.answer('confirm')
  act(() => canvas.state.set({ readOnly: true }))
  act(() => canvas.state.set({ readOnly: false }))
  await choose(user, 'about', /^Delete/)
  await waitFor(() => expect(told()).toEqual(['success: Page removed successfully']))
  expect(dialogs.asked[0]?.message).toContain('Undo can bring it back.')
  expect(canvas.calls).toContainEqual({ verb: 'changeFiles', with: [change, 'Delete page about'] })
  expect(removed).not.toHaveBeenCalled()
})

test('a rename that reads many files says how far it is, and is given up', async () => {
  const { projects, canvas, told, user } = await open()
  projects.planPageRename = async (_name, _to, work) => {
    // A wait that ends sooner is told of by nothing.
    const telling = setInterval(() => work?.onProgress?.({ done: 3, total: 1000, label: 'a.html' }), limits.waitNotice)
    await new Promise<void>((resolve) => work?.signal?.addEventListener('abort', resolve))
    clearInterval(telling)
    return fail('cancelled')
  }
  act(() => canvas.state.set({ readOnly: true }))
  act(() => canvas.state.set({ readOnly: false }))
  await choose(user, 'about', /^Rename/)
  await user.keyboard('contact{Enter}')
  await screen.findByText('3 / 1000')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(told().at(-1)).toBe('info: Given up: the page keeps its name.'))
  expect(canvas.calls).toEqual([])
  expect(page('about')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('upload: each refused file says why, the others become pages', async () => {
  const { told } = await open()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Upload pages', { selector: 'input' }), [
    html('news.html', '<p>News</p>'),
    html('notes.txt', 'Notes'),
    html('empty.htm', ''),
    html('About.html', '<p>Again</p>'),
  ])
  await screen.findByRole('treeitem', { name: 'news' })
  await waitFor(() =>
    expect(told()).toEqual([
      'error: notes.txt is no .html file, skipping upload.',
      'warning: File is empty , maybe it is corrupted!',
      'error: Page about already exists, skipping upload.',
      'success: Pages uploaded successfully',
    ]),
  )
})

test('an upload that takes its time says how far it is, and what is uploaded when it is given up stays', async () => {
  const { projects, toasts, told, user } = await open()
  const waiting: (() => void)[] = []
  const { uploadPage } = projects
  projects.uploadPage = async (file) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return uploadPage(file)
  }
  const files = ['one.html', 'two.html', 'three.html'].map((name) => html(name, '<p>Words</p>'))
  await user.upload(screen.getByLabelText('Upload pages', { selector: 'input' }), files)
  await waitFor(() => expect(toasts.loadingNow).toEqual(['Uploading...']))
  waiting.shift()?.()
  await screen.findByText('1 / 3')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  waiting.shift()?.()
  await waitFor(() => expect(toasts.loadingNow).toEqual([]))
  expect(told().at(-1)).toBe('info: Given up: 2 of 3 pages are uploaded.')
  expect(page('two')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('selecting a page opens it', async () => {
  const { navigation, dialogs, user } = await open()
  await user.click(screen.getByRole('treeitem', { name: 'about' }))
  expect(navigation.state.getState().pageName).toBe('about')
  expect(dialogs.asked).toEqual([])
})

test('in a window, choosing a page closes it; staying on the page does not', async () => {
  const { canvas, dialogs, settings, user, close } = await open({ inWindow: true })
  settings.set('enable_auto_save', false)
  canvas.setTag(1, 'body')
  dialogs.answer('cancel')
  await user.click(screen.getByRole('treeitem', { name: 'about' }))
  expect(dialogs.asked).toHaveLength(1)
  expect(close).not.toHaveBeenCalled()
  dialogs.answer('alternative')
  await user.click(screen.getByRole('treeitem', { name: 'about' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('each page has its settings: they open with the page', async () => {
  const { navigation, dialogs, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Settings of about' }))
  await waitFor(() => expect(navigation.state.getState().pageName).toBe('about'))
  expect(dialogs.state.getState().modal).toMatchObject({ slot: 'modal:page-helmet', argument: 'about' })
})

test.each([
  ['yes saves, then opens', 'confirm', 'about', ['save']],
  ['no opens without saving', 'alternative', 'about', []],
  ['cancel stays', 'cancel', 'index', []],
] as const)('unsaved changes: %s', async (_rule, answer, opened, calls) => {
  const { canvas, navigation, dialogs, settings, user } = await open()
  settings.set('enable_auto_save', false)
  canvas.setTag(1, 'body')
  dialogs.answer(answer)
  await user.click(screen.getByRole('treeitem', { name: 'about' }))
  expect(dialogs.asked[0]?.message).toBe('There is changes not saved , Are you want to save changes ? ')
  await waitFor(() => expect(navigation.state.getState().pageName).toBe(opened))
  expect(canvas.calls.map(({ verb }) => verb)).toEqual(calls)
})

test('unsaved changes are saved without a question where that happens by itself', async () => {
  const { canvas, navigation, dialogs, user } = await open()
  canvas.setTag(1, 'body')
  await user.click(screen.getByRole('treeitem', { name: 'about' }))
  await waitFor(() => expect(navigation.state.getState().pageName).toBe('about'))
  expect(canvas.calls.map(({ verb }) => verb)).toEqual(['save'])
  expect(dialogs.asked).toEqual([])
})

test.each([
  ['is opened where saves happen by themselves', true, 'contact', ['save']],
  ['waits for whoever saves by hand', false, 'index', []],
] as const)('a page made beside unsaved changes %s', async (_rule, saves, opened, calls) => {
  const { canvas, navigation, dialogs, settings, told, user } = await open()
  settings.set('enable_auto_save', saves)
  canvas.setTag(1, 'body')
  await user.type(screen.getByLabelText('New page name'), 'contact{Enter}')
  await waitFor(() => expect(told()).toHaveLength(1))
  await waitFor(() => expect(navigation.state.getState().pageName).toBe(opened))
  expect(canvas.calls.map(({ verb }) => verb)).toEqual(calls)
  expect(dialogs.asked).toEqual([])
})

test('the search narrows the list', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Search pages'), 'abo')
  expect(page('index')).toBeNull()
  expect(page('about')).toBeTruthy()
})

test('a tab that does not write opens pages, and neither makes, renames, moves nor deletes one', async () => {
  const { canvas, dialogs, user } = await open()
  act(() => canvas.state.set({ readOnly: true }))
  expect(page('about')).toBeTruthy()
  expect(screen.queryByLabelText('New page name')).toBeNull()
  await press(user, 'about', '{Delete}{F2}')
  expect(screen.queryByRole('textbox', { name: 'Rename about' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Actions of about' }))
  for (const name of [/^Rename/, /^Duplicate/, /^Move to folder/, /^Move up/, /^Delete/]) {
    expect(screen.getByRole('menuitem', { name }).getAttribute('aria-disabled'), String(name)).toBe('true')
  }
  expect(dialogs.asked).toEqual([])
})

test('pages stand in the one order of names: numbers by their value', async () => {
  const { projects } = await open()
  for (const name of ['post-10', 'post-9']) await act(() => projects.createPage(name))
  expect(names()).toEqual(['index', 'about', 'post-9', 'post-10'])
})

describe('folders', () => {
  async function openBlog() {
    const opened = await open()
    for (const name of ['blog/one', 'blog/two', 'blog/old/first']) await act(() => opened.projects.createPage(name))
    return opened
  }

  test('hold their pages and say how many, and close and open by a click and by the arrows', async () => {
    const { user } = await openBlog()
    const all = ['index', 'Folder blog, 3 pages', 'Folder blog/old, 1 page', 'blog/old/first', 'blog/one', 'blog/two']
    expect(names()).toEqual([...all, 'about'])
    expect(row('blog/old/first').getAttribute('aria-level')).toBe('3')
    const folder = row('Folder blog, 3 pages')
    await user.click(folder)
    expect(folder.getAttribute('aria-expanded')).toBe('false')
    expect(names()).toEqual(['index', 'Folder blog, 3 pages', 'about'])
    await press(user, 'Folder blog, 3 pages', '{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('blog/old/first'))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(row('Folder blog/old, 1 page')))
    await user.keyboard('{ArrowLeft}')
    expect(page('blog/old/first')).toBeNull()
  })

  test('a search shows what it finds in closed folders too', async () => {
    const { user } = await openBlog()
    await user.click(row('Folder blog, 3 pages'))
    await user.type(screen.getByLabelText('Search pages'), 'first')
    expect(names()).toEqual(['Folder blog, 1 page', 'Folder blog/old, 1 page', 'blog/old/first'])
    await user.clear(screen.getByLabelText('Search pages'))
    expect(names()).toEqual(['index', 'Folder blog, 3 pages', 'about'])
  })

  test('several pages are selected by Ctrl and Shift without being opened', async () => {
    const { navigation, user } = await openBlog()
    const selected = () =>
      screen.getAllByRole('treeitem', { selected: true }).map((each) => each.getAttribute('aria-label'))
    await user.keyboard('{Control>}')
    await user.click(row('blog/one'))
    await user.click(row('about'))
    expect(selected()).toEqual(['blog/one', 'about'])
    await user.click(row('about'))
    await user.keyboard('{/Control}')
    expect(selected()).toEqual(['blog/one'])
    await press(user, 'blog/one', '{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selected()).toEqual(['blog/one', 'blog/two', 'about'])
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toHaveLength(7)
    expect(navigation.state.getState().pageName).toBe('index')
  })

  test('several pages go into a folder in one step, with what leads to them', async () => {
    const { projects, canvas, told, user } = await openBlog()
    const { pages } = projects.state.getState().open!.project
    const asked = vi.fn()
    projects.planPageMoves = async (moves) => {
      asked(moves)
      const moved = moves.map(({ name, to }) => ({ ...pages[name]!, name: to.slice(1) }))
      return succeed({
        pages: moved,
        change: { files: { 'editor/pages/index.html': '<p>' }, record: { pages } },
        followed: ['index'],
        scripts: [],
      })
    }
    await user.keyboard('{Control>}')
    await user.click(row('blog/one'))
    await user.click(row('about'))
    await user.keyboard('{/Control}')
    await choose(user, 'about', /^Move to folder/)
    await user.type(await screen.findByLabelText('Folder'), 'news{Enter}')
    await waitFor(() => expect(told()).toHaveLength(1))
    expect(asked).toHaveBeenCalledExactlyOnceWith([
      { name: 'blog/one', to: '/news/one' },
      { name: 'about', to: '/news/about' },
    ])
    expect(told()).toEqual(['success: 2 pages are moved: news/one, news/about. Links on index lead there.'])
    const steps = canvas.calls.flatMap((call) => (call.verb === 'changeFiles' ? [call.with] : []))
    expect(steps).toMatchObject([[{ files: { 'editor/pages/index.html': '<p>' } }, 'Move 2 pages']])
  })

  test('a folder is renamed with all that is in it, and its pages are deleted together', async () => {
    const { projects, canvas, dialogs, user } = await openBlog()
    const moves = vi.fn(async () => fail('page-exists', 'news/one'))
    projects.planPageMoves = moves
    const change = { files: {}, contents: {} }
    const removal = vi.fn(async () => succeed(change))
    projects.planPagesRemoval = removal
    await press(user, 'Folder blog, 3 pages', '{F2}')
    await user.keyboard('news{Enter}')
    await waitFor(() => expect(moves).toHaveBeenCalledOnce())
    expect(moves.mock.calls[0]).toEqual([
      [
        { name: 'blog/old/first', to: '/news/old/first' },
        { name: 'blog/one', to: '/news/one' },
        { name: 'blog/two', to: '/news/two' },
      ],
      expect.anything(),
    ])
    dialogs.answer('confirm')
    await press(user, 'Folder blog, 3 pages', '{Delete}')
    await waitFor(() => expect(removal).toHaveBeenCalledExactlyOnceWith(['blog/old/first', 'blog/one', 'blog/two']))
    expect(dialogs.asked[0]?.message).toContain('3 pages with their html, css and js files will be deleted')
    await waitFor(() => expect(canvas.calls).toContainEqual({ verb: 'changeFiles', with: [change, 'Delete 3 pages'] }))
  })

  test('a page is put in another order by keys, in one step of the record alone', async () => {
    const { projects, canvas, user } = await openBlog()
    await press(user, 'blog/two', '{Control>}{ArrowUp}{/Control}')
    await waitFor(() => expect(canvas.calls.some(({ verb }) => verb === 'changeFiles')).toBe(true))
    const [step] = canvas.calls.flatMap((call) => (call.verb === 'changeFiles' ? [call.with] : []))
    const { pages } = projects.state.getState().open!.project
    const put = { 'blog/two': { ...pages['blog/two'], order: 0 }, 'blog/one': { ...pages['blog/one'], order: 1 } }
    expect(step).toEqual([{ files: {}, record: { pages: { ...pages, ...put } } }, 'Reorder blog/two'])
  })
})

test('of a thousand pages only those in view are drawn, and Escape and letters find one', async () => {
  const { projects, user } = await open()
  await act(async () => {
    for (let at = 0; at < 1000; at += 1) await projects.createPage(`post-${at}`)
  })
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
  await press(user, 'about', 'post-999')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('post-999'))
})
