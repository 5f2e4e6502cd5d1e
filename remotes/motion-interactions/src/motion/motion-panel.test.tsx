import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeMotionPlayback,
  createFakeProjects,
  createFakeToasts,
} from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import type { NodeId, OpenProject, Project } from '@pergola/contracts'
import { newAnimation, newMotion } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { MotionPanel } from './motion-panel.tsx'

afterEach(cleanup)

const base = { name: 'Site', pages: {}, symbols: {}, blocks: {} } as unknown as Project

interface Others {
  readonly project?: Partial<Project>
  readonly files?: Readonly<Record<string, string>>
}

function open(
  children: FakeElement[] = [{ tag: 'h1' }],
  motions: Record<string, unknown> = {},
  { project, files = {} }: Others = {},
) {
  const user = userEvent.setup()
  const fake = createFakeCanvas({ page: { tag: 'body', children }, project: { ...base, ...project, motions }, files })
  fake.select([2])
  const playback = createFakeMotionPlayback()
  const canvas = { ...fake, motions: playback }
  const toasts = createFakeToasts()
  const dialogs = createFakeDialogs()
  render(<MotionPanel canvas={canvas} toasts={toasts} dialogs={dialogs} />)
  return {
    user,
    canvas,
    playback,
    dialogs,
    attributes: (id: NodeId = 2) => canvas.page.nodes.get(id)!.attributes,
    motions: () => canvas.record.getState().project!.motions as Record<string, Motion>,
    told: () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`),
    steps: () => canvas.calls.filter(({ verb }) => verb === 'editAttributes').map((call) => call.with[1]),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    type: async (label: string, text: string) => {
      const field = screen.getByLabelText(label, { selector: 'input' })
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
    },
    upload: (text: string) =>
      user.upload(screen.getByLabelText('Upload json', { selector: 'input' }), new File([text], 'm.json')),
  }
}

const main = [{ tag: 'h1', attributes: { 'motion-id': 'mt1' } }]
const timeline: Motion = {
  ...newMotion('mt1', 'index'),
  isTimeLine: true,
  animations: ['rise', 'fall'].map((name) => ({ ...newAnimation(name), toOptions: { duration: '1' } })),
}

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

test('who deletes a motion is told of the pages that it leaves, whatever the record says of them', async () => {
  const page = (name: string, bodyAttributes = {}) => ({ name, pathes: { html: `${name}.html` }, bodyAttributes })
  const pages = { loaded: page('loaded'), bare: page('bare'), body: page('body', main[0]!.attributes) }
  const { press, dialogs, motions } = open(
    main,
    { mt1: { ...timeline, instances: { mi1: { id: 'mi1', page: 'bare' } } } },
    {
      project: { pages } as unknown as Partial<Project>,
      files: { 'loaded.html': '<!doctype html><p motion-id="mt1">', 'bare.html': '<!doctype html><p>mt1' },
    },
  )
  await press('Delete all motion')
  await expect
    .poll(() => dialogs.state.getState().confirmation?.message)
    .toBe('mt1 and its animations are deleted. Elements of loaded, body stop moving, too.')
  act(() => dialogs.answer('confirm'))
  await expect.poll(motions).toEqual({})
})

test('with the last animation a motion of many other pages goes after a question that names some of them', async () => {
  const names = Array.from({ length: 8 }, (_none, index) => `p${index}`)
  const bodyAttributes = main[0]!.attributes
  const pages = Object.fromEntries(names.map((name) => [name, { name, pathes: { html: name }, bodyAttributes }]))
  const animations = timeline.animations.slice(0, 1)
  const { press, dialogs, motions } = open(
    main,
    { mt1: { ...timeline, animations } },
    { project: { pages } as unknown as Partial<Project> },
  )
  await press('Delete animation')
  await expect
    .poll(() => dialogs.state.getState().confirmation?.message)
    .toContain('Elements of p0, p1, p2, p3, p4 and 3 more stop moving, too.')
  act(() => dialogs.answer('cancel'))
  expect(motions()).toHaveProperty('mt1')
})

test('a motion that is deleted leaves the other pages, symbols and bodies in the record, as one step', async () => {
  const instance = '<b class="a" main-motion-id="mt1" motion-instance-id="mi1">A</b>'
  const about = { name: 'about', pathes: { html: 'editor/pages/about.html' }, bodyAttributes: main[0]!.attributes }
  const plain = { name: 'plain', pathes: { html: 'plain.html' }, bodyAttributes: { class: 'c' } }
  const kept = (type: string, label: string, content: string) => ({ type, label, pathes: { content, style: '' } })
  const card = kept('symbol', 'Card', 'editor/symbols/s.html')
  const hero = kept('template', 'Hero', 'editor/templates/t.html')
  const blocks = { s: card, t: hero, o: kept('template', 'Other', 'plain.html') }
  const paths = ['editor/pages/about.html', 'plain.html', card.pathes.content, hero.pathes.content]
  const texts = [`<i>1</i>${instance}`, '<!doctype html><p motion-id="mt12">mt1', `<u motion-id=mt1 >B</u>`, instance]
  const { press, dialogs, canvas, motions, steps } = open(
    main,
    { mt1: timeline },
    {
      project: { pages: { about, plain }, symbols: { s: card }, blocks } as unknown as Partial<Project>,
      files: Object.fromEntries(paths.map((path, index) => [path, texts[index]!])),
    },
  )
  await press('Delete all motion')
  await expect
    .poll(() => dialogs.state.getState().confirmation?.message)
    .toBe(
      'mt1 and its animations are deleted. Elements of about stop moving, too. It is also taken off symbol Card, template Hero.',
    )
  act(() => dialogs.answer('confirm'))
  await expect.poll(motions).toEqual({})
  const left = await Promise.all(paths.map(canvas.readFile))
  expect(left.map((text) => text.ok && text.value)).toEqual([
    '<i>1</i><b class="a">A</b>',
    texts[1],
    '<u >B</u>',
    '<b class="a">A</b>',
  ])
  expect(canvas.record.getState().project?.pages).toEqual({ about: { ...about, bodyAttributes: {} }, plain })
  expect(steps()).toHaveLength(1)
})

test('no motion is deleted while the other pages cannot be read', async () => {
  const about = { name: 'about', pathes: { html: 'about.html' }, bodyAttributes: {} }
  const project = { pages: { about } } as unknown as Partial<Project>
  const { press, dialogs, canvas, motions, told } = open(main, { mt1: timeline }, { project })
  canvas.readFile = async () => ({ ok: false, failure: 'worker-lost' })
  await press('Delete all motion')
  await expect.poll(told).toEqual(['error: The other pages could not be read, so nothing is deleted. Try again.'])
  expect(dialogs.state.getState().confirmation).toBeNull()
  expect(motions()).toHaveProperty('mt1')
})

test('a motion is called as a person wants, and by its id where the name is taken away', async () => {
  const { type, motions } = open(main, { mt1: timeline })
  await type('Motion name', ' Entrance ')
  expect(motions().mt1?.name).toBe('Entrance')
  await type('Motion name', ' ')
  expect(motions().mt1?.name).toBe('mt1')
})

test('with its last animation the motion goes, from the record and from the element', async () => {
  const { press, attributes, motions } = open(main, { mt1: timeline, mt2: timeline })
  await press('Delete animation')
  await press('Delete animation')
  await expect.poll(() => Object.keys(motions())).toEqual(['mt2'])
  expect(attributes()).toEqual({})
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
