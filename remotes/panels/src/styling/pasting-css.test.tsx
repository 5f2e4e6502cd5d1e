import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { css, field, open, panel, prepareStyling } from './testing/styling-fixture.tsx'

prepareStyling()

describe('pasting CSS', () => {
  test('declarations become one edit, what the browser does not know is named', async () => {
    const { hero, styles, toasts } = open()
    fireEvent.paste(panel(), css('.x { color: red; margin: 0 auto; zoom: bogus }'))
    await waitFor(() => expect(hero()).toEqual({ color: 'red', margin: '0 auto' }))
    expect(styles.edits).toHaveLength(1)
    expect(toasts.shown[0]?.message).toContain('zoom')
  })

  test('of several values for a property the last that the browser knows is taken; rules that are left out are named', async () => {
    const { hero, toasts } = open()
    fireEvent.paste(panel(), css('.x { width: 10px; width: bogus; color: red } .x:hover { color: blue }'))
    await waitFor(() => expect(hero()).toEqual({ width: '10px', color: 'red' }))
    expect(toasts.shown.map(({ message }) => message)).toEqual([
      'The styles of one rule are pasted. Left out: .x:hover.',
    ])
  })

  test('what the rule says already is replaced only after a yes', async () => {
    const { hero, dialogs } = open({ rules: [{ selector: '.hero', declarations: { color: 'blue' } }] })
    dialogs.answer('cancel')
    fireEvent.paste(panel(), css('color: red'))
    await waitFor(() => expect(dialogs.asked).toHaveLength(1))
    expect(dialogs.asked[0]?.message).toContain('color')
    expect(hero()).toEqual({ color: 'blue' })
  })

  test('what is pasted beside the fields is styles where it is CSS, and an element where it is none', async () => {
    const { hero, run, onWindow } = open()
    panel().focus()
    fireEvent.keyDown(panel(), { key: 'v', ctrlKey: true })
    fireEvent.paste(panel(), css('color: red'))
    await waitFor(() => expect(hero()).toEqual({ color: 'red' }))
    fireEvent.keyDown(panel(), { key: 'v', ctrlKey: true })
    fireEvent.paste(panel(), css('<p v-scope="{ open: false }">x</p>'))
    expect(run).toEqual(['element.paste'])
    expect(onWindow).not.toHaveBeenCalled()
    expect(hero()).toEqual({ color: 'red' })
  })

  test('a single value pasted into a field stays with the field', async () => {
    const { hero } = open()
    fireEvent.paste(field('Width'), css('color: red'))
    await Promise.resolve()
    expect(hero()).toEqual({})
  })
})

/** What could be typed in or switched, beside the search. */
