import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCanvas, createFakeDialogs, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import type { CanvasService, NodeId, Project } from '@pergola/contracts'
import { createAnimations } from '../animation-builder/create-animations.ts'
import { InteractionsPanel } from './interactions-panel.tsx'

afterEach(cleanup)

const project = { name: 'Site', pages: {}, symbols: {}, blocks: {}, interactions: {} } as unknown as Project

function open(children: FakeElement[] = [{ tag: 'h1' }], interactions: Project['interactions'] = {}) {
  const user = userEvent.setup()
  const fake = createFakeCanvas({ page: { tag: 'body', children }, project: { ...project, interactions } })
  const sheet = { file: 'css/index.css', css: '@keyframes fade {} @keyframes spin {}', editable: true }
  const canvas = { ...fake, sheets: () => [sheet] }
  canvas.select([2])
  const toasts = createFakeToasts()
  const dialogs = createFakeDialogs()
  const { service } = createAnimations(canvas)
  render(<InteractionsPanel canvas={canvas} toasts={toasts} dialogs={dialogs} animations={service} />)
  const restyle = (css: string) =>
    act(() => {
      sheet.css = css
      canvas.state.set({ revision: canvas.state.getState().revision + 1 })
    })
  const attributes = (id: NodeId = 2) => canvas.page.nodes.get(id)!.attributes
  const groups = () => canvas.record.getState().project!.interactions as Record<string, { event: string }[]>
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  async function add(label: string, text: string) {
    const field = screen.getAllByLabelText(label)[0]!
    await user.clear(field)
    if (text !== '') await user.type(field, text)
    const follows = (button: Node) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING
    await user.click(screen.getAllByRole('button', { name: 'Add' }).find(follows)!)
  }
  const paste = async (button: string, text: string) => {
    await navigator.clipboard.writeText(text)
    await user.click(screen.getAllByRole('button', { name: button })[0]!)
  }
  return { user, canvas, dialogs, attributes, groups, told, add, paste, restyle }
}

test('the first event gives the element a group and an empty handler; actions and parameters write it', async () => {
  const { add, attributes, groups, user } = open()
  await add('Add Interaction', 'click')
  const id = attributes()['interaction-id']!
  expect(id).toMatch(/^iN\d+$/)
  expect(attributes()['v-on:click']).toBe('')
  await add('Add Action', 'Toggle Class')
  expect(attributes()['v-on:click']).toBe('toggleClass(undefined,undefined)')
  await user.type(screen.getByLabelText('Selector'), 'self{Enter}')
  await user.type(screen.getByLabelText('Class name'), 'on{Enter}')
  expect(attributes()['v-on:click']).toBe(`toggleClass(\`[interaction-id="${id}"]\`,\`on\`)`)
  expect(groups()[id]).toMatchObject([
    { event: 'click', actions: [{ function: 'toggleClass', params: { selector: 'self', className: 'on' } }] },
  ])
})

test('Enter adds what is typed, and what was taken from the list once more', async () => {
  const { user, attributes, told } = open()
  await user.type(screen.getByLabelText('Add Interaction'), 'click{Enter}')
  await user.type(screen.getByLabelText('Add Action'), 'toggle cl')
  expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Toggle Class')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(attributes()['v-on:click']).toBe('')
  await user.keyboard('{Enter}')
  expect(attributes()['v-on:click']).toBe('toggleClass(undefined,undefined)')
  expect(screen.getByLabelText<HTMLInputElement>('Add Action').value).toBe('')
  expect(told()).toEqual([])
})

test('what is added while the browser asks for the clipboard stays beside what is pasted then', async () => {
  const { user, add, groups, attributes } = open()
  let answer: (text: string) => void = () => undefined
  const asked = new Promise<string>((resolve) => (answer = resolve))
  const reading = vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(asked)
  await user.click(screen.getByRole('button', { name: 'Paste interaction' }))
  await add('Add Interaction', 'click')
  answer(JSON.stringify({ id: 'in1', event: 'keydown', actions: [] }))
  const events = () => groups()[attributes()['interaction-id'] ?? '']?.map(({ event }) => event)
  await expect.poll(events).toEqual(['click', 'keydown'])
  expect(Object.keys(groups())).toHaveLength(1)
  reading.mockRestore()
})

test('every edit is one step, and a refused one is none', async () => {
  const { add, canvas } = open()
  await add('Add Interaction', 'click')
  await add('Add Action', 'Toggle Class')
  await add('Add Action', 'toggle class')
  expect(canvas.calls.filter(({ verb }) => verb === 'editAttributes')).toHaveLength(2)
})

test('what cannot be added is said in the words of the specification', async () => {
  const { add, told } = open()
  await add('Add Interaction', '')
  await add('Add Interaction', 'click')
  await add('Add Interaction', 'CLICK')
  await add('Add Action', 'explode')
  await add('Add Action', 'Hide Element')
  await add('Add Action', 'Hide Element')
  expect(told()).toEqual([
    'warning: Select event to add',
    'warning: You already use this interaction...!',
    'warning: Action not founded!',
    'warning: You already use this action...!',
  ])
})

const group = (...events: string[]) => ({
  iN1: events.map((event) => ({ id: event, name: event, event, actions: [] })),
})
const member = (...events: string[]): FakeElement => ({
  tag: 'h1',
  attributes: { 'interaction-id': 'iN1', ...Object.fromEntries(events.map((event) => [`v-on:${event}`, ''])) },
})

test('everything is written on all elements of the group, and the last delete takes the group away', async () => {
  const events = ['enterview']
  const { add, attributes, groups, user } = open([member(...events), member(...events), { tag: 'p' }], group(...events))
  expect(screen.getByText('2 elements of this page share these interactions.')).toBeTruthy()
  await add('Add Action', 'Hide Element')
  expect(attributes(3)['v-on:enterview']).toBe('hideElement(undefined)')
  await user.click(screen.getByRole('button', { name: 'Delete interaction enterview' }))
  await expect.poll(groups).toEqual({})
  expect([attributes(2), attributes(3), attributes(4)]).toEqual([{}, {}, {}])
})

test('a second bar stands below when there are more than two', async () => {
  const { add } = open([member('click', 'input')], group('click', 'input'))
  expect(screen.getAllByLabelText('Add Interaction')).toHaveLength(1)
  await add('Add Interaction', 'keydown')
  expect(screen.getAllByLabelText('Add Interaction')).toHaveLength(2)
})

test("a handler of the element's own is not taken", async () => {
  const { add, attributes, told } = open([{ tag: 'h1', attributes: { '@click': 'own()' } }])
  await add('Add Interaction', 'click')
  expect(attributes()).toEqual({ '@click': 'own()' })
  expect(told()[0]).toMatch(/handles click itself/)
})

test('interactions and actions are copied as text and pasted with every check', async () => {
  const { add, attributes, told, paste, user } = open()
  await paste('Paste interaction', '{')
  await paste('Paste interaction', '{"id":"x"}')
  await add('Add Interaction', 'click')
  await add('Add Action', 'Hide Element')
  await user.click(screen.getByRole('button', { name: 'Copy interaction click' }))
  const copied = await navigator.clipboard.readText()
  await paste('Paste interaction', copied)
  await paste('Paste interaction', copied.replace('"click"', '"input"'))
  expect(attributes()['v-on:input']).toBe('hideElement(undefined)')
  await paste('Paste action', 'x')
  await paste('Paste action', '{"name":"a","function":"alert"}')
  await user.click(screen.getByRole('button', { name: 'Copy action Hide Element' }))
  await user.click(screen.getByRole('button', { name: 'Paste action' }))
  expect(told().filter((text) => !text.startsWith('success'))).toEqual([
    'error: Invalid interaction!',
    'error: Invalid interaction!',
    'warning: You already use this interaction...!',
    'error: Invalid action!',
    'warning: Action not founded!',
    'warning: You already use this action...!',
  ])
})

test('each kind of parameter has its field', async () => {
  const { add, attributes, user } = open()
  await add('Add Interaction', 'click')
  await add('Add Action', 'Do Animation')
  expect(screen.getByLabelText<HTMLInputElement>('Fill mode').placeholder).toBe('forwards')
  await user.click(screen.getByLabelText('Name'))
  await user.click(screen.getByRole('option', { name: 'spin' }))
  await user.type(screen.getByLabelText('Duration'), '7s{Enter}')
  await user.click(screen.getByRole('switch', { name: 'Once' }))
  expect(attributes()['v-on:click']).toBe(
    `doAnimation(${['undefined', '`spin`', '`7s`', ...Array(6).fill('undefined'), 'false'].join(',')})`,
  )
  await add('Add Action', 'Blink Element')
  await user.clear(screen.getByLabelText('Times'))
  await user.type(screen.getByLabelText('Times'), '5{Enter}')
  expect(attributes()['v-on:click']).toMatch(/;blinkElement\(undefined,5,300\)$/)
})

test('lists of suggestions say that nothing is found', async () => {
  const { add, user } = open()
  await add('Add Interaction', 'click')
  await user.type(screen.getByLabelText('Add Action'), 'nothing like it')
  expect((await screen.findByRole('option')).textContent).toBe('No items found')
})

test('an element picked on the canvas fills the selector', async () => {
  const { add, attributes, canvas, user } = open([
    { tag: 'h1' },
    { tag: 'p', attributes: { class: 'note' }, classes: ['note'] },
  ])
  await add('Add Interaction', 'click')
  await add('Add Action', 'Hide Element')
  const pick = () => screen.getByRole('button', { name: 'Pick Selector on the canvas' })
  await user.click(pick())
  expect(pick().getAttribute('aria-pressed')).toBe('true')
  const pickCall = () =>
    canvas.calls.findLast(({ verb }) => verb === 'pickElement')!.with as Parameters<CanvasService['pickElement']>
  const said = () => screen.getByText((_text, element) => element?.getAttribute('aria-live') === 'polite').textContent
  // Heard by those who do not see which element is lit: how it is done, and then each they come to.
  act(() => pickCall()[1]?.(2))
  expect(said()).toMatch(/^Click an element .* Esc cancels\. h1 in body$/)
  act(() => pickCall()[1]?.(3))
  expect(said()).toBe('p in body')
  const tell = async (id: NodeId | null) => {
    pickCall()[0](id)
    await screen.findByRole('button', { name: 'Pick Selector on the canvas', pressed: false })
  }
  await tell(3)
  expect(attributes()['v-on:click']).toBe('hideElement(`.note`)')
  expect(said()).toBe('Selector: .note')
  await user.click(pick())
  await tell(2)
  expect(screen.getByLabelText<HTMLInputElement>('Selector').value).toBe('self')
  await user.click(pick())
  await tell(null)
  expect(screen.getByLabelText<HTMLInputElement>('Selector').value).toBe('self')
  expect(said()).toBe('Nothing picked.')
})

test('a tab that only reads says so, and adds nothing', async () => {
  const { add, canvas } = open()
  await add('Add Interaction', 'click')
  act(() => canvas.state.set({ readOnly: true }))
  expect(screen.getByRole('note').textContent).toContain('Another tab edits this project')
  expect(screen.queryByLabelText('Add Interaction')).toBeNull()
  const section = screen.getByRole('button', { name: /^click/ })
  expect(section.closest('[inert], fieldset:disabled')).toBeNull()
  expect(screen.getByLabelText('Add Action').closest('[data-adds]')?.closest('fieldset:disabled')).not.toBeNull()
  await userEvent.click(section)
  expect(screen.queryByLabelText('Add Action')).toBeNull()
})

test('an animation that the page gets while an action is open is offered at once', async () => {
  const { add, user, restyle } = open()
  await add('Add Interaction', 'click')
  await add('Add Action', 'Do Animation')
  restyle('@keyframes rise {}')
  await user.click(screen.getByLabelText('Name'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['rise'])
})

test.each([
  ['submit', { tag: 'button' }, /submit comes from a form, and there is none in this <button>/],
  ['submit', { tag: 'div', children: [{ tag: 'p', children: [{ tag: 'form' }] }] }, null],
  ['change', { tag: 'div', children: [{ tag: 'p' }] }, /change comes from an input, a select or a textarea/],
  ['input', { tag: 'div', attributes: { contenteditable: '' } }, null],
  ['toggle', { tag: 'div', children: [{ tag: 'details' }] }, /only details, a dialog or a popover itself hears toggle/],
  ['focus', { tag: 'div', children: [{ tag: 'input' }] }, /Elements around it hear focusin/],
  ['click', { tag: 'div' }, null],
  ['load', { tag: 'div' }, null],
  ['change', { tag: 'div', children: [{ tag: 'my-field' }] }, null],
] as const)('%s on %j says that it never happens there: %s', async (event, element, expected) => {
  const { add, attributes } = open([element as unknown as FakeElement])
  await add('Add Interaction', event)
  // It is said, and added all the same.
  expect(attributes()[`v-on:${event}`]).toBe('')
  const note = screen.queryByRole('note')?.textContent ?? null
  if (expected === null) expect(note).toBeNull()
  else expect(note).toMatch(expected)
})
