import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, panel, prepareStyling } from '../testing/styling-fixture.tsx'
import { turnOf } from '../fields/use-axis-turn.ts'

prepareStyling()

function openFlex(direction: string, display = 'flex') {
  return open({ rules: [{ selector: '.hero', declarations: { display, 'flex-direction': direction } }] })
}

/** The section of a display has its name, too: the field stands inside of it. */
const group = (name: string) => within(screen.getAllByRole('group', { name }).at(-1) as HTMLElement)

/** How the pictures of a property's values are turned. */
function turnsOf(label: string): string[] {
  const buttons = group(label).getAllByRole('button')
  return [...new Set(buttons.map((button) => button.querySelector('svg')?.style.transform ?? 'no picture'))]
}

describe('layout', () => {
  test('it opens with display', () => {
    openFlex('row')
    const [first] = panel().querySelectorAll('[data-property]')
    expect(first?.getAttribute('data-property')).toBe('display')
  })

  test('every value of a flex container that has a button has a picture and a name', () => {
    openFlex('row')
    for (const label of ['Display', 'Direction', 'Wrap', 'Justify', 'Align']) {
      const buttons = group(label).getAllByRole('button')
      expect(buttons.map((button) => button.getAttribute('aria-label')).every(Boolean)).toBe(true)
      expect(buttons.every((button) => button.querySelector('svg') !== null)).toBe(true)
    }
  })

  test.each(['row-reverse', 'column', 'column-reverse'])('the pictures turn with %s', (direction) => {
    openFlex(direction)
    for (const label of ['Wrap', 'Justify', 'Align']) expect(turnsOf(label)).toEqual([turnOf(direction)])
  })

  test('the direction is drawn along its own axis, and reverse turns it round', () => {
    openFlex('row')
    expect(turnsOf('Direction')).toEqual(['', turnOf('column')])
    cleanup()
    openFlex('column-reverse')
    expect(turnsOf('Direction')).toEqual([turnOf('row-reverse'), turnOf('column-reverse')])
  })

  test('a display is pressed, and those without a picture stand in the menu beside it', async () => {
    const { hero, user } = openFlex('row')
    await user.click(group('Display').getByRole('button', { name: 'grid' }))
    expect(hero()).toMatchObject({ display: 'grid' })
    await user.click(screen.getByRole('button', { name: 'Display, all values' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'list-item' }))
    expect(hero()).toMatchObject({ display: 'list-item' })
  })

  test('those of a row stand as they are drawn', () => {
    openFlex('row')
    expect(turnsOf('Justify')).toEqual([''])
  })

  test('those of a grid do not turn', () => {
    openFlex('column', 'grid')
    expect(turnsOf('Align')).toEqual([''])
  })

  test('a column swaps the axes, and reverse turns the main one round', () => {
    expect(['row', 'row-reverse', 'column', 'column-reverse'].map(turnOf)).toEqual([
      undefined,
      'scaleX(-1)',
      'matrix(0, 1, 1, 0, 0, 0)',
      'scaleY(-1) matrix(0, 1, 1, 0, 0, 0)',
    ])
  })

  test('a press writes the value', async () => {
    const { hero, user } = openFlex('column')
    await user.click(within(screen.getByRole('group', { name: 'Justify' })).getByRole('button', { name: 'center' }))
    expect(hero()).toMatchObject({ 'justify-content': 'center' })
  })
})
