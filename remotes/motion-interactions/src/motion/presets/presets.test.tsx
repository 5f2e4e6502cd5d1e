import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { findPreset, presetMotion, usualChoice } from '@pergola/site/motions'
import type { FakeElement } from '@pergola/contracts/testing'
import { open } from '../../testing/motion-fixture.tsx'

afterEach(cleanup)

const only = (all: Record<string, unknown>) => Object.values(all)[0]
const made = (id: string) => {
  const preset = findPreset(id)!
  return presetMotion(preset, usualChoice(preset), 'mt1', 'index')
}
const main: FakeElement[] = [{ tag: 'h1', attributes: { 'motion-id': 'mt1' } }]

describe('a preset', () => {
  test('is a motion by one press, in one step, with a name that says what it does', async () => {
    const { press, motions, steps, attributes } = open()
    await press('Fade up')
    expect(only(motions())).toMatchObject({
      name: 'Fade up when it comes into view',
      animations: [{ from: { opacity: '0', y: '40' }, scrollTriggerOptions: { start: 'top 85%' } }],
    })
    expect(attributes()['motion-id']).toBe(Object.keys(motions())[0])
    expect(steps()).toEqual(['Add motion Fade up when it comes into view'])
  })

  test('plays on the selected element while it is pointed at or has the focus, and leaves nothing of it', async () => {
    const { playback, canvas } = open()
    const before = JSON.stringify([canvas.record.getState(), canvas.attributesOf(2)])
    const button = screen.getByRole('button', { name: 'Zoom in' })
    fireEvent.pointerEnter(button)
    expect(playback.calls).toEqual(['play preset-preview'])
    expect(playback.played[0]?.tweens[0]).toMatchObject({ from: { opacity: 0, scale: 0.85 } })
    expect(playback.played[0]?.tweens[0]?.scroll).toBeUndefined()
    fireEvent.pointerLeave(button)
    expect(playback.calls.at(-1)).toBe('kill preset-preview')
    expect(JSON.stringify([canvas.record.getState(), canvas.attributesOf(2)])).toBe(before)
  })

  test('is changed by words and numbers, one step each, and its options wait below', async () => {
    const { motions, steps, type, user } = open(main, { mt1: made('up') })
    expect(screen.getByText('Advanced').closest('details')?.open).toBe(false)
    await user.click(screen.getByRole('combobox', { name: 'When' }))
    await user.click(screen.getByRole('option', { name: 'on load' }))
    await type('Duration, s', '1,5')
    await type('Distance, px', '-60')
    expect(motions()['mt1']).toMatchObject({
      name: 'Fade up on load',
      animations: [{ from: { y: '-60' }, toOptions: { duration: '1.5' }, scrollTriggerOptions: {} }],
    })
    await type('Duration, s', 'long')
    expect(steps()).toHaveLength(3)
  })

  test('is of its own after an option was changed by hand', async () => {
    const { press, type, motions, user } = open(main, { mt1: made('up') })
    await user.click(screen.getByText('Advanced'))
    await press(/^To Options/)
    await type('delay', '2')
    expect(motions()['mt1']).toMatchObject({ animations: [{ toOptions: { delay: '2' } }] })
    expect(motions()['mt1']?.preset).toBeUndefined()
    expect(screen.queryByLabelText('Distance, px')).toBeNull()
    expect(screen.getByText('Advanced').closest('details')?.open).toBe(true)
  })

  test('of one’s own is kept by the project, used elsewhere and deleted', async () => {
    const { press, canvas, motions, steps } = open([...main, { tag: 'p' }], {
      mt1: { ...made('up'), name: 'House move' },
    })
    await press('Keep as a preset')
    act(() => canvas.select([3]))
    await press('House move')
    await waitFor(() => expect(Object.values(motions()).map(({ name }) => name)).toEqual(['House move', 'House move']))
    const [, second] = Object.values(motions())
    expect(second).toMatchObject({ pages: ['index'], instances: {}, animations: [{ from: { y: '40' } }] })
    act(() => canvas.select([1]))
    await press('Delete the preset House move')
    expect(screen.queryByRole('button', { name: 'House move' })).toBeNull()
    expect(steps()).toEqual(['Keep motion as a preset', 'Add motion House move', 'Delete motion preset'])
  })

  test('that came with a project brings no code into its motions', async () => {
    const [animation] = made('up').animations
    const hostile = { ...made('up'), name: 'Kind', animations: [{ ...animation!, toOptions: { onStart: 'alert(1)' } }] }
    const { press, motions } = open([{ tag: 'p' }], {}, { project: { motionPresets: { mt9: hostile } } })
    await press('Kind')
    expect(only(motions())).toMatchObject({ name: 'Kind', animations: [{ from: { y: '40' } }] })
    expect(JSON.stringify(motions())).not.toContain('alert')
  })

  test('of a path makes its lines one long, in the same step', async () => {
    const svg: FakeElement = { tag: 'svg', children: [{ tag: 'g', children: [{ tag: 'path' }] }] }
    const { press, attributes, steps } = open([svg])
    await press('Draw a path')
    expect(attributes(4)['pathLength']).toBe('1')
    expect(steps()).toHaveLength(1)
  })

  test('says which engine pages carry for it', () => {
    open(main, { mt1: made('count') })
    expect(screen.getByText(/^Needs GSAP/)).toBeTruthy()
    cleanup()
    open(main, { mt1: made('up') })
    expect(screen.queryByText(/^Needs GSAP/)).toBeNull()
  })
})
