import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, panel, prepareStyling } from '../testing/styling-room.tsx'
import { turnOf } from './use-axis-turn.ts'

prepareStyling()

function openFlex(direction: string, display = 'flex') {
  return open({ rules: [{ selector: '.hero', declarations: { display, 'flex-direction': direction } }] })
}

/** How the pictures of a property's values are turned. */
function turnsOf(label: string): string[] {
  const buttons = within(screen.getByRole('group', { name: label })).getAllByRole('button')
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
    for (const label of ['Wrap', 'Justify', 'Align']) {
      const buttons = within(screen.getByRole('group', { name: label })).getAllByRole('button')
      expect(buttons.map((button) => button.getAttribute('aria-label')).every(Boolean)).toBe(true)
      expect(buttons.every((button) => button.querySelector('svg') !== null)).toBe(true)
    }
  })

  test.each(['row-reverse', 'column', 'column-reverse'])('the pictures turn with %s', (direction) => {
    openFlex(direction)
    for (const label of ['Wrap', 'Justify', 'Align']) expect(turnsOf(label)).toEqual([turnOf(direction)])
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
