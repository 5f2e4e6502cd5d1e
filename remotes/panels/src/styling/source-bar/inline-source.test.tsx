import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { succeed, type InlineState, type StyleState, type StyleSurface } from '@pergola/contracts'
import { createFakeCanvas, createFakeToasts, createState } from '@pergola/contracts/testing'
import { StylingProvider, type Styling } from '../styling-context.ts'
import { InlineSource } from './inline-source.tsx'

afterEach(cleanup)

function open(inline: InlineState) {
  const verbs = {
    select: vi.fn(),
    remove: vi.fn(),
    move: vi.fn(async () => succeed({ elements: 2, losing: ['color'] })),
    count: () => 2,
  }
  const rule = { selector: '.card', states: [':hover'], atRule: null }
  const state = createState({ rule, inline } as unknown as StyleState)
  const selectClass = vi.fn()
  const surface = { state, inline: verbs, selectClass } as unknown as StyleSurface
  const toasts = createFakeToasts()
  const styling = { surface, canvas: createFakeCanvas() } as unknown as Styling
  render(
    <StylingProvider value={styling}>
      <InlineSource toasts={toasts} />
    </StylingProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { verbs, toasts, selectClass, press }
}

describe('style attribute in the source bar', () => {
  test('it is chosen, and let go of', async () => {
    const first = open({ values: 2, wins: [], edited: false })
    await first.press('style attribute')
    expect(first.verbs.select).toHaveBeenCalledTimes(1)
    cleanup()
    const second = open({ values: 2, wins: [], edited: true })
    await second.press('style attribute')
    expect(second.selectClass).toHaveBeenCalledWith(null)
  })

  test('one that is begun has nothing to move or remove yet', () => {
    open({ values: 0, wins: [], edited: true })
    expect(screen.getByText('0 values')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Move into .card' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More for the style attribute' })).toBeNull()
  })

  test('one press moves it into the class, and what loses then is told', async () => {
    const { verbs, toasts, press } = open({ values: 2, wins: [], edited: false })
    await press('Move into .card')
    expect(verbs.move).toHaveBeenCalledWith('selection')
    expect(toasts.shown.map(({ message }) => message)).toEqual([
      '2 style attributes are in classes now.',
      'Another rule wins now: color. Undo brings the style attribute back.',
    ])
  })

  test('what loses against it is said, and the rule can have it', async () => {
    const { verbs, press } = open({ values: 2, wins: ['color'], edited: false })
    expect(screen.getByText('color loses against the style attribute')).toBeTruthy()
    await press('Use this rule')
    expect(verbs.remove).toHaveBeenCalledWith(['color'])
  })
})
