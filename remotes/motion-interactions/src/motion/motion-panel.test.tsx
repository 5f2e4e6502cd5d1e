import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { OpenProject } from '@pergola/contracts'
import { newAnimation } from '@pergola/site/motions'
import { main, open, timeline } from '../testing/motion-fixture.tsx'
import { MotionPanel } from './motion-panel.tsx'

afterEach(cleanup)

test('the first animation gives the element a motion, and values with commas are values to pass through', async () => {
  const { press, type, attributes, motions, steps } = open()
  await press('Add Animation')
  const id = attributes()['motion-id']!
  expect(id).toMatch(/^mt\d+$/)
  await type('Add property', 'margin-top')
  await type('marginTop', '0, 20px, 10px')
  expect(motions()[id]).toMatchObject({
    pages: ['index'],
    animations: [{ selector: 'self', to: { marginTop: ['0', '20px', '10px'] } }],
  })
  expect(steps()).toEqual(['Add motion', 'Edit marginTop of motion', 'Edit marginTop of motion'])
})

test('a section is marked for what stands in it, be it plain or advanced', () => {
  const [first] = timeline.animations
  const told = { ...first!, toOptions: { onStart: 'go()', stagger: '0.1' }, fromOptions: { repeat: '2' } }
  open(main, { mt1: { ...timeline, timeline: { defaults: { ease: 'none' } }, animations: [told] } })
  const marked = screen
    .getAllByRole('button')
    .map(({ textContent }) => /^(.*options)(\d values?|.+)?$/i.exec(textContent ?? ''))
    .flatMap((found) => (found?.[2] ? [`${found[1]}: ${found[2]}`] : []))
  expect(marked).toEqual([
    'Advanced timeline options: has values',
    'From Options: 1 value',
    'Advanced To options: 2 values',
  ])
})

test('a bar is moved with the arrows and stretched with Shift, one step each', async () => {
  const { user, motions, steps } = open(main, { mt1: timeline })
  const bar = screen.getByRole('button', { name: 'fall: starts at 1.00 s, lasts 1.00 s' })
  bar.focus()
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(motions().mt1?.animations[1]).toMatchObject({ positionParameter: '1.09', toOptions: { duration: '1.1' } })
  expect(steps()).toEqual(['Move animation', 'Stretch animation', 'Move animation'])
})

test('an animation is renamed in its row, by F2 as by a double-click', async () => {
  const { user, motions, steps, press } = open(main, { mt1: timeline })
  const names = () => motions().mt1?.animations.map(({ name }) => name)
  await press('fall')
  await user.keyboard('{F2}drop{Enter}')
  expect(names()).toEqual(['rise', 'drop'])
  expect(document.activeElement?.textContent).toBe('drop')
  await user.dblClick(screen.getByRole('button', { name: 'rise' }))
  await user.keyboard('lost{Escape}')
  expect(names()).toEqual(['rise', 'drop'])
  expect(steps()).toEqual(['Edit Name of motion'])
})

test('the playhead shows its moment in the canvas, and playing changes nothing of the page', async () => {
  const { press, playback, canvas } = open(main, { mt1: timeline })
  const before = JSON.stringify([canvas.record.getState(), canvas.attributesOf(2)])
  fireEvent.change(screen.getByRole('slider', { name: 'Playhead' }), { target: { value: '0.5' } })
  await expect.poll(() => playback.calls).toEqual(['play mt1', 'seek mt1 0.5'])
  for (const name of ['Play', 'Pause', 'Resume', 'Restart', 'Reverse', 'Kill']) await press(name)
  expect(playback.calls.slice(2)).toEqual(
    ['play', 'pause', 'resume', 'restart', 'reverse', 'kill'].map((verb) => `${verb} mt1`),
  )
  expect(JSON.stringify([canvas.record.getState(), canvas.attributesOf(2)])).toBe(before)
})

test('a moment of a motion that was edited since is shown as it is now', async () => {
  const { user, playback } = open(main, { mt1: timeline })
  const scrub = (value: string) =>
    fireEvent.change(screen.getByRole('slider', { name: 'Playhead' }), { target: { value } })
  scrub('0.5')
  await expect.poll(() => playback.calls).toHaveLength(2)
  scrub('0.6')
  await expect.poll(() => playback.calls.at(-1)).toBe('seek mt1 0.6')
  screen.getByRole('button', { name: /^rise: starts/ }).focus()
  await user.keyboard('{ArrowRight}')
  await expect.poll(() => playback.calls.slice(3)).toEqual(['play mt1', 'seek mt1 0.6'])
  scrub('0.7')
  await expect.poll(() => playback.calls.slice(5)).toEqual(['seek mt1 0.7'])
})

test('triggers with markers show on the canvas while the panel is open; what follows the scroll is scrolled to', async () => {
  const [first] = timeline.animations
  const scrolled = {
    ...timeline,
    isTimeLine: false,
    animations: [{ ...first!, scrollTriggerOptions: { scrub: 'true' } }],
  }
  const { press, playback } = open(main, { mt1: scrolled })
  expect(playback.marked()?.tweens[0]?.scroll).toEqual({ trigger: '[motion-id="mt1"]', scrub: true })
  fireEvent.change(screen.getByRole('slider', { name: 'Playhead' }), { target: { value: '0.5' } })
  await expect.poll(() => playback.calls).toEqual(['play mt1', 'seek mt1 0.5'])
  expect(playback.played[0]?.tweens[0]?.scroll).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reverse' }).getAttribute('aria-disabled')).toBe('true')
  await press('Kill')
  cleanup()
  expect(playback.marked()).toBeNull()
})

test('markers that get a colour stay on, and off takes them away', async () => {
  const { press, type, motions } = open(main, { mt1: { ...timeline, isTimeLine: false } })
  await press('ScrollTrigger')
  await type('markers', 'true')
  await type('startColor', 'blue')
  const trigger = () => motions().mt1?.animations[0]?.scrollTriggerOptions
  expect(trigger()).toEqual({ markers: { startColor: 'blue' } })
  expect(screen.getByLabelText<HTMLInputElement>('markers').value).toBe('true')
  await type('markers', 'false')
  expect(trigger()).toEqual({ markers: 'false' })
})

test('an instance plays the motion of its main element, which is where it is edited', async () => {
  const instance = { tag: 'p', attributes: { 'main-motion-id': 'mt1', 'motion-instance-id': 'mi1' } }
  const { press, canvas, attributes, playback } = open([instance, ...main], {
    mt1: { ...timeline, instances: { mi1: { id: 'mi1', page: 'index' } } },
  })
  expect(screen.getByRole('note').textContent).toMatch(/^This element is an instance/)
  const fields = screen.getAllByRole('textbox')
  expect(fields.every((field) => field.closest('fieldset:disabled'))).toBe(true)
  for (const name of ['Upload json', 'Delete all motion', 'Add Animation', 'Duration of'])
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`, 'i') })).toBeNull()
  await press('Play')
  expect(playback.calls).toEqual(['play mi1'])
  await press('Edit As Main')
  expect(canvas.state.getState().selected?.id).toBe(3)
  expect(attributes(3)['motion-id']).toBe('mt1')
})

test('a motion is found among two hundred by its name, and cloned or taken as an instance', async () => {
  const named = (id: string, name: string) => [id, { ...timeline, id, name }] as const
  const many = Array.from({ length: 200 }, (_none, index) => named(`mt${index}`, `Move ${index}`))
  const { press, type, attributes, motions, told } = open([{ tag: 'h1' }], Object.fromEntries(many))
  await press('Clone')
  await type('Existing motion', 'Move 1')
  await press('Clone')
  expect(told()).toEqual(Array(2).fill('warning: Selecte Motion To Edite'))
  await type('Existing motion', '150{ArrowDown}')
  expect(screen.getByLabelText<HTMLInputElement>('Existing motion').value).toBe('Move 150 · mt150')
  await type('Existing motion', 'mt1')
  await press('Create Instance')
  const instance = attributes()['motion-instance-id']!
  expect(attributes()['main-motion-id']).toBe('mt1')
  expect(motions().mt1).toMatchObject({
    numberTimeOfUses: 2,
    instances: { [instance]: { id: instance, page: 'index' } },
  })
})

test('a motion is called as a person wants, and by its id where the name is taken away', async () => {
  const { type, motions } = open(main, { mt1: timeline })
  await type('Motion name', ' Entrance ')
  expect(motions().mt1?.name).toBe('Entrance')
  await type('Motion name', ' ')
  expect(motions().mt1?.name).toBe('mt1')
})

test.each([
  ['no json'],
  ['{}'],
  ['{"id":"mt1"}'],
  ['{"animations":[]}'],
  ['null'],
  ['{"id":"mt1","animations":[]}'],
  ['{"id":"mt1","animations":[5]}'],
])('a file with %s is no motion', async (text) => {
  const { upload, told, motions } = open()
  await upload(text)
  await expect.poll(told).toEqual(['error: Motion is not valid'])
  expect(motions()).toEqual({})
})

test('a file with an id that is there already asks whether to overwrite it', async () => {
  const { upload, dialogs, motions, attributes } = open(main, { mt1: timeline })
  await upload(JSON.stringify({ ...timeline, name: 'Other', animations: timeline.animations.slice(1) }))
  await expect.poll(() => dialogs.state.getState().confirmation?.alternativeLabel).toBe('New id')
  dialogs.answer('alternative')
  await expect.poll(() => Object.keys(motions())).toHaveLength(2)
  expect(motions().mt1).toEqual(timeline)
  expect(attributes()['motion-id']).not.toBe('mt1')
})

test('of two hundred animations only those in view are drawn, and closed sections hold nothing', () => {
  const animations = Array.from({ length: 200 }, (_none, index) => newAnimation(`<b>${index}</b>`))
  open(main, { mt1: { ...timeline, animations } })
  const panel = screen.getByRole('region', { name: 'Motion' })
  expect(within(panel).getAllByRole('treeitem').length).toBeLessThan(40)
  expect(within(panel).queryByLabelText('duration')).toBeNull()
  expect(panel.querySelector('b')).toBeNull()
})

test('a tab that only reads says so: sections open, values are read and motions played, and nothing is changed', async () => {
  const { canvas, playback, press } = open(main, { mt1: timeline })
  expect(screen.queryByRole('note')).toBeNull()
  act(() => canvas.state.set({ readOnly: true }))
  expect(screen.getByRole('note').textContent).toContain('Another tab edits this project')
  const section = screen.getByRole('button', { name: /^From Options/ })
  expect(section.closest('[inert], fieldset:disabled')).toBeNull()
  await press('From Options')
  const fields = screen.getAllByRole('textbox')
  expect(fields.length).toBeGreaterThan(2)
  expect(fields.every((field) => field.closest('fieldset:disabled'))).toBe(true)
  for (const name of ['Upload json', 'Delete all motion', 'Add Animation', 'Duration of'])
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`, 'i') })).toBeNull()
  const before = canvas.calls.length
  const bar = within(screen.getByRole('tree')).getAllByRole('button')[1]!
  fireEvent.keyDown(bar, { key: 'ArrowRight' })
  expect(canvas.calls).toHaveLength(before)
  await press('Play')
  expect(playback.calls).toContain('play mt1')
})

test('a motion that brings code says where that runs', () => {
  const text =
    'Its callbacks are code: they run in the preview and where components are mounted, not when it is played here.'
  const { canvas } = open(main, { mt1: timeline })
  expect(screen.queryByText(text)).toBeNull()
  const [first, ...others] = timeline.animations
  const animations = [{ ...first!, toOptions: { duration: '1', onStart: 'alert(1)' } }, ...others]
  act(() => void canvas.editAttributes([], 'Edit', { motions: { mt1: { ...timeline, animations } } }))
  expect(screen.getByText(text)).toBeTruthy()
  cleanup()
  const fake = createFakeProjects()
  const restricted = { ...fake.state.getState(), open: { trust: 'restricted' } as OpenProject }
  const state = { ...fake.state, getState: () => restricted, getInitialState: () => restricted }
  const projects = { ...fake, state }
  render(<MotionPanel canvas={canvas} toasts={createFakeToasts()} dialogs={createFakeDialogs()} projects={projects} />)
  expect(screen.getByText(/^Its callbacks are code, and this project is restricted/)).toBeTruthy()
  expect(screen.queryByText(text)).toBeNull()
})

test('a handle of an ease is moved by one key after the other', async () => {
  const { press, user, motions } = open(main, { mt1: timeline })
  await press(/^To Options/)
  await press('Choose an ease')
  act(() => screen.getByRole('slider', { name: 'Handle 2' }).focus())
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
  expect(motions().mt1?.animations[0]?.toOptions['ease']).toBe('cubic-bezier(0.25, 0.1, 0.24, 0.9)')
})

test('a handle is where the hand let it go, even where the picture has not followed yet', async () => {
  const { press, motions } = open(main, { mt1: timeline })
  await press(/^To Options/)
  await press('Choose an ease')
  const handle = screen.getByRole('slider', { name: 'Handle 1' })
  // One unit of the drawing is one pixel.
  vi.spyOn(handle.closest('svg')!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 180, 180))
  const give = (type: string, clientX: number, clientY: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX, clientY }))
  act(() => void give('pointerdown', 65, 130))
  vi.spyOn(handle, 'hasPointerCapture').mockReturnValue(true)
  act(() => {
    give('pointermove', 90, 90)
    give('pointerup', 90, 90)
  })
  expect(motions().mt1?.animations[0]?.toOptions['ease']).toBe('cubic-bezier(0.5, 0.5, 0.25, 1)')
})
