import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fail, limits, succeed } from '@pergola/contracts'
import type { CanvasService, KeptBlock } from '@pergola/contracts'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { CreateSymbol, CreateTemplate } from './create-block.tsx'

afterEach(cleanup)

type Keep = NonNullable<CanvasService['keepBlock']>

const picture = 'data:image/webp;base64,AA'

async function open(Dialog: typeof CreateSymbol, given: { keep?: Keep; picture?: string | null; none?: boolean } = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  const fake = createFakeCanvas({ page: { tag: 'body', children: [{ tag: 'section' }] }, project })
  if (!given.none) fake.select([2])
  const kept: KeptBlock[] = []
  const keepBlock: Keep = async (_id, block) => {
    kept.push(block)
    fake.state.set({ changed: true })
    return succeed({ id: 'new' })
  }
  const drawn = given.picture === undefined ? picture : given.picture
  const canvas: CanvasService = { ...fake, keepBlock: given.keep ?? keepBlock, pictureOf: async () => drawn }
  const toasts = createFakeToasts()
  const closed: true[] = []
  render(<Dialog canvas={canvas} toasts={toasts} close={() => closed.push(true)} />)
  return { canvas, kept, toasts, closed, user: userEvent.setup() }
}

test('the keyboard alone makes a symbol: the name has the focus, Enter saves', async () => {
  const { canvas, kept, toasts, closed, user } = await open(CreateSymbol)
  const preview = await screen.findByRole('img', { name: 'Preview' })
  expect(preview.getAttribute('src')).toBe(picture)
  expect(document.activeElement).toBe(screen.getByLabelText('Symbol name'))
  await user.keyboard('Card{Tab}mine{Tab}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(kept).toEqual([{ type: 'symbol', name: 'Card', category: 'mine', media: picture }])
  expect(toasts.shown).toEqual([{ kind: 'success', message: 'Card is a symbol now' }])
  expect(canvas.state.getState().changed).toBe(false)
  expect(closed).toHaveLength(1)
})

test('a template has a name and no category; without a name it is called what it is', async () => {
  const { kept, toasts, user } = await open(CreateTemplate, { picture: null })
  expect(await screen.findByText('No picture of it could be drawn.')).toBeTruthy()
  expect(screen.queryByLabelText('Category')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Template name'))
  await user.keyboard('{Enter}')
  expect(kept).toEqual([{ type: 'template', name: '', category: '', media: '' }])
  expect(toasts.shown[0]?.message).toBe('template is kept as a template')
})

test.each([
  ['symbol-in-symbol', 'You Can’t Create symbol From Symbol'],
  ['worker-lost', 'It could not be kept. Try again.'],
] as const)('%s is told, and what was typed stays', async (failure, message) => {
  const { toasts, closed, user } = await open(CreateSymbol, { keep: async () => fail(failure) })
  await user.keyboard('Card{Enter}')
  await waitFor(() => expect(toasts.shown).toEqual([{ kind: 'warning', message }]))
  expect(closed).toEqual([])
  expect(screen.getByLabelText('Symbol name')).toHaveProperty('value', 'Card')
})

test('a second Enter does not make a second symbol, and without an element there is nothing to make', async () => {
  let done = () => {}
  const asked: true[] = []
  const keep: Keep = async () => {
    asked.push(true)
    await new Promise<void>((resolve) => (done = resolve))
    return succeed({ id: 'new' })
  }
  const { closed, user } = await open(CreateSymbol, { keep })
  await user.keyboard('Card{Enter}{Enter}')
  expect(asked).toHaveLength(1)
  done()
  await waitFor(() => expect(closed).toHaveLength(1))
  cleanup()
  await open(CreateSymbol, { none: true })
  expect(screen.getByText('Select an element on the page first.')).toBeTruthy()
})

test('a name of any length is told as far as a message has room for it, and kept as far as one in a file is', async () => {
  const { kept, toasts, user } = await open(CreateSymbol)
  await user.click(screen.getByLabelText('Symbol name'))
  await user.paste('x'.repeat(500))
  await user.keyboard('{Enter}')
  expect(kept[0]?.name).toBe('x'.repeat(limits.blockName))
  expect(toasts.shown[0]?.message).toBe(`${'x'.repeat(60)}… is a symbol now`)
})
