import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { policyRefusal } from '@pergola/ui'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createFakeCanvas,
  createFakeCodeEditor,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { panelCommands } from '../panel-commands.ts'
import { fetchMissing } from './fetch-missing.ts'
import { RestModels } from './rest-models.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const posts = {
  name: 'Posts',
  varName: 'posts',
  url: './posts.json',
  method: 'GET',
  headers: {},
  body: {},
  response: '',
}

/** Addresses are files of the project, so that nothing leaves the machine. */
async function open(given: { models?: unknown[]; readOnly?: boolean } = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  const { project } = projects.state.getState().open!
  const files = { 'posts.json': '{ "list": [1] }', 'page.json': '<p>', 'number.json': '5' }
  const canvas = createFakeCanvas({ project: { ...project, restAPIModels: given.models ?? [] }, files })
  canvas.state.set({ readOnly: given.readOnly ?? false })
  const services = { canvas, projects, toasts: createFakeToasts(), dialogs: createFakeDialogs() }
  render(<RestModels {...services} codeEditor={createFakeCodeEditor(createElement)} close={() => undefined} />)
  const stored = () => canvas.record.getState().project!.restAPIModels as (typeof posts)[]
  return { ...services, stored, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>, name: string, variable: string, url: string) {
  await user.type(screen.getByLabelText('Model Name'), name)
  await user.type(screen.getByLabelText('Variable name'), variable)
  await user.type(screen.getByLabelText('URL'), url)
}

test('a model is created, fetched once, and shown with what it answered', async () => {
  const { stored, user } = await open()
  await fill(user, 'Posts', 'posts', './posts.json')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Response', { selector: 'textarea' })
  expect(field.value).toBe('{\n  "list": [\n    1\n  ]\n}')
  expect(field.readOnly).toBe(true)
  expect(stored()).toEqual([{ ...posts, response: '{"list":[1]}' }])
})

test('what is missing, wrong or taken is told, and nothing is made', async () => {
  const { toasts, stored, user } = await open({ models: [posts] })
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(toasts.shown).toEqual([{ kind: 'warning', message: 'Fill all fields' }])
  await fill(user, 'More', 'posts', 'javascript:x')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(screen.getByRole('alert').textContent).toMatch(/http or https/)
  await user.clear(screen.getByLabelText('URL'))
  await user.type(screen.getByLabelText('URL'), 'https://a.test{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/Another model/)
  expect(stored()).toEqual([posts])
})

test('headers and body are asked for by methods that send them, and go with them', async () => {
  const { stored, user } = await open()
  await fill(user, 'Posts', 'posts', './posts.json')
  expect(screen.queryByText('Headers')).toBeNull()
  await user.click(screen.getByLabelText('Method'))
  await user.click(await screen.findByRole('option', { name: 'PUT' }))
  await user.type(screen.getByLabelText('Header'), 'X-Api-Key{Enter}')
  await user.type(screen.getByLabelText('Value of the header'), 'k')
  await user.type(screen.getByLabelText('Field'), 'a{Enter}')
  // Straight to Create: what was typed is in.
  await user.type(screen.getByLabelText('Value of the field'), '1')
  expect(screen.getByText(/looks like a secret/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(stored()).toMatchObject([{ method: 'PUT', headers: { 'x-api-key': 'k' }, body: { a: '1' } }])
})

test.each([
  ['./page.json', 'Error Fetch Response '],
  ['./number.json', 'Response Is Not Object'],
])('%s: %s, with everything behind a click', async (url, message) => {
  const { toasts, dialogs, stored, user, ...services } = await open({ models: [{ ...posts, url }] })
  await user.click(screen.getByRole('button', { name: /Posts/ }))
  await user.click(screen.getByRole('button', { name: 'Fetch response' }))
  await waitFor(() => expect(toasts.shown[0]).toMatchObject({ kind: 'error', message }))
  toasts.shown[0]?.onOpen?.()
  const problem = { slot: 'modal:error', argument: { asked: `GET ${url}` } }
  expect(dialogs.state.getState().modal).toMatchObject(problem)
  // When the message is gone, by the command.
  dialogs.close()
  const commands = panelCommands({ ...services, toasts, dialogs, navigation: createFakeNavigation() })
  await act(() => commands.find(({ name }) => name === 'open:error:modal')?.run())
  expect(dialogs.state.getState().modal).toMatchObject(problem)
  // And where the answer is missing.
  dialogs.close()
  await user.click(await screen.findByRole('button', { name: 'Show details' }))
  expect(dialogs.state.getState().modal).toMatchObject(problem)
  expect(stored()).toEqual([{ ...posts, url }])
})

test('an address that the policy of the editor forbids is told as that, not as a server that does not let it read', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: url }))
    throw new TypeError('Failed to fetch')
  })
  const { toasts, user } = await open({ models: [{ ...posts, url: 'http://a.test/posts' }] })
  await user.click(screen.getByRole('button', { name: /Posts/ }))
  await user.click(screen.getByRole('button', { name: 'Fetch response' }))
  await waitFor(() => expect(toasts.shown[0]?.detail).toBe(`${policyRefusal} A page itself may ask.`))
})

test('a file of another type is refused; a variable that is taken gets a number; an answer in it is not asked for', async () => {
  const { canvas, toasts, stored, user } = await open({ models: [posts] })
  const upload = screen.getByLabelText('Choose a model as json file', { selector: 'input' })
  await user.upload(upload, new File(['{"type":"symbol"}'], 'a.json'))
  await waitFor(() =>
    expect(toasts.shown).toEqual([{ kind: 'error', message: 'Invalid Rest API Model', detail: 'a.json' }]),
  )
  const whole = { ...posts, type: 'rest-model', name: 'Again', response: { list: [] } }
  await user.upload(upload, new File([JSON.stringify(whole)], 'b.json'))
  await screen.findByRole('article', { name: 'Again' })
  expect(canvas.state.getState().changed).toBe(false)
  expect(stored()).toEqual([posts, { ...posts, name: 'Again', varName: 'posts2', response: '{"list":[]}' }])
})

test('a model is deleted after a question', async () => {
  const { dialogs, stored, user } = await open({ models: [posts, 'no model'] })
  await user.click(screen.getByRole('button', { name: /Posts/ }))
  dialogs.answer('cancel')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(stored()).toHaveLength(2)
  dialogs.answer('confirm')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByLabelText('Model Name')
  expect(stored()).toEqual(['no model'])
})

test('a reader looks and exports, and nothing is asked for', async () => {
  const { user } = await open({ models: [posts], readOnly: true })
  const list = screen.getByRole('navigation', { name: 'Models' })
  expect(within(list).getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)
  await user.click(within(list).getByRole('button', { name: /Posts/ }))
  expect(screen.getByRole('button', { name: 'Fetch response' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false)
})

test('answers that are missing are fetched as one step; one that is there stays, one that fails is named', async () => {
  const kept = { ...posts, name: 'Kept', varName: 'kept', response: '[1]' }
  const gone = { ...posts, name: 'Gone', varName: 'gone', url: './gone.json' }
  const { canvas, projects, toasts, stored } = await open({ models: [posts, kept, gone] })
  let steps = 0
  canvas.record.subscribe(() => (steps += 1))
  await fetchMissing({ canvas, projects, toasts })
  expect(stored().map(({ response }) => response)).toEqual(['{"list":[1]}', '[1]', ''])
  expect(steps).toBe(1)
  expect(canvas.state.getState().changed).toBe(false)
  expect(toasts.shown.map(({ message }) => message)).toEqual(['Error Fetch Response ', '1 response fetched'])
  expect(toasts.shown[0]?.detail).toContain('Gone')
})
