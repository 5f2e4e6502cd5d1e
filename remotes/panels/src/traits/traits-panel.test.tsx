import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { openTraits as open } from './testing/open-traits.tsx'

afterEach(cleanup)

test('says what to do without a selection', async () => {
  const { canvas } = await open({ tag: 'div' })
  canvas.select([])
  await screen.findByText('Select element to edit its traits')
})

test('of several selected elements it says whose traits these are', async () => {
  const { canvas } = await open({ tag: 'a' })
  const said = () => screen.queryByText(/^Only for .+, the last of 2 selected elements\.$/)
  expect(said()).toBeNull()
  act(() => canvas.select([1, canvas.state.getState().selected!.id]))
  expect(said()).not.toBeNull()
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
  // A menu that every page has leads to the page it stands on as well.
  expect(await screen.findByRole('option', { name: './index.html' })).toBeTruthy()
  await user.click(screen.getByRole('option', { name: './pages/about.html' }))
  expect(node().attributes['href']).toBe('./pages/about.html')
  await user.click(screen.getByRole('switch', { name: 'Open in new tap' }))
  expect(node().attributes['target']).toBe('_blank')
  await user.click(screen.getByRole('switch', { name: 'Open in new tap' }))
  expect(node().attributes['target']).toBeUndefined()
})

test('a button that is told where to lead becomes a link, and one again when it leads nowhere', async () => {
  const { node, user } = await open({
    tag: 'button',
    classes: ['inf-button'],
    attributes: { type: 'button' },
    text: 'Go',
  })
  await user.type(screen.getByLabelText('Link to'), 'about{Enter}')
  expect(node()).toMatchObject({ tag: 'a', classes: ['inf-button'], attributes: { href: './pages/about.html' } })
  expect(node().attributes['type']).toBeUndefined()
  await user.clear(screen.getByLabelText('Link to'))
  await user.tab()
  expect(node()).toMatchObject({ tag: 'button', classes: ['inf-button'], attributes: { type: 'button' } })
  expect(node().attributes['href']).toBeUndefined()
})

test.each([
  ['About', './pages/about.html'],
  [' index ', './index.html'],
  ['#about', '#about'],
  ['https://about', 'https://about'],
  ['nowhere', 'nowhere'],
])('a page may be called by its name: %j leads to %s', async (typed, expected) => {
  const { node, user } = await open({ tag: 'a', attributes: { href: '#top' } })
  await user.clear(screen.getByLabelText('Link to'))
  await user.type(screen.getByLabelText('Link to'), `${typed}{Enter}`)
  expect(node().attributes['href']).toBe(expected)
})

test('an input has a type of the 22, a name and a placeholder', async () => {
  const { node, user } = await open({ tag: 'input', attributes: { type: 'TEXT', name: 'default-name' } })
  expect(screen.getByLabelText('Type').textContent).toContain('text')
  await user.click(screen.getByLabelText('Type'))
  expect(await screen.findAllByRole('option')).toHaveLength(22)
  await user.click(screen.getByRole('option', { name: 'datetime-local' }))
  expect(node().attributes['type']).toBe('datetime-local')
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Placeholder'), 'When?{Enter}')
  expect(node().attributes).toEqual({ type: 'datetime-local', placeholder: 'When?' })
  expect(screen.queryByRole('group', { name: 'Type Content' })).toBeNull()
})

test.each(['p', 'button', 'section', 'div', 'pre'])('%s can be another element', async (tag) => {
  const { node, user } = await open({ tag, text: 'x' })
  await user.clear(screen.getByLabelText('Tag'))
  await user.type(screen.getByLabelText('Tag'), 'ARTICLE{Enter}')
  expect(node().tag).toBe('article')
  expect(screen.getByRole('group', { name: 'Type Content' })).toBeTruthy()
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

test('after an attribute that is added by Enter the next one can be typed at once', async () => {
  const { node, user } = await open({ tag: 'div' })
  await user.type(screen.getByLabelText('Attribute name'), 'data-a')
  await user.type(screen.getByLabelText('Value'), '1{Enter}')
  await user.keyboard('data-b')
  await user.tab()
  await user.keyboard('2{Enter}')
  expect(node().attributes).toEqual({ 'data-a': '1', 'data-b': '2' })
})

test('an invalid name is refused with the message of the specification', async () => {
  const { toasts, node, user } = await open({ tag: 'div' })
  await user.type(screen.getByLabelText('Attribute name'), 'a=b')
  await user.click(screen.getByRole('button', { name: 'Add Attribute' }))
  expect(toasts.shown).toEqual([{ kind: 'error', message: 'Attribute has invalid character' }])
  expect(node().attributes).toEqual({})
})

test('an attribute that the list hides says that it is set', async () => {
  const { toasts, node, user } = await open({ tag: 'div' })
  await user.type(screen.getByLabelText('Attribute name'), '_own')
  await user.type(screen.getByLabelText('Value'), 'top{Enter}')
  expect(node().attributes).toEqual({ _own: 'top' })
  expect(toasts.shown).toEqual([{ kind: 'info', message: '_own is set. It is not listed here.' }])
})

test('the id has a field of its own, which shows, changes and removes it', async () => {
  const { toasts, node, user } = await open({ tag: 'div', attributes: { id: 'top' } })
  const field = screen.getByLabelText<HTMLInputElement>('ID')
  expect(field.value).toBe('top')
  await user.clear(field)
  await user.type(field, 'to p{Enter}')
  expect(toasts.shown).toEqual([{ kind: 'error', message: 'An ID is one word: take the spaces out.' }])
  expect(node().attributes).toEqual({ id: 'top' })
  await user.clear(field)
  await user.type(field, 'start{Enter}')
  expect(node().attributes).toEqual({ id: 'start' })
  await user.clear(field)
  await user.type(field, '{Enter}')
  expect(node().attributes).toEqual({})
})

test('content is html, or a template literal between backticks', async () => {
  const { node, user } = await open({ tag: 'p', text: 'Old' })
  await user.clear(screen.getByLabelText('HTML inside'))
  await user.type(screen.getByLabelText('HTML inside'), '<b>New</b>')
  await user.tab()
  expect(node().text).toBe('<b>New</b>')
  await user.click(screen.getByRole('button', { name: 'Template literal' }))
  expect(node().attributes['content-lang']).toBe('javascript')
  const field = screen.getByLabelText<HTMLTextAreaElement>('Template')
  expect(field.value).toBe('`<b>New</b>`')
  await user.clear(field)
  await user.type(field, '`Hi ${{name}')
  expect((await screen.findByRole('alert')).textContent).toBe('The template has to begin and end with a backtick')
  expect(node().text).toBe('<b>New</b>')
  await user.type(field, '`')
  await waitFor(() => expect(node().text).toBe('Hi ${name}'))
  await user.click(screen.getByRole('button', { name: 'HTML' }))
  expect(node().attributes['content-lang']).toBeUndefined()
})

test('what may be done with an element is switched off and on', async () => {
  const { node, user } = await open({ tag: 'div' })
  await user.click(screen.getByRole('button', { name: /Props \(Advanced\)/ }))
  expect(screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))).toEqual(Array(9).fill('true'))
  await user.click(screen.getByRole('switch', { name: /draggable/ }))
  await user.click(screen.getByRole('switch', { name: /removable/ }))
  expect(node().attributes['inf-props']).toBe('draggable removable')
  await user.click(screen.getByRole('switch', { name: /draggable/ }))
  await user.click(screen.getByRole('switch', { name: /removable/ }))
  expect(node().attributes['inf-props']).toBeUndefined()
})

test('an attribute that another field writes is not written over out of sight', async () => {
  const { canvas, node, toasts, user } = await open({
    tag: 'p',
    text: 'x',
    classes: ['hero'],
    attributes: { class: 'hero' },
  })
  await user.type(screen.getByLabelText('Attribute name'), 'class')
  await user.type(screen.getByLabelText('Value'), 'other{Enter}')
  expect(toasts.shown.at(-1)?.message).toBe(messages.elsewhere('class'))
  expect(node().attributes['class']).toBe('hero')
  expect(canvas.state.getState().revision).toBe(0)
})

test('an element inside a looper repeats over its list', async () => {
  const { node, user } = await open({ tag: 'p', text: 'x' }, { 'inf-loop-name': 'posts' })
  await user.click(screen.getByRole('switch', { name: 'enable-loop' }))
  expect(node().attributes['v-for']).toBe('(item , index) in posts')
  await user.clear(screen.getByLabelText('loop-item'))
  await user.type(screen.getByLabelText('loop-item'), 'post{Enter}')
  expect(node().attributes['v-for']).toBe('(post , index) in posts')
  const value = screen.getByLabelText('loop-value')
  await user.clear(value)
  await user.type(value, '`${{post.title}`')
  await waitFor(() => expect(node().text).toBe('${post.title}'))
  // As the texts around it name it, without the backticks.
  await user.clear(value)
  await user.type(value, 'By ${{post.author}')
  await waitFor(() => expect(node().text).toBe('By ${post.author}'))
  // As a person writes it: an expression over the entry or its index is the value.
  await user.clear(value)
  await user.type(value, "post.title ?? 'post'")
  await waitFor(() => expect(node().text).toBe("${post.title ?? 'post'}"))
  await user.click(screen.getByRole('button', { name: 'loop-attributes' }))
  await user.type(screen.getByLabelText('Attribute'), 'title{Enter}')
  await user.type(screen.getByLabelText('Value', { selector: '[aria-label="Value"], textarea' }), 'post.title')
  await user.click(screen.getByRole('button', { name: 'Add binding' }))
  expect(node().attributes['v-bind:title']).toBe('post.title')
  await user.click(screen.getByRole('button', { name: 'Remove v-bind:title' }))
  expect(node().attributes['v-bind:title']).toBeUndefined()
  await user.click(screen.getByRole('switch', { name: 'enable-loop' }))
  expect(node().attributes['v-for']).toBeUndefined()
})

/** What could be typed in or switched, beside the search. */
const changeable = () =>
  [...document.querySelectorAll('input:not([inputmode=search]), textarea, [role=switch], [role=combobox]')].filter(
    (field) => field.closest('fieldset:disabled') === null,
  )

test('a tab that does not write shows every trait and lets none be changed', async () => {
  const { canvas, user } = await open({ tag: 'a', attributes: { href: '#top', title: 'Up' }, text: 'Up' })
  await user.click(screen.getByRole('button', { name: 'Props (Advanced)' }))
  expect(changeable().length).toBeGreaterThan(10)
  act(() => canvas.state.set({ readOnly: true }))
  expect(changeable()).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Link to').value).toBe('#top')
})

test('switches that are pressed one right after the other are all off', async () => {
  const { canvas, node, user } = await open({ tag: 'div' })
  await user.click(screen.getByRole('button', { name: /Props \(Advanced\)/ }))
  // A canvas that is busy tells late.
  const { selected } = canvas.state.getState()
  const [drag, drop] = ['draggable', 'droppable'].map((name) => screen.getByRole('switch', { name: new RegExp(name) }))
  act(() => {
    drag!.click()
    canvas.state.set({ selected })
    drop!.click()
  })
  expect(node().attributes['inf-props']).toBe('draggable droppable')
})
