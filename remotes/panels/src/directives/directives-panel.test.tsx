import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { DirectivesPanel } from './directives-panel.tsx'

afterEach(cleanup)

/** The element under test stands in a block with data of its own. */
function open(element: FakeElement, select = 3) {
  const canvas = createFakeCanvas({
    page: {
      tag: 'body',
      children: [
        {
          tag: 'div',
          attributes: { 'v-scope': '{ total: 1, add() {} }', 'v-for': '(row , place) in rows' },
          children: [element],
        },
      ],
    },
  })
  canvas.select([select])
  const toasts = createFakeToasts()
  render(<DirectivesPanel canvas={canvas} projects={createFakeProjects()} toasts={toasts} />)
  const attributes = () => canvas.page.nodes.get(select)!.attributes
  const user = userEvent.setup()
  const section = (name: string) => user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  const warnings = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  return { canvas, attributes, user, section, warnings }
}

const titles = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent)

test('every section in the order of the specification', () => {
  open({ tag: 'p' })
  expect(titles()).toEqual(['For', 'If', 'Data', 'Effect', 'Show', 'Bind', 'On', 'Text', 'Html', 'View', 'Ref'])
})

test('what stands directly in the body is offered neither loop nor condition; what it has is shown', () => {
  open({ tag: 'p' }, 2)
  expect(titles()).toEqual([
    'ForSet on this element',
    'DataSet on this element',
    'Effect',
    'Bind',
    'On',
    'Html',
    'View',
    'Ref',
  ])
})

test('an expression is stored as it stands after the wait, and taken away when it is empty', async () => {
  const { attributes, user, section } = open({ tag: 'p' })
  await section('Text')
  await user.type(screen.getByLabelText('Expression'), 'total + 1')
  await waitFor(() => expect(attributes()['v-text']).toBe('total + 1'))
  await user.clear(screen.getByLabelText('Expression'))
  await waitFor(() => expect(attributes()['v-text']).toBeUndefined())
})

test.each([
  ['user.', ['name', 'tags', 'greet']],
  ['user.na', ['name']],
  ['each.', ['title']],
  ['$root.', ['shop']],
])('after a dot stands what the data hold: %s', async (typed, names) => {
  const scope = "{ user: { name: '', tags: [], greet() {} }, list: [{ title: 1 }] }"
  const inner = { tag: 'div', attributes: { 'v-scope': scope }, children: [{ tag: 'p' }] }
  const { canvas, user, section } = open(inner)
  canvas.setAttributes(1, { 'v-scope': '{ shop: 1 }' })
  canvas.setAttributes(4, { 'v-for': '(each , at) in list' })
  act(() => canvas.select([4]))
  await section('Text')
  await user.type(screen.getByLabelText('Expression'), typed)
  expect(screen.getAllByRole('option').map((option) => option.firstChild?.textContent)).toEqual(names)
})

test('a name that is typed whole stays it is: Tab leaves the field, and the arrows still reach longer names', async () => {
  const { attributes, user, section } = open({ tag: 'p', attributes: { 'v-scope': '{ posts: [], postsLoading: 1 }' } })
  await section('Text')
  const field = screen.getByLabelText<HTMLTextAreaElement>('Expression')
  await user.type(field, 'posts')
  await user.tab()
  await waitFor(() => expect(attributes()['v-text']).toBe('posts'))
  expect(document.activeElement).not.toBe(field)
  await user.clear(field)
  await user.type(field, 'posts{ArrowDown}{Enter}')
  expect(field.value).toBe('postsLoading')
  await user.clear(field)
  await user.type(field, 'postsL{Tab}')
  expect(field.value).toBe('postsLoading')
})

test('data that nobody can read are told where they are mended', async () => {
  const { section } = open({ tag: 'p', attributes: { 'v-scope': '{{{' } })
  await section('Data')
  expect(screen.getByRole('alert').textContent).toContain('Object is not valid')
})

test.each([
  ['Bind', 'Attribute', ':title', 'v-bind:title'],
  ['Bind', 'Attribute', 'v-bind:xlink:href', 'v-bind:xlink:href'],
  ['On', 'Event', '@click.prevent', 'v-on:click.prevent'],
  ['On', 'Event', 'v-on:vue:mounted', 'v-on:vue:mounted'],
])('of %s, the name is taken without its sign: %s', async (title, field, typed, name) => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section(title)
  await user.type(screen.getByRole('combobox', { name: field }), `${typed}{Enter}`)
  await user.type(screen.getByLabelText(title === 'On' ? 'Handler' : 'Value'), 'total')
  await user.click(screen.getByRole('button', { name: title === 'On' ? 'Add event' : 'Add binding' }))
  expect(attributes()[name]).toBe('total')
  expect(warnings().join()).toMatch(/^info: The name alone is enough: [\w:]+$/)
})

test('what is no expression is not stored, stays to be mended, and is said', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section('If')
  await user.type(screen.getByLabelText('Condition'), '(total')
  expect((await screen.findByRole('alert')).textContent).toBe('Directive is not valid')
  expect(attributes()['v-if']).toBeUndefined()
  await user.tab()
  expect(warnings()).toEqual(['error: Directive is not valid'])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Condition').value).toBe('(total')
})

test('a loop needs all its fields', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section('For')
  await user.type(screen.getByLabelText('Variable'), 'item')
  await user.type(screen.getByLabelText('Array'), 'rows')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(warnings()).toEqual(['warning: Fill all fields please'])
  await user.type(screen.getByLabelText('Index'), 'index')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(attributes()['v-for']).toBe('(item , index) in rows')
  for (const [field, name] of [
    ['Index', 'item'],
    ['Variable', 'class'],
  ] as const) {
    await user.clear(screen.getByLabelText(field))
    await user.type(screen.getByLabelText(field), name)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(warnings().at(-1)).toBe('error: Directive is not valid')
  }
  expect(attributes()['v-for']).toBe('(item , index) in rows')
  await user.click(screen.getByRole('button', { name: 'Remove loop' }))
  expect(attributes()['v-for']).toBeUndefined()
})

test('data are rows of names and values', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section('Data')
  await user.click(screen.getByRole('button', { name: 'Add data' }))
  expect(warnings()).toEqual(['warning: Please fill all required fields'])
  await user.type(screen.getByLabelText('Name'), 'this')
  await user.type(screen.getByLabelText('Value'), '0')
  await user.click(screen.getByRole('button', { name: 'Add data' }))
  // No expression could name it.
  expect(warnings().at(-1)).toBe('error: Directive is not valid')
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'count')
  await user.click(screen.getByRole('button', { name: 'Add data' }))
  await user.type(screen.getByLabelText('Name'), 'list')
  await user.type(screen.getByLabelText('Value'), '[[1, 2]')
  await user.click(screen.getByRole('button', { name: 'Add data' }))
  expect(attributes()['v-scope']).toBe('{ count: 0, list: [1, 2] }')
  await user.type(screen.getByLabelText('Value of count'), '7')
  await waitFor(() => expect(attributes()['v-scope']).toBe('{ count: 07, list: [1, 2] }'))
  await user.click(screen.getByRole('button', { name: 'Remove count' }))
  expect(attributes()['v-scope']).toBe('{ list: [1, 2] }')
})

test('names are those of any writing', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section('Data')
  await user.type(screen.getByLabelText('Name'), '日本')
  await user.type(screen.getByLabelText('Value'), '[[]')
  await user.click(screen.getByRole('button', { name: 'Add data' }))
  await section('For')
  await user.type(screen.getByLabelText('Variable'), 'größe')
  await user.type(screen.getByLabelText('Index'), 'été')
  await user.type(screen.getByLabelText('Array'), '日')
  expect((await screen.findByRole('option')).textContent).toBe('日本data')
  await user.keyboard('{Tab}')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await section('Ref')
  await user.type(screen.getByLabelText('Name'), 'ñ{Enter}')
  expect(warnings()).toEqual([])
  expect(attributes()).toMatchObject({ 'v-scope': '{ 日本: [] }', 'v-for': '(größe , été) in 日本', 'v-ref': 'ñ' })
})

test('data as code have to be an object in parentheses and braces', async () => {
  const { attributes, user, section } = open({ tag: 'p' })
  await section('Data')
  await user.click(screen.getByRole('button', { name: 'Code' }))
  const field = within(screen.getByRole('region', { name: /Data/ })).getByRole('textbox')
  await user.type(field, '{{ count: 0 }')
  expect((await screen.findByRole('alert')).textContent).toBe('Object is not valid')
  await user.clear(field)
  await user.type(field, '({{ count: 0, up() {{ this.count++ } })')
  await waitFor(() => expect(attributes()['v-scope']).toBe('{ count: 0, up() { this.count++ } }'))
  expect(screen.getByText(/Edit them as code/)).toBeTruthy()
})

test('an event with modifiers is added, listed, changed and removed', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section('On')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(warnings()).toEqual(['warning: Please fill all required fields'])
  await user.type(screen.getByLabelText('Event'), 'keydown{Enter}')
  await user.type(screen.getByLabelText('Modifiers'), 'enter{Enter}')
  await user.type(screen.getByLabelText('Modifiers'), 'prevent{Enter}')
  await user.type(screen.getByLabelText('Handler'), 'total++')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(attributes()['v-on:keydown.enter.prevent']).toBe('total++')
  await user.clear(screen.getByLabelText('v-on:keydown.enter.prevent'))
  await user.type(screen.getByLabelText('v-on:keydown.enter.prevent'), 'add(); total = 2')
  await waitFor(() => expect(attributes()['v-on:keydown.enter.prevent']).toBe('add(); total = 2'))
  await user.click(screen.getByRole('button', { name: 'Remove v-on:keydown.enter.prevent' }))
  expect(attributes()['v-on:keydown.enter.prevent']).toBeUndefined()
})

test('class and style take an object', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p' })
  await section('Bind')
  await user.type(screen.getByLabelText('Attribute'), 'class{Enter}')
  await user.type(screen.getByLabelText('Value'), 'total')
  await user.click(screen.getByRole('button', { name: 'Add binding' }))
  expect(warnings()).toEqual(['error: Object is not valid'])
  await user.clear(screen.getByLabelText('Value'))
  await user.type(screen.getByLabelText('Value'), '({{ lit: total > 1 })')
  await user.click(screen.getByRole('button', { name: 'Add binding' }))
  expect(attributes()['v-bind:class']).toBe('({ lit: total > 1 })')

  // The entry for all names of that kind is the beginning of one.
  await user.clear(screen.getByLabelText('Attribute'))
  await user.type(screen.getByLabelText('Attribute'), 'data-*{Enter}')
  expect(screen.getByLabelText<HTMLInputElement>('Attribute').value).toBe('data-')
})

test('view is a switch that says true or false, a reference is a name', async () => {
  const { attributes, user, section } = open({ tag: 'p' })
  await section('View')
  await user.click(screen.getByRole('switch'))
  expect(attributes()['v-view']).toBe('true')
  await user.click(screen.getByRole('switch'))
  expect(attributes()['v-view']).toBe('false')
  await section('Ref')
  await user.type(screen.getByLabelText('Name'), 'box{Enter}')
  expect(attributes()['v-ref']).toBe('box')
})

test('a handler for what only an observed element hears says so until View is on', async () => {
  const { user, section } = open({ tag: 'p', attributes: { 'v-on:enterview': 'add()', 'v-view': 'false' } })
  await section('On')
  expect(screen.getByRole('alert').textContent).toMatch(/switch View on/)
  await section('View')
  await user.click(screen.getByRole('switch'))
  await section('On')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('names of the data and loops around are offered, and taken with the keyboard', async () => {
  const { attributes, user, section } = open({ tag: 'p' })
  await section('Text')
  await user.type(screen.getByLabelText('Expression'), 'ro')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'rowloop',
    '$rootdata of the page',
  ])
  await user.keyboard('{Tab}')
  await waitFor(() => expect(attributes()['v-text']).toBe('row'))
  await user.clear(screen.getByLabelText('Expression'))
  await user.type(screen.getByLabelText('Expression'), '$')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('$elthis element')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
})

test('the list is searched by section and by attribute', async () => {
  const { user } = open({ tag: 'p', attributes: { 'v-on:click': 'a()' } })
  await user.type(screen.getByLabelText('Search directives'), 'click')
  expect(titles()).toEqual(['OnSet on this element'])
  await user.clear(screen.getByLabelText('Search directives'))
  await user.type(screen.getByLabelText('Search directives'), 'v-scope')
  expect(titles()).toEqual(['Data'])
  await user.type(screen.getByLabelText('Search directives'), 'zzz')
  expect(screen.getByText('No items found')).toBeTruthy()
})

/** What could be typed in or switched, beside the search. */
const changeable = () =>
  [...document.querySelectorAll('input:not([inputmode=search]), textarea, [role=switch], [role=combobox]')].filter(
    (field) => field.closest('fieldset:disabled') === null,
  )

test('a tab that does not write reads the directives, section by section', async () => {
  const { canvas, section } = open({ tag: 'p', attributes: { 'v-on:click': 'add()' } })
  act(() => canvas.state.set({ readOnly: true }))
  await section('On')
  expect(screen.getByLabelText<HTMLTextAreaElement>('v-on:click').value).toBe('add()')
  expect(changeable()).toEqual([])
})

test('a modifier that the runtime does not know is refused with those it knows, and marked where one stands', async () => {
  const { attributes, user, section, warnings } = open({ tag: 'p', attributes: { '@click.nonsense': 'add()' } })
  await section('On')
  expect(screen.getByRole('alert').textContent).toBe('nonsense does nothing as a modifier here.')
  await user.type(screen.getByLabelText('Event'), 'input{Enter}')
  await user.type(screen.getByLabelText('Modifiers'), 'nonsense{Enter}')
  expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/^nonsense does nothing .* prevent, stop, once,/)
  await user.type(screen.getByLabelText('Modifiers'), 'debounce{Enter}')
  await user.type(screen.getByLabelText('Modifiers'), '500ms{Enter}')
  await user.type(screen.getByLabelText('Handler'), 'total++')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(attributes()['v-on:input.debounce.500ms']).toBe('total++')
  await user.type(screen.getByLabelText('Event'), '@focus.what{Enter}')
  await user.type(screen.getByLabelText('Handler'), 'total++')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(warnings().at(-1)).toBe('error: what does nothing as a modifier here.')
  expect(Object.keys(attributes()).filter((name) => name.includes('focus'))).toEqual([])
})

test('who writes text and markup into one element is told that one of them is lost', async () => {
  const { user, section } = open({ tag: 'p', attributes: { 'v-html': 'total' } })
  await section('Text')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('Expression'), 'total')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^v-html stands on this element too/)
  await section('Html')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^v-text stands on this element too/)
})

test.each([
  ['v-on:submit', /submit comes from a form, and there is none in this <p>/],
  ['v-on:toggle', /only details, a dialog or a popover itself hears toggle/],
  ['v-on:keydown.window', null],
  ['v-on:click', null],
  ['v-on:load', null],
] as const)('a handler of %s on a text says whether it can ever run: %s', async (name, expected) => {
  const { section } = open({ tag: 'p', attributes: { [name]: 'add()' } })
  await section('On')
  const note = screen.queryByRole('alert')?.textContent ?? null
  if (expected === null) expect(note).toBeNull()
  else expect(note).toMatch(expected)
})
