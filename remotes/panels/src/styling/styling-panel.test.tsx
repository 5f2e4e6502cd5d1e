import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnimationsService, ClassFinderService } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeClassFinder,
  createFakeDialogs,
  createFakeToasts,
  createState,
} from '@pergola/contracts/testing'
import type { FakeElement, FakeRule } from '@pergola/contracts/testing'
import { StylingPanel } from './styling-panel.tsx'

// A section is loaded when it is first opened, and a busy machine takes its time over it.
configure({ asyncUtilTimeout: 15_000 })

/** This window understands no CSS, so the verdicts come from here: nothing that says bogus is supported. */
beforeEach(() => {
  vi.stubGlobal('CSS', {
    supports: (...asked: string[]) => !asked.join(' ').includes('bogus'),
    escape: (text: string) => text,
  })
})
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
  cleanup()
  vi.unstubAllGlobals()
})

interface Setting {
  element?: FakeElement
  parent?: string
  rules?: FakeRule[]
  defaults?: Record<string, string>
  suggestions?: string[]
  customProperties?: Record<string, string>
  animations?: AnimationsService
  classFinder?: ClassFinderService
}

function open({ element, parent = 'body', rules = [], animations, classFinder, ...setting }: Setting = {}) {
  const canvas = createFakeCanvas({
    page: { tag: parent, children: [element ?? { tag: 'section', classes: ['section', 'hero'] }] },
    rules,
    ...setting,
  })
  const dialogs = createFakeDialogs()
  const toasts = createFakeToasts()
  const assetPicker = { pick: async () => ({ path: 'assets/leaf.webp', name: 'leaf.webp' }) }
  canvas.select([2])
  const services = {
    canvas,
    dialogs,
    toasts,
    assetPicker,
    ...(animations && { animations }),
    ...(classFinder && { classFinder }),
  }
  const run: string[] = []
  const commands = { find: () => ({ enabled: true }) as never, run: async (name: string) => void run.push(name) }
  const onWindow = vi.fn<() => void>()
  window.addEventListener('keydown', onWindow)
  opened.push(() => window.removeEventListener('keydown', onWindow))
  render(<StylingPanel {...services} commands={commands} />)
  const hero = (states: string[] = []) => canvas.styles.declarations('.hero', states)
  return { canvas, dialogs, toasts, hero, run, onWindow, styles: canvas.styles, user: userEvent.setup() }
}

const addTarget = 'Add a class, :state or selector'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const panel = () => screen.getByRole('region', { name: 'Styling' })
const css = (text: string) => ({ clipboardData: { getData: () => text } })
const openSection = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('button', { name, expanded: false }))

test('without a selection it says what to do', () => {
  const { canvas } = open()
  act(() => canvas.select([]))
  expect(screen.getByText('Select element to start style')).toBeTruthy()
})

describe('values', () => {
  test('a value is written to the rule of the last class, once', async () => {
    const { hero, styles, user } = open()
    await user.type(field('Width'), '50%{Enter}')
    expect(hero()).toEqual({ width: '50%' })
    expect(styles.edits).toHaveLength(1)
  })

  test('an empty value clears', async () => {
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { width: '50%' } }] })
    await user.clear(field('Width'))
    await user.keyboard('{Enter}')
    expect(hero()).toEqual({})
  })

  test('an unsupported value removes the property and stays visible with its reason', async () => {
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { width: '50%' } }] })
    await user.clear(field('Width'))
    await user.type(field('Width'), 'bogus{Enter}')
    expect(hero()).toEqual({})
    expect(field('Width').value).toBe('bogus')
    expect(screen.getByRole('alert').textContent).toContain('width')
  })

  test('a refused text goes with its element', async () => {
    const { canvas, user } = open()
    await user.type(field('Width'), 'bogus{Enter}')
    act(() => canvas.select([1]))
    expect(field('Width').value).toBe('')
  })

  test('scrubbing previews and is one edit on release', () => {
    const { hero, styles } = open({ rules: [{ selector: '.hero', declarations: { width: '100px' } }] })
    const label = screen.getByText('Width')
    fireEvent.pointerDown(label, { pointerId: 1, clientX: 0, button: 0 })
    fireEvent.pointerMove(label, { pointerId: 1, clientX: 10 })
    fireEvent.pointerMove(label, { pointerId: 1, clientX: 25 })
    expect(hero()).toEqual({ width: '100px' })
    fireEvent.pointerUp(label, { pointerId: 1 })
    expect(hero()).toEqual({ width: '125px' })
    expect(styles.edits.map(({ preview }) => preview)).toEqual([true, true, false])
  })

  test('scrubbing a field that is not set starts from what the browser computed', () => {
    const { hero } = open({ defaults: { width: '820px' } })
    const label = screen.getByText('Width')
    fireEvent.pointerDown(label, { pointerId: 1, clientX: 0, button: 0 })
    fireEvent.pointerMove(label, { pointerId: 1, clientX: 10 })
    fireEvent.pointerMove(label, { pointerId: 1, clientX: 20 })
    fireEvent.pointerUp(label, { pointerId: 1 })
    expect(hero()).toEqual({ width: '840px' })
  })

  test('a value the lists do not know is shown and kept', async () => {
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { position: 'running(header)' } }] })
    expect(screen.getByText('running(header)')).toBeTruthy()
    await user.type(field('Height'), '1px{Enter}')
    expect(hero()['position']).toBe('running(header)')
  })

  test('a new ::before gets its empty content', async () => {
    const { styles, user, hero } = open()
    act(() => styles.setStates(['::before']))
    await user.type(field('Width'), '10px{Enter}')
    expect(hero(['::before'])).toEqual({ content: '""', width: '10px' })
  })
})

describe('origins', () => {
  const rules: FakeRule[] = [
    { selector: '.section', declarations: { height: '10px' } },
    { selector: '.hero', declarations: { width: '80%', 'min-width': '1px' } },
    { selector: 'section', declarations: { width: '90%' } },
  ]

  test.each([
    ['set here', 'Min W', 'here'],
    ['set by another class', 'Height', 'elsewhere'],
    ['set here, but overridden', 'Width', 'overridden'],
    ['set by nobody', 'Max W', 'default'],
  ])('%s', (_rule, label, origin) => {
    open({ rules })
    expect(screen.getByText(label).dataset['origin']).toBe(origin)
  })

  test('Alt+click on the label resets what is set here', () => {
    const { hero } = open({ rules })
    fireEvent.click(screen.getByText('Min W'), { altKey: true })
    expect(hero()).toEqual({ width: '80%' })
  })

  test('Alt+Backspace in the field resets too', async () => {
    const { hero, user } = open({ rules })
    field('Min W').focus()
    await user.keyboard('{Alt>}{Backspace}{/Alt}')
    expect(hero()).toEqual({ width: '80%' })
  })

  test('Alt+Enter in the field shows its source', async () => {
    const { user } = open({ rules })
    field('Width').focus()
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    const card = await screen.findByRole('dialog', { name: 'Source of width' })
    expect(card.textContent).toContain('css/index.css')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(field('Width'))
  })

  test('resting on a label names the source and goes there', async () => {
    const { canvas, user } = open({ rules: [{ selector: '.section', line: 7, declarations: { height: '10px' } }] })
    await user.hover(screen.getByText('Height'))
    const card = await screen.findByLabelText('Source of height')
    expect(card.textContent).toContain('css/index.css:7')
    expect(card.textContent).toContain('.section')
    await user.click(within(card).getByRole('button', { name: 'Go to rule' }))
    expect(canvas.styles.state.getState().rule?.selector).toBe('.section')
  })
})

describe('source bar', () => {
  test('a class chip chooses the rule, its cross takes the class away', async () => {
    const { canvas, user } = open()
    await user.click(screen.getByRole('button', { name: /\.section$/, pressed: false }))
    expect(canvas.styles.state.getState().rule?.selector).toBe('.section')
    await user.click(screen.getByRole('button', { name: 'Remove .section' }))
    expect(canvas.page.nodes.get(2)?.classes).toEqual(['hero'])
  })

  test('a chip that is pressed again gives way to the class of the element alone', async () => {
    const { styles, user } = open()
    await user.click(screen.getByRole('button', { name: '.section' }))
    await user.click(screen.getByRole('button', { name: '.section' }))
    expect(styles.state.getState().rule?.selector).toBe('.hero')
  })

  test('typing adds a class, a state, or goes to any selector', async () => {
    const { canvas, user } = open()
    await user.type(field(addTarget), 'wide{Enter}')
    expect(canvas.page.nodes.get(2)?.classes).toContain('wide')
    await user.type(field(addTarget), ':hover{Enter}')
    expect(canvas.styles.state.getState().rule).toEqual({ selector: '.wide', states: [':hover'], atRule: null })
    await user.type(field(addTarget), 'nav > a{Enter}')
    expect(canvas.styles.state.getState().rule?.selector).toBe('nav > a')
  })

  test('classes that start with gjs are hidden', () => {
    open({ element: { tag: 'p', classes: ['gjs-selected', 'lead'] } })
    expect(screen.queryByText('.gjs-selected')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove .lead' })).toBeTruthy()
  })

  test('a state that needs an argument asks for it', async () => {
    const { canvas, user } = open()
    await user.type(field('Add a state'), ':nth-child(){Enter}')
    await user.type(await screen.findByLabelText('Argument of :nth-child'), '2n{Enter}')
    expect(canvas.styles.state.getState().rule?.states).toEqual([':nth-child(2n)'])
  })

  test('a state the browser does not know is refused with the reason', async () => {
    const { canvas, user } = open()
    await user.type(field('Add a state'), ':bogus{Enter}')
    expect(screen.getByRole('alert').textContent).toContain(':bogus')
    expect(canvas.styles.state.getState().rule?.states).toEqual([])
  })

  test('the rule is said in words', () => {
    const { styles } = open()
    act(() => styles.selectRule({ selector: '.hero', states: [':hover'], atRule: '@media (max-width: 768px)' }))
    const said = screen.getAllByText('.hero:hover · ≤768px')
    expect(said.some((each) => each.closest('[aria-live]') !== null)).toBe(true)
  })

  test('deleting a rule line asks first', async () => {
    const { dialogs, hero, user } = open({
      rules: [
        { selector: '.hero', declarations: { width: '1px' } },
        { selector: '.hero', states: [':hover'], declarations: { width: '2px' } },
      ],
    })
    dialogs.answer('cancel')
    await user.click(screen.getByRole('button', { name: 'Delete .hero:hover' }))
    expect(dialogs.asked[0]?.message).toBe('Are you sure to delete states ?')
    expect(hero([':hover'])).toEqual({ width: '2px' })
    dialogs.answer('confirm')
    await user.click(screen.getByRole('button', { name: 'Delete .hero:hover' }))
    await waitFor(() => expect(hero([':hover'])).toEqual({}))
  })

  test('the device is chosen', async () => {
    const { canvas, user } = open()
    await user.click(screen.getByRole('button', { name: 'tablet size' }))
    expect(canvas.state.getState().device).toBe('tablet')
  })
})

describe('class suggestions', () => {
  const names = () => screen.getAllByRole('option').map((option) => option.textContent)

  test('classes of every sheet are offered as they are found, those of the element and of the editor left out', async () => {
    const classFinder = createFakeClassFinder()
    const { user, styles } = open({ suggestions: ['hero', 'wide'], classFinder })
    await user.click(field(addTarget))
    expect(await screen.findByRole('option', { name: 'wide' })).toBeTruthy()
    expect(classFinder.asked.length).toBeGreaterThan(0)
    act(() => classFinder.tell(['gjs-row', 'hero', 'wide', 'container', 'row']))
    expect(names()).toEqual(['wide', 'container', 'row'])
    await user.type(field(addTarget), 'cont')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(styles.state.getState().classes.map(({ name }) => name)).toEqual(['section', 'hero', 'container'])
  })

  test('of 50,000 classes a name is found while it is typed', async () => {
    const many = Array.from({ length: 50_000 }, (_none, index) => `item-${index}`)
    const { user } = open({ classFinder: createFakeClassFinder(many) })
    await user.type(field(addTarget), '49999')
    expect(names()).toEqual(['item-49999'])
  })
})

describe('state lines', () => {
  const rules: FakeRule[] = [
    { selector: '.hero', declarations: { width: '1px' } },
    { selector: '.hero', states: [':hover'], declarations: { width: '2px' } },
    { selector: '.hero', atRule: '@container card (width > 20em)', declarations: { width: '3px' } },
  ]
  const line = (name: RegExp) => screen.getByRole('button', { name })

  test('a state makes a line that is there before it has a value, and is edited', async () => {
    const { styles, user } = open()
    await user.type(field('Add a state'), ':focus{Enter}')
    expect(styles.state.getState().lines.map(({ rule }) => rule.states)).toEqual([[':focus']])
    expect(styles.state.getState().rule?.states).toEqual([':focus'])
  })

  test('a line that exists is refused', async () => {
    const { styles, user } = open({ rules })
    await user.type(field('Add a state'), ':hover{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('This line exists already.')
    expect(styles.state.getState().lines).toHaveLength(3)
  })

  test('a line is chosen and let go', async () => {
    const { styles, user } = open({ rules })
    await user.click(line(/^\.hero:hover/))
    expect(styles.state.getState().rule?.states).toEqual([':hover'])
    await user.click(line(/^\.hero:hover/))
    expect(styles.state.getState().rule).toEqual({ selector: '.hero', states: [], atRule: null })
  })

  test('a state whose line was undone, and a rule of another selector, are left again', async () => {
    const { styles, user } = open({ rules: [...rules, { selector: 'main section', declarations: { width: '4px' } }] })
    act(() => styles.selectRule({ selector: '.hero', states: ['::after'], atRule: null }))
    await user.click(line(/^\.hero::after/))
    expect(styles.state.getState().rule).toEqual({ selector: '.hero', states: [], atRule: null })
    await user.click(line(/^Other rules/))
    await user.click(await screen.findByRole('button', { name: /^main section/ }))
    expect(styles.state.getState().rule?.selector).toBe('main section')
    await user.click(screen.getByRole('button', { name: 'Leave main section' }))
    expect(styles.state.getState().rule?.selector).toBe('.hero')
  })

  test('a line for a container is edited where it stands', async () => {
    const { styles, user } = open({ rules })
    await user.click(line(/^\.hero · @container/))
    await user.type(field('Height'), '5px{Enter}')
    expect(styles.declarations('.hero', [], '@container card (width > 20em)')).toEqual({ width: '3px', height: '5px' })
  })

  test('another state on a line keeps its styles', async () => {
    const { styles, user } = open({ rules })
    await user.click(line(/^\.hero:hover/))
    await user.type(field('Add a state to .hero:hover'), '::before{Enter}')
    expect(styles.declarations('.hero', [':hover', '::before'])).toEqual({ width: '2px' })
  })

  test('the last state takes its rule along, after the question', async () => {
    const { dialogs, hero, user } = open({ rules })
    await user.click(line(/^\.hero:hover/))
    dialogs.answer('confirm')
    await user.click(screen.getByRole('button', { name: 'Remove :hover' }))
    await waitFor(() => expect(hero([':hover'])).toEqual({}))
    expect(dialogs.asked[0]?.message).toBe('Are you sure to delete states ?')
  })
})

describe('a frame of an animation', () => {
  test('is edited instead of the rule: no classes, no states, no animation', async () => {
    const frame = createFakeCanvas({ rules: [{ selector: '50%', declarations: { width: '9px' } }] })
    frame.styles.follow(frame.page.nodes.get(1)!, [])
    frame.styles.selectRule({ selector: '50%', states: [], atRule: null })
    const state = createState({ building: true, names: ['rise'] })
    const { user, hero } = open({ animations: { state, keyframe: frame.styles } })
    expect(screen.queryByRole('group', { name: 'Classes' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'States' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Animation' })).toBeNull()
    await user.type(field('Height'), '5px{Enter}')
    expect(frame.styles.declarations('50%')).toEqual({ width: '9px', height: '5px' })
    expect(hero()).toEqual({})
    act(() => state.set({ building: false }))
    expect(screen.getByRole('group', { name: 'Classes' })).toBeTruthy()
  })
})

describe('lists', () => {
  const filters: FakeRule[] = [{ selector: '.hero', declarations: { filter: 'blur(2px) sepia(20%) foo(1)' } }]

  async function openFilters() {
    const room = open({ rules: filters })
    await openSection(room.user, /^Filters/)
    await screen.findByRole('button', { name: 'Add to Filters' })
    return room
  }
  const item = (name: RegExp) => screen.getByRole('button', { name, expanded: false })

  test('a function is changed and the others stay as they are', async () => {
    const { hero, user } = await openFilters()
    await user.click(item(/^sepia/))
    await user.clear(field('sepia'))
    await user.type(field('sepia'), '50%{Enter}')
    expect(hero()).toEqual({ filter: 'blur(2px) sepia(50%) foo(1)' })
  })

  test('what is refused stays in the field with its reason, and nothing is written', async () => {
    const { hero, user } = await openFilters()
    await user.click(item(/^blur/))
    await user.clear(field('blur'))
    await user.type(field('blur'), 'bogus{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('filter')
    expect(hero()).toEqual({ filter: 'blur(2px) sepia(20%) foo(1)' })
  })

  test('hidden and shown again, in one step each', async () => {
    const { hero, styles, user } = await openFilters()
    await user.click(screen.getByRole('button', { name: 'Hide sepia' }))
    expect(hero()).toEqual({ filter: 'blur(2px) foo(1)', '--hidden-filter': '(1 sepia(20%))' })
    await user.click(screen.getByRole('button', { name: 'Show sepia' }))
    expect(hero()).toEqual({ filter: 'blur(2px) sepia(20%) foo(1)' })
    expect(styles.edits).toHaveLength(2)
  })

  test('by key an item moves and goes', async () => {
    const { hero } = await openFilters()
    fireEvent.keyDown(item(/^sepia/), { key: 'ArrowUp', altKey: true })
    expect(hero()['filter']).toBe('sepia(20%) blur(2px) foo(1)')
    fireEvent.keyDown(item(/^blur/), { key: 'Delete' })
    expect(hero()['filter']).toBe('sepia(20%) foo(1)')
  })

  test('every function of the specification is offered', async () => {
    const { hero, user } = await openFilters()
    await user.click(screen.getByRole('button', { name: 'Add to Filters' }))
    await user.click(await screen.findByRole('menuitem', { name: 'hue-rotate' }))
    expect(hero()['filter']).toBe('blur(2px) sepia(20%) foo(1) hue-rotate(90deg)')
  })
})

describe('custom properties', () => {
  const rules: FakeRule[] = [{ selector: '.hero', declarations: { '--gap': '12px' } }]
  const customProperties = { '--brand': '#7c5cff', '--brand-dark': '#301090', '--gap': '12px' }

  test('two dashes offer those in reach; the highlighted one is shown and taken back', async () => {
    const { hero, styles, user } = open({ customProperties })
    await user.type(field('Width'), '--ga')
    expect(await screen.findByRole('option', { name: /--gap/ })).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    expect(styles.edits.at(-1)).toEqual({ edits: [{ property: 'width', value: 'var(--gap)' }], preview: true })
    expect(hero()).toEqual({})
    await user.keyboard('{Enter}')
    expect(hero()).toEqual({ width: 'var(--gap)' })
  })

  test('those of the rule are edited, added and removed', async () => {
    const { hero, user } = open({ rules })
    await openSection(user, /^Custom properties/)
    await user.clear(await screen.findByLabelText('--gap'))
    await user.type(field('--gap'), '3em{Enter}')
    expect(hero()).toEqual({ '--gap': '3em' })
    await user.type(field('Name'), 'tone{Enter}')
    await user.type(field('Value'), 'tomato{Enter}')
    expect(hero()).toEqual({ '--gap': '3em', '--tone': 'tomato' })
    await user.click(screen.getByRole('button', { name: 'Remove --gap' }))
    expect(hero()).toEqual({ '--tone': 'tomato' })
  })
})

describe('sections', () => {
  test('one is open at a time', async () => {
    const { user } = open()
    await openSection(user, /Typography/)
    expect(screen.queryByLabelText('Width')).toBeNull()
    expect(await screen.findByLabelText('Line height')).toBeTruthy()
  })

  test('a search in between leaves the open one open', async () => {
    const { user } = open()
    await openSection(user, /Typography/)
    await user.type(field('Search properties'), 'width')
    await user.clear(field('Search properties'))
    expect(await screen.findByLabelText('Line height')).toBeTruthy()
  })

  test('a dot marks the sections the rule has values in', () => {
    open({ rules: [{ selector: '.hero', declarations: { 'border-top-style': 'solid' } }] })
    expect(screen.getByRole('button', { name: /border.*has values/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Typography.*has values/ })).toBeNull()
  })

  test.each([
    ['flex', 'body', 'Wrap', true],
    ['block', 'body', 'Wrap', false],
    ['grid', 'body', 'Auto rows', true],
    ['block', 'body', 'Grow', false],
  ])('display %s shows its fields', (display, parent, label, shown) => {
    open({ parent, rules: [{ selector: '.hero', declarations: { display } }] })
    expect(screen.queryByLabelText(label) !== null).toBe(shown)
  })

  test('a child of a flex box gets the fields of one', () => {
    open({ parent: 'main', rules: [{ selector: 'main', declarations: { display: 'flex' } }] })
    expect(field('Grow')).toBeTruthy()
  })

  test('the side decides which border is written', async () => {
    const { hero, user } = open()
    await openSection(user, /^border/)
    await screen.findByLabelText('Border side')
    await user.type(field('Width'), '1px{Enter}')
    await user.click(screen.getByRole('button', { name: 'left' }))
    await user.type(field('Width'), '4px{Enter}')
    expect(hero()).toEqual({ 'border-width': '1px', 'border-left-width': '4px' })
  })

  test('a width for all sides takes the place of single sides', async () => {
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { 'border-left-width': '4px' } }] })
    await openSection(user, /^border/)
    await screen.findByLabelText('Border side')
    await user.type(field('Width'), '1px{Enter}')
    expect(hero()).toEqual({ 'border-width': '1px' })
  })

  test('Ctrl+F finds a property of another section', async () => {
    const { hero, user } = open()
    field('Width').focus()
    await user.keyboard('{Control>}f{/Control}')
    expect(document.activeElement).toBe(field('Search properties'))
    await user.keyboard('letter')
    await user.type(field('letter-spacing'), '2px{Enter}')
    expect(hero()).toEqual({ 'letter-spacing': '2px' })
  })

  test.each([
    ['transition', 'opacity 1s, color 2s', 'Transition'],
    ['box-shadow', '0 0 1px red, 0 0 2px blue', 'Box shadow'],
    ['backdrop-filter', 'blur(2px) sepia(20%)', 'Backdrop'],
    ['transform', 'rotate(3deg) scale(2)', 'Transform'],
  ])('a list is found as a list: %s', async (property, value, label) => {
    const { user } = open({ rules: [{ selector: '.hero', declarations: { [property]: value } }] })
    await user.type(field('Search properties'), property)
    await screen.findByRole('button', { name: `Add to ${label}` })
    expect(screen.queryByRole('textbox', { name: property })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Options of / })).toHaveLength(2)
  })
})

describe('box model', () => {
  test('a side on its own, in pixels when no unit is given', async () => {
    const { hero, user } = open()
    await user.type(field('padding top'), '12{Enter}')
    expect(hero()).toEqual({ 'padding-top': '12px' })
  })

  test('linked sides are one edit', async () => {
    const { hero, styles, user } = open()
    await user.click(screen.getByRole('button', { name: 'All sides' }))
    await user.type(field('margin left'), '1em{Enter}')
    expect(hero()).toEqual({ 'margin-top': '1em', 'margin-right': '1em', 'margin-bottom': '1em', 'margin-left': '1em' })
    expect(styles.edits).toHaveLength(1)
  })

  test('arrow keys preview while held and write once', () => {
    const { hero, styles } = open({ rules: [{ selector: '.hero', declarations: { 'padding-top': '8px' } }] })
    fireEvent.keyDown(field('padding top'), { key: 'ArrowUp' })
    fireEvent.keyDown(field('padding top'), { key: 'ArrowUp', shiftKey: true })
    expect(hero()).toEqual({ 'padding-top': '8px' })
    fireEvent.keyUp(field('padding top'), { key: 'ArrowUp' })
    expect(hero()).toEqual({ 'padding-top': '19px' })
    expect(styles.edits.map(({ preview }) => preview)).toEqual([true, true, false])
  })
})

describe('background', () => {
  const image = 'linear-gradient(90deg, red 0%, blue), conic-gradient(red, blue)'
  const withImage: FakeRule[] = [{ selector: '.hero', declarations: { 'background-image': image } }]

  test('a gradient is changed and what is not understood stays as it was', async () => {
    const { hero, user } = open({ rules: withImage })
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: /^Linear gradient/, expanded: false }))
    await user.clear(field('Offset 2'))
    await user.type(field('Offset 2'), '80{Enter}')
    expect(hero()['background-image']).toBe('linear-gradient(90deg, red 0%, blue 80%), conic-gradient(red, blue)')
  })

  test('with one colour left nothing is written and the reason is shown', async () => {
    const { hero, user } = open({ rules: withImage })
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: /^Linear gradient/, expanded: false }))
    await user.click(screen.getByRole('button', { name: 'Remove color 2' }))
    expect(screen.getByRole('alert').textContent).toContain('two colors')
    expect(hero()['background-image']).toBe(image)
  })

  test('an image of the project is written as the sheet has to name it', async () => {
    const { hero, user } = open()
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: 'Add to Layers' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Image' }))
    await waitFor(() => expect(hero()['background-image']).toBe('url("../assets/leaf.webp")'))
  })
})

describe('pasting CSS', () => {
  test('declarations become one edit, what the browser does not know is named', async () => {
    const { hero, styles, toasts } = open()
    fireEvent.paste(panel(), css('.x { color: red; margin: 0 auto; zoom: bogus }'))
    await waitFor(() => expect(hero()).toEqual({ color: 'red', margin: '0 auto' }))
    expect(styles.edits).toHaveLength(1)
    expect(toasts.shown[0]?.message).toContain('zoom')
  })

  test('what the rule says already is replaced only after a yes', async () => {
    const { hero, dialogs } = open({ rules: [{ selector: '.hero', declarations: { color: 'blue' } }] })
    dialogs.answer('cancel')
    fireEvent.paste(panel(), css('color: red'))
    await waitFor(() => expect(dialogs.asked).toHaveLength(1))
    expect(dialogs.asked[0]?.message).toContain('color')
    expect(hero()).toEqual({ color: 'blue' })
  })

  test('what is pasted beside the fields is styles where it is CSS, and an element where it is none', async () => {
    const { hero, run, onWindow } = open()
    panel().focus()
    fireEvent.keyDown(panel(), { key: 'v', ctrlKey: true })
    fireEvent.paste(panel(), css('color: red'))
    await waitFor(() => expect(hero()).toEqual({ color: 'red' }))
    fireEvent.keyDown(panel(), { key: 'v', ctrlKey: true })
    fireEvent.paste(panel(), css('<p v-scope="{ open: false }">x</p>'))
    expect(run).toEqual(['element.paste'])
    expect(onWindow).not.toHaveBeenCalled()
    expect(hero()).toEqual({ color: 'red' })
  })

  test('a single value pasted into a field stays with the field', async () => {
    const { hero } = open()
    fireEvent.paste(field('Width'), css('color: red'))
    await Promise.resolve()
    expect(hero()).toEqual({})
  })
})

/** What could be typed in or switched, beside the search. */
const changeable = () =>
  [...document.querySelectorAll('input:not([inputmode=search]), textarea, [role=switch], [role=combobox]')].filter(
    (each) => each.closest('fieldset:disabled') === null,
  )

test('a tab that does not write chooses what to look at, and changes nothing', async () => {
  const { canvas, hero, user } = open({
    rules: [
      { selector: '.hero', declarations: { width: '10px' } },
      { selector: '.hero', states: [':hover'], declarations: { width: '12px' } },
    ],
  })
  await screen.findByLabelText('Width')
  act(() => canvas.state.set({ readOnly: true }))
  await user.click(screen.getByRole('button', { name: /^(has styles ?)?\.hero$/ }))
  expect(field('Width').value).toBe('10px')
  expect(screen.getByRole('button', { name: /\.hero:hover/ })).toBeTruthy()
  expect(screen.queryByLabelText(addTarget)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  await openSection(user, /^Typography/)
  await screen.findByLabelText('Font')
  expect(changeable()).toEqual([])
  fireEvent.paste(panel(), css('color: red'))
  expect(hero()).toEqual({ width: '10px' })
})
