import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, open, prepareStyling } from './testing/styling-fixture.tsx'

prepareStyling()

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

describe('dragging a band of the box model', () => {
  function drag(name: string, by: number, keys: { shiftKey?: boolean; altKey?: boolean } = {}) {
    fireEvent.pointerDown(field(name), { pointerId: 1, button: 0, clientX: 100, ...keys })
    fireEvent.pointerMove(field(name), { pointerId: 1, clientX: 100 + by, ...keys })
    fireEvent.pointerUp(field(name), { pointerId: 1, ...keys })
    fireEvent.click(field(name), { detail: 1, ...keys })
  }
  const padded = [{ selector: '.hero', declarations: { 'padding-top': '8px' } }]

  test('moves that side; with Alt the opposite one as well, with Shift all', () => {
    const { hero, styles } = open({ rules: padded })
    drag('padding top', 5)
    expect(hero()).toEqual({ 'padding-top': '13px' })
    drag('padding top', 5, { altKey: true })
    expect(hero()).toEqual({ 'padding-top': '18px', 'padding-bottom': '18px' })
    drag('padding top', -4, { shiftKey: true })
    expect(new Set(Object.values(hero()))).toEqual(new Set(['14px']))
    expect(Object.keys(hero())).toHaveLength(4)
    expect(styles.edits.filter(({ preview }) => !preview)).toHaveLength(3)
  })

  test('ends at zero, where padding does', () => {
    const { hero } = open({ rules: padded })
    drag('padding top', -40)
    expect(hero()).toEqual({ 'padding-top': '0px' })
  })
})
