import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { TraitsPanel } from './traits-panel.tsx'

afterEach(cleanup)

const ids = { looper: 2, item: 3, more: 4, filter: 5 }
const loop = '(item , index) in '

/** A looper with a text that is repeated, a button for more and one that filters. */
async function open(selected: keyof typeof ids, given: Readonly<Record<string, string>> = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  const { project } = projects.state.getState().open!
  const scope = "{ posts: [], postsLoading: true, postsError: '', up() { } }"
  const canvas = createFakeCanvas({
    page: {
      tag: 'body',
      children: [
        {
          tag: 'section',
          attributes: { 'inf-looper': '', 'inf-loop-name': 'posts', 'v-scope': scope },
          children: [
            { tag: 'p', text: 'x', attributes: { 'v-for': `${loop}posts`, ...given } },
            { tag: 'button', text: 'More', attributes: { 'inf-loop-part': 'more' } },
            { tag: 'button', text: 'Cats', attributes: { 'inf-loop-part': 'filter' } },
          ],
        },
      ],
    },
    project,
  })
  canvas.select([ids[selected]])
  const toasts = createFakeToasts()
  render(<TraitsPanel canvas={canvas} projects={projects} toasts={toasts} />)
  const attribute = (of: keyof typeof ids, name: string) => canvas.page.nodes.get(ids[of])!.attributes[name]
  const choose = (of: keyof typeof ids) => canvas.select([ids[of]])
  return { canvas, toasts, attribute, choose, user: userEvent.setup() }
}

const type = async (user: ReturnType<typeof userEvent.setup>, label: string, typed: string) => {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), `${typed}{Enter}`)
}

test('a page of the list: the loop, the data around it and the buttons in there are one step', async () => {
  const { canvas, attribute, user } = await open('item')
  await type(user, 'loop-count-name', 'shown')
  expect(attribute('item', 'v-for')).toBe(`${loop}posts`)
  const edit = vi.spyOn(canvas, 'editAttributes')
  await type(user, 'loop-count-value', '3')
  expect(edit).toHaveBeenCalledOnce()
  expect(attribute('item', 'v-for')).toBe(`${loop}Object.values(posts ?? []).slice(shownStart, shownStart + shown)`)
  expect(attribute('looper', 'v-scope')).toContain('up() { }, shown: 3, shownStart: 0 }')
  expect(attribute('more', 'v-on:click')).toBe('shown += 3')
  expect(attribute('filter', 'v-on:click')).toBeUndefined()
  expect((screen.getByLabelText('loop-list') as HTMLInputElement).value).toBe('posts')

  await type(user, 'loop-count-name', 'rows')
  expect(attribute('looper', 'v-scope')).not.toContain('shown')
  expect(attribute('more', 'v-on:click')).toBe('rows += 3')
  await user.click(screen.getByRole('switch', { name: 'enable-loop' }))
  expect(attribute('looper', 'v-scope')).not.toContain('rows')
  expect(['v-for', 'inf-loop-count-name', 'inf-loop-list'].map((name) => attribute('item', name))).toEqual(
    Array(3).fill(undefined),
  )
  expect(attribute('more', 'v-on:click')).toBeUndefined()
})

test('a filter button has a value of its own, and an event in place of the click', async () => {
  const { attribute, choose, user } = await open('item')
  await type(user, 'loop-filter-prop', 'tag.name')
  await type(user, 'loop-filter-name', 'wanted')
  expect(attribute('filter', 'v-on:click')).toBe('wanted = "_"')
  choose('filter')
  await type(await screen.findByLabelText('filter value').then(() => user), 'filter value', 'Cats & "dogs"')
  expect(attribute('filter', 'v-on:click')).toBe(String.raw`wanted = "Cats & \"dogs\""`)
  await type(user, 'event', 'focus')
  expect(attribute('filter', 'v-on:click')).toBeUndefined()
  expect(attribute('filter', 'v-on:focus')).toContain('Cats')
})

test('a button that comes later is connected by one press, and says what it waits for', async () => {
  const array = 'Object.values(posts ?? []).slice(shownStart, shownStart + shown)'
  const given = { 'v-for': loop + array, 'inf-loop-list': 'posts', 'inf-loop-count-name': 'shown' }
  const { attribute, choose, user } = await open('more', { ...given, 'inf-loop-count-value': '4' })
  await user.click(screen.getByRole('button', { name: 'Connect with the loop' }))
  expect(attribute('more', 'v-on:click')).toBe('shown += 4')
  expect(screen.queryByRole('button', { name: 'Connect with the loop' })).toBeNull()
  choose('filter')
  expect(await screen.findByText(/with a loop-filter-prop/)).toBeTruthy()
})

test('what cannot be a name, a number or a property stays out, and so do names that the loop has', async () => {
  const { canvas, user } = await open('item')
  const before = canvas.state.getState().revision
  await type(user, 'loop-count-name', 'postsError')
  expect(screen.getByText('This name is taken by the loop')).toBeTruthy()
  await type(user, 'loop-count-name', 'item')
  await type(user, 'loop-count-value', '0')
  expect(screen.getByText(/A whole number/)).toBeTruthy()
  await type(user, 'loop-filter-prop', 'a-b')
  expect(screen.getByText(/A property of the entries/)).toBeTruthy()
  await type(user, 'loop-filter-name', 'class')
  expect(canvas.state.getState().revision).toBe(before)
})

test('a loop that was written over by hand is shown as it is', async () => {
  const given = { 'v-for': `${loop}mine`, 'inf-loop-list': 'posts', 'inf-loop-count-name': 'shown' }
  await open('item', { ...given, 'inf-loop-count-value': '4' })
  expect((screen.getByLabelText('loop-list') as HTMLInputElement).value).toBe('mine')
  expect((screen.getByLabelText('loop-count-name') as HTMLInputElement).value).toBe('')
})

test('a button in a symbol, whose loop stands outside, is told nothing: its traits say that the build connects each copy', async () => {
  const { canvas, attribute, choose, user } = await open('item')
  canvas.setAttributes(ids.more, { 'inf-symbol-id': 'card' })
  await type(user, 'loop-count-name', 'shown')
  await type(user, 'loop-count-value', '3')
  expect(attribute('more', 'v-on:click')).toBeUndefined()
  act(() => choose('more'))
  expect(screen.getByText(/each copy of this symbol with the loop it stands in/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull()
  await type(user, 'event', 'focus')
  expect(attribute('more', 'inf-loop-event')).toBe('focus')
  expect(attribute('more', 'v-on:focus')).toBeUndefined()
})
