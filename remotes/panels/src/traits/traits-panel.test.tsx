import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { TraitsPanel } from './traits-panel.tsx'

afterEach(cleanup)

async function open(element: FakeElement) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  await projects.createPage('about')
  const canvas = createFakeCanvas({ page: { tag: 'body', children: [element] } })
  canvas.select([2])
  const toasts = createFakeToasts()
  const assetPicker = { pick: async () => ({ path: 'assets/photo.webp', name: 'photo.webp' }) }
  render(<TraitsPanel canvas={canvas} projects={projects} toasts={toasts} assetPicker={assetPicker} />)
  const node = () => canvas.page.nodes.get(2)!
  return { canvas, toasts, node, user: userEvent.setup() }
}

test('says what to do without a selection', async () => {
  const { canvas } = await open({ tag: 'div' })
  canvas.select([])
  await screen.findByText('Select element to edit its traits')
})

test('a heading changes its level', async () => {
  const { node, user } = await open({ tag: 'h1', text: 'Title' })
  await user.click(screen.getByLabelText('Level'))
  await user.click(await screen.findByRole('option', { name: 'H3' }))
  expect(node().tag).toBe('h3')
})

test('plain text is edited as one step', async () => {
  const { canvas, node, user } = await open({ tag: 'p', text: 'Old' })
  const before = canvas.state.getState().revision
  await user.clear(screen.getByLabelText('Text'))
  await user.type(screen.getByLabelText('Text'), 'New text')
  await user.tab()
  expect(node().text).toBe('New text')
  expect(canvas.state.getState().revision).toBe(before + 1)
})

test('a link offers the pages and opens in a new tab', async () => {
  const { node, user } = await open({ tag: 'a', attributes: { href: '#top' } })
  await user.clear(screen.getByLabelText('Link to'))
  await user.click(screen.getByLabelText('Link to'))
  await user.click(await screen.findByRole('option', { name: './pages/about.html' }))
  expect(node().attributes['href']).toBe('./pages/about.html')
  await user.click(screen.getByRole('switch', { name: 'Open in new tap' }))
  expect(node().attributes['target']).toBe('_blank')
  await user.click(screen.getByRole('switch', { name: 'Open in new tap' }))
  expect(node().attributes['target']).toBeUndefined()
})

test('an image is chosen from the assets', async () => {
  const { node, user } = await open({ tag: 'img', attributes: { src: 'old.png' } })
  await user.click(screen.getByRole('button', { name: 'Choose an image of the project' }))
  await waitFor(() => expect(node().attributes['src']).toBe('./assets/photo.webp'))
  await user.type(screen.getByLabelText('Alternative text'), 'A fern{Enter}')
  expect(node().attributes['alt']).toBe('A fern')
})

test('attributes: hidden names, change, add and remove', async () => {
  const { node, user } = await open({
    tag: 'div',
    attributes: { 'data-x': '1', 'inf-symbol-id': 's', 'v-if': 'a', id: 'main' },
  })
  expect(screen.getByLabelText('data-x')).toBeTruthy()
  expect(screen.queryByLabelText('inf-symbol-id')).toBeNull()
  expect(screen.queryByLabelText('v-if')).toBeNull()
  expect(screen.queryByLabelText('id')).toBeNull()
  await user.type(screen.getByLabelText('data-x'), '2{Enter}')
  expect(node().attributes['data-x']).toBe('12')
  await user.type(screen.getByLabelText('Attribute name'), 'role')
  await user.type(screen.getByLabelText('Value'), 'list')
  await user.click(screen.getByRole('button', { name: 'Add Attribute' }))
  expect(node().attributes['role']).toBe('list')
  await user.click(screen.getByRole('button', { name: 'Remove data-x' }))
  expect(node().attributes['data-x']).toBeUndefined()
})

test('an invalid name is refused with the message of the specification', async () => {
  const { toasts, node, user } = await open({ tag: 'div' })
  await user.type(screen.getByLabelText('Attribute name'), 'a=b')
  await user.click(screen.getByRole('button', { name: 'Add Attribute' }))
  expect(toasts.shown).toEqual([{ kind: 'error', message: 'Attribute has invalid character' }])
  expect(node().attributes).toEqual({})
})
