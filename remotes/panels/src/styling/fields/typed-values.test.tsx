import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { field, open, openSection, panel, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

/** Refuses what no value can hold, as a browser does. */
function refuseWhatIsNoValue() {
  const isValue = (property: string, value: string) =>
    property.startsWith('--') || !/[;!]|^[\w-]+\s*:|\d,\d/.test(value)
  vi.stubGlobal('CSS', { supports: (property: string, value = '') => isValue(property, value), escape: String })
}

function type(input: HTMLElement, text: string) {
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

/** Every field that holds a value as text, of every property, with a row for each. */
function valueFields() {
  const found = [...panel().querySelectorAll<HTMLInputElement>('[data-property] input:not([type=checkbox])')]
  return found.map((input) => ({
    input,
    property: input.closest<HTMLElement>('[data-property]')?.dataset['property'] ?? '',
  }))
}

const rules = [{ selector: '.hero', declarations: { display: 'grid', position: 'relative', 'z-index': '1' } }]

describe('values as people paste them', () => {
  test.each(['Layout', 'Typography', 'border', 'background', 'Animation', 'Others'])(
    'every field of %s reads a declaration with its semicolon',
    async (section) => {
      refuseWhatIsNoValue()
      const { styles, user } = open({ rules, parent: 'body' })
      if (section !== 'Layout') await openSection(user, new RegExp(`^${section}`))
      await waitFor(() => expect(valueFields().length).toBeGreaterThan(1))
      for (const { property } of valueFields()) {
        const input = valueFields().find((each) => each.property === property)?.input
        act(() => input && type(input, ` ${property}: inherit !important; `))
        const last = styles.edits.at(-1)?.edits.find((edit) => edit.property === property)
        expect({ property, ...last }).toEqual({ property, value: 'inherit', important: true })
      }
    },
  )

  test.each([
    ['12px;', '12px'],
    ['50,5', '50.5px'],
    ['12 ;', '12px'],
    ['width: 33%', '33%'],
  ])('a length: %s', (typed, value) => {
    refuseWhatIsNoValue()
    const { hero } = open()
    const bare = (_property: string, text = '') => !/[;!]|^[\w-]+\s*:|\d,\d|^[\d.]+$/.test(text)
    vi.stubGlobal('CSS', { supports: bare, escape: String })
    type(field('Width'), typed)
    expect(hero()).toEqual({ width: value })
    type(field('padding top'), typed.replace('width', 'padding-top'))
    expect(hero()).toEqual({ width: value, 'padding-top': value })
  })

  test('declarations for several properties are one step, and the field shows its own value', () => {
    refuseWhatIsNoValue()
    const { hero, styles } = open()
    type(field('Width'), 'width: 1px; height: 2px; color: red')
    expect(hero()).toEqual({ width: '1px', height: '2px', color: 'red' })
    expect(styles.edits).toHaveLength(1)
    expect(field('Width').value).toBe('1px')
  })

  test('a declaration for another property leaves the field alone', () => {
    refuseWhatIsNoValue()
    const { hero } = open({ rules: [{ selector: '.hero', declarations: { width: '5px' } }] })
    type(field('Width'), 'height: 2px;')
    expect(hero()).toEqual({ width: '5px', height: '2px' })
    expect(field('Width').value).toBe('5px')
  })

  test('an argument of a function in a list', async () => {
    const { hero, user } = open({ rules: [{ selector: '.hero', declarations: { filter: 'blur(2px)' } }] })
    await openSection(user, /^Filters/)
    await user.click(await screen.findByRole('button', { name: /^blur/, expanded: false }))
    refuseWhatIsNoValue()
    type(field('blur'), '3,5px;')
    expect(hero()).toEqual({ filter: 'blur(3.5px)' })
  })

  test('a declaration pasted as the name of a further property brings its value', async () => {
    refuseWhatIsNoValue()
    const { hero, user } = open()
    await openSection(user, /^More properties/)
    const add = await screen.findByRole('group', { name: 'Add a property' })
    type(within(add).getByLabelText('Name'), 'clip-path: circle(40%);')
    expect(hero()).toEqual({ 'clip-path': 'circle(40%)' })
  })
})
