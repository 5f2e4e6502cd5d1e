import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCanvas, createFakeCommands, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { TraitsPanel } from './traits-panel.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const answer = '[{"title":"One"}]'
const text = { url: './assets/posts.json', name: 'posts' }

/** A looper with a text in it; the list is a file of the project, so that nothing leaves the machine. */
async function open(
  selected: 'looper' | 'text',
  given: Readonly<Record<string, string>> = {},
  models: unknown[] = [],
  pageName = 'index',
) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site', files: { 'assets/all posts.json': answer } }))
  if (pageName !== 'index') await projects.createPage(pageName)
  const { project } = projects.state.getState().open!
  const attributes = { 'inf-looper': '', ...given }
  const looper = { tag: 'section', attributes, children: [{ tag: 'p', text: 'x' }] }
  const canvas = createFakeCanvas({
    page: { tag: 'body', children: [looper] },
    project: { ...project, restAPIModels: models },
    pageName,
    files: { 'assets/posts.json': answer, 'assets/broken.json': '<!doctype html>' },
  })
  canvas.select([selected === 'looper' ? 2 : 3])
  const toasts = createFakeToasts()
  const commands = createFakeCommands()
  render(<TraitsPanel canvas={canvas} projects={projects} toasts={toasts} commands={commands} />)
  const attribute = (name: string) => canvas.page.nodes.get(selected === 'looper' ? 2 : 3)!.attributes[name]
  const stored = () => canvas.record.getState().project!.restAPIModels
  return { canvas, projects, toasts, commands, attribute, stored, user: userEvent.setup() }
}

test('a looper is told its address, headers and name; only then it is asked, once', async () => {
  const { canvas, attribute, stored, user } = await open('looper')
  const record = vi.spyOn(canvas, 'editRecord')
  await user.type(screen.getByLabelText('loop-url'), `${text.url}{Enter}`)
  await user.type(screen.getByLabelText('Header'), 'Accept{Enter}')
  await user.type(screen.getByLabelText('Value of the header'), 'application/json')
  await user.click(screen.getByRole('button', { name: 'Add header' }))
  expect(attribute('v-effect')).toBeUndefined()
  expect(stored()).toEqual([])
  await user.type(screen.getByLabelText('loop-name'), 'posts{Enter}')
  expect(attribute('v-scope')).toBe("{ posts: [], postsLoading: true, postsError: '' }")
  expect(attribute('v-effect')).toContain('fetch("./assets/posts.json", { headers: {"accept":"application/json"} })')
  await waitFor(() =>
    expect(stored()).toMatchObject([{ name: 'posts', method: 'GET', varName: 'posts', response: answer }]),
  )
  // One step with the name.
  expect(record.mock.lastCall?.[3]).toBe(canvas.state.getState().revision - 1)
})

test.each([
  ['./assets/all posts.json?v=1', '../assets/all%20posts.json?v=1'],
  ['/assets/all%20posts.json', '../assets/all%20posts.json'],
  ['./assets/gone.json', './assets/gone.json'],
  ['https://a.test/assets/all%20posts.json', 'https://a.test/assets/all%20posts.json'],
])('on a page further in, a file of the site is addressed from there: %s', async (typed, written) => {
  const { attribute, user } = await open('looper', {}, [], 'about')
  await user.type(screen.getByLabelText('loop-url'), `${typed}{Enter}`)
  expect(attribute('inf-loop-url')).toBe(written)
})

test('another method has a body; what is left there with it goes', async () => {
  const { attribute, user } = await open('looper', { 'inf-loop-url': 'https://a.test', 'inf-loop-name': 'posts' })
  await user.click(screen.getByLabelText('loop-method'))
  await user.click(await screen.findByRole('option', { name: 'POST' }))
  await user.type(screen.getByLabelText('Field'), 'page{Enter}')
  await user.type(screen.getByLabelText('Value of the field'), '1')
  await user.tab()
  expect(attribute('v-effect')).toContain('method: "POST"')
  expect(attribute('v-effect')).toContain(String.raw`body: "{\"page\":1}"`)
  await user.click(screen.getByLabelText('loop-method'))
  await user.click(await screen.findByRole('option', { name: 'GET' }))
  expect(attribute('v-effect')).toContain('fetch("https://a.test").then')
  expect(attribute('inf-loop-body')).toBeUndefined()
})

test('what cannot be a name, an address or a header stays out, and is told in its place', async () => {
  const { attribute, user } = await open('looper')
  await user.type(screen.getByLabelText('loop-url'), 'javascript:alert(1){Enter}')
  expect(screen.getByText(/An http or https address/)).toBeTruthy()
  await user.type(screen.getByLabelText('loop-name'), 'class{Enter}')
  expect(screen.getByText(/no word of the language/)).toBeTruthy()
  await user.type(screen.getByLabelText('Header'), 'a b{Enter}')
  await user.type(screen.getByLabelText('Value of the header'), '1{Enter}')
  expect(screen.getByText(/No header can have/)).toBeTruthy()
  expect([attribute('inf-loop-url'), attribute('inf-loop-name'), attribute('inf-loop-headers')]).toEqual(
    Array(3).fill(undefined),
  )
})

test('a header that looks like a secret is said to be in the exported page', async () => {
  const { user } = await open('looper')
  expect(screen.getByText(/Headers and body stand in the exported page/)).toBeTruthy()
  await user.type(screen.getByLabelText('Header'), 'authorization{Enter}')
  await user.type(screen.getByLabelText('Value of the header'), 'Bearer x{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/looks like a secret/)
})

test('data that hold no names and values are not written over', async () => {
  const { attribute, toasts, user } = await open('looper', { 'v-scope': 'makeData()', 'inf-loop-url': text.url })
  await user.type(screen.getByLabelText('loop-name'), 'posts{Enter}')
  expect(attribute('v-scope')).toBe('makeData()')
  expect(toasts.shown).toMatchObject([{ kind: 'error', message: 'Object is not valid' }])
})

test('a restricted project asks for nothing', async () => {
  const { projects, toasts, stored, user } = await open('looper', { 'inf-loop-url': text.url })
  const state = projects.state as unknown as { set(part: object): void }
  state.set({ open: { ...projects.state.getState().open!, trust: 'restricted' } })
  await user.type(screen.getByLabelText('loop-name'), 'posts{Enter}')
  await waitFor(() =>
    expect(toasts.shown).toMatchObject([{ kind: 'warning', message: expect.stringMatching(/restricted/) }]),
  )
  expect(stored()).toEqual([])
})

test('an answer that is no json is told, and the model before it stays', async () => {
  const model = { name: 'Mine', varName: 'posts', url: text.url, method: 'GET', response: answer, later: 1 }
  const given = { 'inf-loop-url': './assets/broken.json', 'inf-loop-name': 'posts' }
  const { toasts, stored, user } = await open('looper', given, [model])
  await user.click(screen.getByRole('button', { name: 'Fetch response' }))
  await waitFor(() => expect(toasts.shown).toMatchObject([{ kind: 'error', message: 'Error Fetch Response ' }]))
  expect(stored()).toEqual([model])
})

test('a model of the project is taken over as one step', async () => {
  const model = { name: 'All posts', varName: 'posts', url: 'https://a.test', method: 'PUT', body: { a: '1' } }
  const { canvas, attribute, user } = await open('looper', {}, [model])
  const steps = [vi.spyOn(canvas, 'setContent'), vi.spyOn(canvas, 'setAttributes')]
  await user.click(screen.getByLabelText('Take over a model'))
  await user.click(await screen.findByRole('option', { name: 'All posts' }))
  expect(attribute('inf-loop-name')).toBe('posts')
  expect(attribute('v-effect')).toContain('method: "PUT"')
  expect(steps.reduce((all, { mock }) => all + mock.calls.length, 0)).toBe(1)
})

test('an element inside is shown while the list loads, until it is repeated', async () => {
  const { attribute, user } = await open('text', { 'inf-loop-name': 'posts' })
  await user.click(screen.getByLabelText('Shown'))
  await user.click(await screen.findByRole('option', { name: 'While it is loading' }))
  expect(attribute('v-if')).toBe('postsLoading')
  await user.click(screen.getByLabelText('Shown'))
  await user.click(await screen.findByRole('option', { name: 'Always' }))
  expect(attribute('v-if')).toBeUndefined()
  await user.click(screen.getByRole('switch', { name: 'enable-loop' }))
  expect(screen.queryByLabelText('Shown')).toBeNull()
})

test('the list may stand inside of what is answered, or in an entry of a loop around', async () => {
  const response = '{"total":1,"page":{"results":[{"title":"One","tags":["a"]}]}}'
  const model = { name: 'Posts', varName: 'posts', url: text.url, method: 'GET', response }
  const { attribute, user } = await open(
    'text',
    { 'inf-loop-name': 'posts', 'v-for': '(item , index) in posts.page?.results' },
    [model],
  )
  await user.click(screen.getByRole('switch', { name: 'enable-loop' }))
  expect(attribute('v-for')).toBe('(item , index) in posts')
  await user.click(screen.getByLabelText('loop-list'))
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['posts.page?.results', 'item.tags'])
  await user.click(offered[0]!)
  expect(attribute('v-for')).toBe('(item , index) in posts.page?.results')
})

test.each([
  ['posts', '{"total":1,"page":{"found":[1]}}', 'posts is no list in the last answer. These are: posts.page?.found.'],
  ['posts', '{"a":{"b":1}}', 'posts is no list in the last answer. Object.values(posts) makes one of an object.'],
  ['posts.page.gone', '{"page":{}}', 'posts.page.gone is no list in the last answer.'],
  ['posts', '[]', null],
  ['posts.page?.found', '{"page":{"found":[]}}', null],
  ['Object.values(posts)', '{"a":1}', null],
])('what is repeated over no list is told beside it: %s of %s', async (list, response, words) => {
  const model = { name: 'Posts', varName: 'posts', url: text.url, method: 'GET', response }
  const { canvas } = await open('text', { 'inf-loop-name': 'posts' }, [model])
  act(() => void canvas.setAttributes(3, { 'v-for': `(item , index) in ${list}` }))
  expect(screen.queryByRole('alert')?.textContent ?? null).toEqual(words && expect.stringContaining(words))
})

test('without a network nothing is asked and nothing runs', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const given = { 'inf-loop-url': 'https://a.test/posts', 'inf-loop-name': 'posts' }
  const { commands, toasts, user } = await open('looper', given)
  await user.click(screen.getByRole('button', { name: 'Fetch response' }))
  await user.click(screen.getByRole('button', { name: 'run loop' }))
  expect(toasts.shown.map(({ message }) => message)).toEqual(['You are offline!', 'You are offline..!'])
  expect(commands.ran).toEqual([])
})

const loading = '<p class="p-10" role="status" v-if="postsLoading">Loading…</p>'
const failed = '<p class="p-10" role="alert" v-if="postsError">This could not be loaded.</p>'

const empty =
  '<p class="p-10" role="status" v-if="!postsLoading && !postsError && !Object.keys(posts).length">There is nothing here yet.</p>'

test('a looper that is complete has texts for an answer that is on its way, did not come or is empty, as one step', async () => {
  const { canvas, user } = await open('looper', { 'inf-loop-url': text.url })
  const set = vi.spyOn(canvas, 'setContent')
  await user.type(screen.getByLabelText('loop-name'), 'posts{Enter}')
  expect(set).toHaveBeenCalledWith(2, loading + failed + empty, expect.objectContaining({ 'inf-loop-name': 'posts' }))
})

test('texts of a looper that lost one are added again, and none is added twice', async () => {
  const { canvas, toasts, user } = await open('text', { 'inf-loop-url': text.url, 'inf-loop-name': 'posts' })
  canvas.setAttributes(3, { 'v-if': 'postsError' })
  const inserted = canvas.insertHtml('<p>', { target: 2, position: 'inside' })
  const [nothing = 0] = inserted.ok ? inserted.value : []
  canvas.setAttributes(nothing, { 'v-if': '!postsLoading && !postsError && !Object.keys(posts).length' })
  act(() => canvas.select([2]))
  const insert = vi.spyOn(canvas, 'insertHtml')
  await user.click(screen.getByRole('button', { name: 'Add texts for loading, error and no entries' }))
  expect(insert.mock.calls).toEqual([[loading, { target: 2, position: 'inside' }]])
  canvas.setAttributes(insert.mock.results[0]!.value.value[0], { 'v-if': 'postsLoading' })
  await user.click(screen.getByRole('button', { name: 'Add texts for loading, error and no entries' }))
  expect(insert).toHaveBeenCalledTimes(1)
  expect(toasts.shown).toMatchObject([{ kind: 'info', message: 'All three texts stand in the looper already.' }])
})

test.each([
  ['v-for', '(item , index) in posts', '(item , index) in news'],
  ['v-for', '(item , index) in posts.page?.results', '(item , index) in news.page?.results'],
  ['v-for', '(item , index) in postscript', '(item , index) in postscript'],
  ['v-if', 'postsError', 'newsError'],
  ['v-if', 'Object.keys(posts).length', 'Object.keys(news).length'],
  ['v-if', 'posts.length > 3', 'posts.length > 3'],
])('what stands in a looper goes on by the new name of its list: %s %s', async (name, before, after) => {
  const { canvas, user } = await open('text', { 'inf-loop-url': text.url, 'inf-loop-name': 'posts' })
  canvas.setAttributes(3, { [name]: before })
  act(() => canvas.select([2]))
  const steps = [vi.spyOn(canvas, 'editAttributes'), vi.spyOn(canvas, 'setAttributes')]
  await user.clear(screen.getByLabelText('loop-name'))
  await user.type(screen.getByLabelText('loop-name'), 'news{Enter}')
  expect(canvas.page.nodes.get(2)!.attributes['inf-loop-name']).toBe('news')
  expect(canvas.page.nodes.get(3)!.attributes[name]).toBe(after)
  expect(steps.reduce((all, { mock }) => all + mock.calls.length, 0)).toBe(1)
})

test('what the address answered goes on by the new name of the list, in the same step', async () => {
  const model = { name: 'posts', varName: 'posts', url: text.url, method: 'GET', response: answer }
  const given = { 'inf-loop-url': text.url, 'inf-loop-name': 'posts' }
  const { canvas, stored, user } = await open('looper', given, [model])
  const steps = [vi.spyOn(canvas, 'editAttributes'), vi.spyOn(canvas, 'setAttributes'), vi.spyOn(canvas, 'editRecord')]
  const read = vi.spyOn(canvas, 'readFile')
  await user.clear(screen.getByLabelText('loop-name'))
  await user.type(screen.getByLabelText('loop-name'), 'news{Enter}')
  expect(stored()).toMatchObject([model, { name: 'news', varName: 'news', url: text.url, response: answer }])
  expect(steps.reduce((all, { mock }) => all + mock.calls.length, 0)).toBe(1)
  expect(read).not.toHaveBeenCalled()
})
