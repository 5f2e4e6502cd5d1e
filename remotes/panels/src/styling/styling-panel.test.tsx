import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FakeRule } from '@pergola/contracts/testing'
import { addTarget, css, field, open, openSection, panel, prepareStyling } from './testing/styling-fixture.tsx'

prepareStyling()

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

  test('a refused text goes once the rule says something again, in a field as in the box model', async () => {
    const { styles, user } = open({
      rules: [{ selector: '.hero', declarations: { width: '50%', 'padding-top': '1em' } }],
    })
    for (const name of ['Width', 'padding top']) {
      await user.clear(field(name))
      await user.type(field(name), 'bogus{Enter}')
      expect(field(name).value).toBe('bogus')
    }
    act(() =>
      styles.edit([
        { property: 'width', value: '50%' },
        { property: 'padding-top', value: '1em' },
      ]),
    )
    expect(field('Width').value).toBe('50%')
    expect(field('padding top').value).toBe('1em')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('after another element was shown, too, a refused text stays in its field, and the focus with it', async () => {
    const { canvas, user } = open()
    await user.type(field('Width'), 'bogus{Enter}')
    act(() => canvas.select([1]))
    await user.type(field('Width'), 'wrong{Enter}')
    expect(field('Width').value).toBe('wrong')
    expect(document.activeElement).toBe(field('Width'))
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

  test.each([
    ['a colour', 'Color', 'var(--br', { 'background-color': 'var(--brand)' }],
    ['a length', 'Width', '--br', { width: 'var(--brand)' }],
    ['a text', 'Aspect ratio', '1 / var(--br', { 'aspect-ratio': '1 / var(--brand)' }],
    ['and closes a name of its own', 'Width', 'var(--other', { width: 'var(--other)' }],
  ])('Enter takes what completes a name that has begun: %s', async (_case, label, typed, written) => {
    const supports = (_property: string, value?: string) => value === undefined || !value.startsWith('--')
    vi.stubGlobal('CSS', { supports, escape: (text: string) => text })
    const { hero, user } = open({ customProperties: { '--brand': 'red' } })
    if (label === 'Color') await openSection(user, /^background/)
    await user.type(await screen.findByLabelText(label), `${typed}{Enter}`)
    expect(hero()).toEqual(written)
  })

  test('a number for a gap is so many pixels, and the arrow keys step it', async () => {
    const supports = (_property: string, value?: string) => value === undefined || !/^\d+$/.test(value)
    vi.stubGlobal('CSS', { supports, escape: (text: string) => text })
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { display: 'flex' } }] })
    await user.type(field('Row gap'), '24{Enter}')
    expect(hero()).toMatchObject({ 'row-gap': '24px' })
    await user.keyboard('{ArrowUp}')
    expect(hero()).toMatchObject({ 'row-gap': '25px' })
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
