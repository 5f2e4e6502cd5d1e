import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FakeRule } from '@pergola/contracts/testing'
import { field, open, openSection, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

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

  test('the focus goes along with what a key moves, and to the neighbour of what it removes', async () => {
    const { hero } = await openFilters()
    const focused = () => document.activeElement?.textContent
    item(/^foo/).focus()
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', altKey: true })
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', altKey: true })
    await waitFor(() => expect(hero()['filter']).toBe('foo(1) blur(2px) sepia(20%)'))
    expect(focused()).toContain('foo')
    item(/^sepia/).focus()
    for (const rest of ['blur', 'foo', '']) {
      fireEvent.keyDown(document.activeElement!, { key: 'Delete' })
      await waitFor(() => expect(focused()).toContain(rest))
    }
    expect(hero()).toEqual({})
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Filters')
  })

  test('what is open stays open when another one changes its place or goes', async () => {
    const { user } = await openFilters()
    await user.click(item(/^sepia/))
    fireEvent.keyDown(item(/^blur/), { key: 'ArrowDown', altKey: true })
    expect(screen.getByRole('button', { name: /^sepia/, expanded: true })).toBeTruthy()
    fireEvent.keyDown(item(/^foo/), { key: 'ArrowUp', altKey: true })
    fireEvent.keyDown(item(/^foo/), { key: 'Delete' })
    expect(screen.getByRole('button', { name: /^sepia/, expanded: true })).toBeTruthy()
  })

  test('every function of the specification is offered', async () => {
    const { hero, user } = await openFilters()
    await user.click(screen.getByRole('button', { name: 'Add to Filters' }))
    await user.click(await screen.findByRole('menuitem', { name: 'hue-rotate' }))
    expect(hero()['filter']).toBe('blur(2px) sepia(20%) foo(1) hue-rotate(90deg)')
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

  test('a gradient without a direction gets none that nobody chose', async () => {
    const value = 'url("a.png"),\n  linear-gradient(red,blue)'
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { 'background-image': value } }] })
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: /^Linear gradient/, expanded: false }))
    expect(field('Direction')).toMatchObject({ value: '', placeholder: 'to bottom' })
    await user.type(field('Offset 2'), '80{Enter}')
    expect(hero()['background-image']).toBe('url("a.png"),\n  linear-gradient(red,blue 80%)')
  })

  test('a colour is drawn along the strip, not past the next, as one edit', async () => {
    const { hero, styles, user } = open({ rules: withImage })
    await openSection(user, /background/)
    const row = await screen.findByRole('button', { name: /^Linear gradient/, expanded: false })
    expect(row.textContent).toBe('Linear gradient90deg, red 0%, blue')
    await user.click(row)
    const [first] = document.querySelectorAll<HTMLElement>('[data-stop]')
    const strip = first!.parentElement!
    strip.getBoundingClientRect = () => new DOMRect(0, 0, 200, 24)
    fireEvent.pointerDown(first!, { pointerId: 1, button: 0, clientX: 0 })
    fireEvent.pointerMove(first!, { pointerId: 1, clientX: 60 })
    const shown = styles.edits.at(-1)
    expect([shown?.preview, shown?.edits[0]?.value]).toEqual([true, image.replace('red 0%', 'red 30%')])
    fireEvent.pointerMove(first!, { pointerId: 1, clientX: 900 })
    fireEvent.pointerUp(first!, { pointerId: 1 })
    expect(hero()['background-image']).toBe(image.replace('red 0%', 'red 100%'))
    expect(styles.edits.filter(({ preview }) => !preview)).toHaveLength(1)
  })

  test('with one colour left nothing is written and the reason is shown', async () => {
    const { hero, user } = open({ rules: withImage })
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: /^Linear gradient/, expanded: false }))
    await user.click(screen.getByRole('button', { name: 'Remove color 2' }))
    expect(screen.getByRole('alert').textContent).toContain('two colors')
    expect(hero()['background-image']).toBe(image)
  })

  test('a half made gradient goes when another takes its place', async () => {
    const { hero, styles, user } = open({ rules: withImage })
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: /^Linear gradient/, expanded: false }))
    await user.click(screen.getByRole('button', { name: 'Remove color 2' }))
    act(() => styles.edit([{ property: 'background-image', value: 'linear-gradient(0deg, teal, pink)' }]))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('Color 2')).toHaveProperty('value', 'pink')
    await user.type(field('Offset 2'), '80{Enter}')
    expect(hero()['background-image']).toBe('linear-gradient(0deg, teal, pink 80%)')
  })

  test('an image of the project is written as the sheet has to name it', async () => {
    const { hero, user } = open()
    await openSection(user, /background/)
    await user.click(await screen.findByRole('button', { name: 'Add to Layers' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Image' }))
    await waitFor(() => expect(hero()['background-image']).toBe('url("../assets/leaf.webp")'))
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
