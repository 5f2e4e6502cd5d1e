import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { TraitsPanel } from '../traits/traits-panel.tsx'

afterEach(cleanup)

const root = 2

/** A page with one instance, its places as children from 3 on, and a marked element outside. */
async function open(children: readonly FakeElement[], selected: number) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  await projects.createPage('about')
  const outside = { tag: 'p', text: 'Away', attributes: { 'inf-symbol-property': 'text:Outside' } }
  const canvas = createFakeCanvas({
    page: { tag: 'body', children: [{ tag: 'section', attributes: { 'inf-symbol-id': 'card' }, children }, outside] },
    project: projects.state.getState().open!.project,
  })
  canvas.select([selected])
  const toasts = createFakeToasts()
  const assetPicker = { pick: async () => ({ path: 'assets/photo.webp', name: 'photo.webp' }) }
  render(<TraitsPanel canvas={canvas} projects={projects} toasts={toasts} assetPicker={assetPicker} />)
  return { canvas, toasts, node: (id: number) => canvas.page.nodes.get(id)!, user: userEvent.setup() }
}

test('an element of no symbol says nothing of symbols', async () => {
  await open([], 3)
  expect(screen.queryByRole('group', { name: /^Symbol/ })).toBeNull()
})

test('a property is given a name and a kind, and is taken away again', async () => {
  const { node, user } = await open([{ tag: 'a', text: 'More' }], 3)
  expect(screen.getByRole('group', { name: 'Symbol: card' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add property' })).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Property name'), 'Words; too{Enter}')
  await user.click(screen.getByLabelText('Kind'))
  await user.click(await screen.findByRole('option', { name: 'Link' }))
  await user.type(screen.getByLabelText('Property name'), 'Target')
  await user.click(screen.getByRole('button', { name: 'Add property' }))
  expect(node(3).attributes['inf-symbol-property']).toBe('text:Words  too; link:Target')
  await user.click(screen.getByRole('button', { name: 'Remove Target (Link)' }))
  expect(node(3).attributes['inf-symbol-property']).toBe('text:Words  too')
})

test('a name is given once for each kind of value', async () => {
  const title = { tag: 'h2', text: 'Old', attributes: { 'inf-symbol-property': 'text:Title' } }
  const { node, toasts, user } = await open([title, { tag: 'p', text: 'More' }], 4)
  await user.type(screen.getByLabelText('Property name'), ' Title {Enter}')
  expect(toasts.shown.at(-1)?.message).toBe('This symbol has a Title already. Choose another name.')
  expect(node(4).attributes['inf-symbol-property']).toBeUndefined()
  await user.type(screen.getByLabelText('Property name'), '2{Enter}')
  expect(node(4).attributes['inf-symbol-property']).toBe('text:Title 2')
})

test('the values of an instance are edited in one place, those of other elements are not', async () => {
  const { node, user } = await open(
    [
      { tag: 'h2', text: 'Old', attributes: { 'inf-symbol-property': 'text:Title; visibility:Shown; text:Twice' } },
      { tag: 'img', attributes: { 'inf-symbol-property': 'image:Photo', src: 'a.png' } },
      { tag: 'p', attributes: { 'inf-symbol-property': 'text:Rich' }, children: [{ tag: 'b', text: 'bold' }] },
    ],
    root,
  )
  expect(screen.queryByLabelText('Outside')).toBeNull()
  expect(screen.queryByLabelText('Twice')).toBeNull()
  expect(screen.queryByLabelText('Rich')).toBeNull()
  expect(screen.queryByLabelText('Property name')).toBeNull()
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'New{Enter}')
  expect(node(3).text).toBe('New')
  await user.click(screen.getByRole('switch', { name: 'Shown' }))
  expect(node(3).attributes['hidden']).toBe('')
  await user.clear(screen.getByLabelText('Photo'))
  await user.type(screen.getByLabelText('Photo'), 'b.png{Enter}')
  expect(node(4).attributes['src']).toBe('b.png')
  await user.click(screen.getByRole('button', { name: 'Edit Rich on the page' }))
  expect(screen.getByLabelText('Property name')).toBeTruthy()
})

test('a picture is chosen among the files, a link among the pages', async () => {
  const { node, user } = await open(
    [
      { tag: 'img', attributes: { 'inf-symbol-property': 'image:Photo', src: 'a.png', srcset: 'a.png 1x' } },
      { tag: 'a', text: 'Go', attributes: { 'inf-symbol-property': 'link:Target' } },
    ],
    root,
  )
  await user.click(screen.getByRole('button', { name: 'Choose a file for Photo' }))
  expect(node(3).attributes).toMatchObject({ src: './assets/photo.webp' })
  expect(node(3).attributes['srcset'] ?? null).toBeNull()
  await user.type(screen.getByLabelText('Photo, in words'), 'A tree{Enter}')
  expect(node(3).attributes['alt']).toBe('A tree')
  await user.click(screen.getByLabelText('Target'))
  await user.click(await screen.findByRole('option', { name: './pages/about.html' }))
  expect(node(4).attributes['href']).toBe('./pages/about.html')
})

test('what stands in a slot is of this copy alone, and has no properties of the symbol', async () => {
  const inner = { tag: 'p', text: 'Inner', attributes: { 'inf-symbol-property': 'text:Strange' } }
  const slot = { tag: 'div', attributes: { 'inf-symbol-property': 'slot:Body' }, children: [inner] }
  const { canvas } = await open([slot], 4)
  expect(screen.getByText('This element is part of Body: it belongs to this copy alone.')).toBeTruthy()
  expect(screen.queryByLabelText('Property name')).toBeNull()
  expect(screen.queryByLabelText('Strange')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Edit Body on the page' }))
  expect(canvas.state.getState().selection).toEqual([3])
  expect(screen.getByRole('button', { name: 'Remove Body (Slot)' })).toBeTruthy()
})

/** The instance as a symbol with two properties of variants has it. */
async function openVariants(classes: string) {
  const opened = await open([{ tag: 'h2', text: 'Words' }], root)
  const marker = 'size: card--small card--large ; tone: card--a-very-long-choice card--another-very-long-choice'
  opened.canvas.setAttributes(root, { 'inf-symbol-variants': marker, class: classes })
  return opened
}

test('a variant is chosen by its class, which takes the place of the others of its property', async () => {
  const { node, user } = await openVariants('card card--small')
  expect(screen.getByRole('button', { name: 'small', pressed: true })).toBeTruthy()
  await user.click(within(screen.getByRole('group', { name: 'size' })).getByRole('button', { name: 'large' }))
  expect(node(root).attributes['class']).toBe('card card--large')
  await user.click(screen.getByLabelText('tone'))
  await user.click(await screen.findByRole('option', { name: 'a-very-long-choice' }))
  expect(node(root).attributes['class']).toBe('card card--large card--a-very-long-choice')
  await user.click(screen.getByRole('button', { name: 'Default' }))
  expect(node(root).attributes['class']).toBe('card card--a-very-long-choice')
})

test('a variant is added with its class on the copy at hand, as one step', async () => {
  const { node, canvas, user } = await open([{ tag: 'h2', text: 'Words' }], root)
  await user.type(screen.getByLabelText('Variant property'), 'size')
  await user.type(screen.getByLabelText('Variant', { exact: true }), 'Large{Enter}')
  const before = canvas.state.getState().revision
  expect(node(root).attributes).toMatchObject({ 'inf-symbol-variants': expect.stringMatching(/^size: .+--large$/) })
  await user.type(screen.getByLabelText('Variant', { exact: true }), 'small')
  await user.click(screen.getByRole('button', { name: 'Add variant' }))
  expect(canvas.state.getState().revision).toBe(before + 1)
  expect(node(root).attributes['class']).toMatch(/^\S+--small$/)
})
