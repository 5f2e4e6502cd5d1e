import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeCanvas, createFakeProjects, createFakeSettings, createFakeToasts } from '@pergola/contracts/testing'
import { afterEach, expect, test } from 'vitest'
import { TraitsPanel } from '../traits-panel.tsx'

afterEach(cleanup)

function open(attributes: Readonly<Record<string, string>> = {}) {
  const slides = [1, 2, 3].map(() => ({ tag: 'swiper-slide' }))
  const canvas = createFakeCanvas({
    page: { tag: 'body', children: [{ tag: 'swiper-container', attributes, children: slides }] },
  })
  canvas.select([2])
  const settings = createFakeSettings()
  render(
    <TraitsPanel canvas={canvas} projects={createFakeProjects()} toasts={createFakeToasts()} settings={settings} />,
  )
  const node = () => canvas.page.nodes.get(2)!
  return { canvas, settings, node, user: userEvent.setup() }
}

async function commit(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), `${text}{Enter}`)
}

test('while sliders are switched off it says so, and switches them on', async () => {
  const { settings, user } = open()
  await user.click(screen.getByRole('button', { name: 'Enable sliders' }))
  expect(settings.state.getState().settings.enable_swiperjs).toBe(true)
  expect(screen.queryByRole('button', { name: 'Enable sliders' })).toBeNull()
})

test('a smaller count takes slides from the end, what is no count takes none; the slider stays selected', async () => {
  const { canvas, node, user } = open()
  const [first] = node().children
  await commit(user, 'Slides', '1')
  expect(node().children).toEqual([first])
  await commit(user, 'Slides', '-1')
  await screen.findByText('A whole number from 0 to 500')
  expect(node().children).toEqual([first])
  expect(canvas.state.getState().selection).toEqual([2])
})

test('a value of one device is written as Swiper reads it, and the field shows that of the device', async () => {
  const { canvas, node, user } = open({ breakpoints: '{"1200":{"speed":1}}' })
  await commit(user, 'Slides per view', '3')
  expect(node().attributes['slides-per-view']).toBe('3')
  act(() => canvas.setSize({ width: 360 }))
  await commit(user, 'Slides per view', 'auto')
  expect(node().attributes['slides-per-view']).toBe('auto')
  expect(JSON.parse(node().attributes['breakpoints']!)).toEqual({ 361: { slidesPerView: 3 }, 1200: { speed: 1 } })
  act(() => canvas.setSize({ width: 1080 }))
  expect(screen.getByLabelText<HTMLInputElement>('Slides per view').value).toBe('3')
  await commit(user, 'Slides per view', 'none')
  await screen.findByText('A number above 0, or auto')
})

test('what says the default is not written; options of an effect are shown with it', async () => {
  const { node, user } = open({ speed: '500', loop: 'true' })
  await commit(user, 'Speed', '300')
  expect(node().attributes['speed']).toBeUndefined()
  await user.click(screen.getByRole('switch', { name: 'Loop' }))
  expect(node().attributes['loop']).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Cards effect' })).toBeNull()
  await user.click(screen.getByLabelText('Effect'))
  await user.click(await screen.findByRole('option', { name: 'Cards' }))
  expect(node().attributes['effect']).toBe('cards')
  await user.click(screen.getByRole('button', { name: 'Cards effect' }))
  await user.click(screen.getByRole('switch', { name: 'Rotate' }))
  expect(node().attributes['cards-effect-rotate']).toBe('false')
})

test('attributes that the fields show are not listed a second time', () => {
  open({ 'autoplay-delay': '100', 'data-own': 'x' })
  expect(screen.queryByLabelText('autoplay-delay')).toBeNull()
  expect(screen.getByLabelText('data-own')).toBeTruthy()
})
