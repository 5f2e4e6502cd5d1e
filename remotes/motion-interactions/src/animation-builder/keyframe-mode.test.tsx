import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { succeed } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeNavigation,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { AnimationBuilder } from './animation-builder.tsx'
import { createAnimations } from './create-animations.ts'

afterEach(cleanup)

const css = `/* mine */
@keyframes rise { from { opacity: 0; color : red } 50% { } to { opacity: 1 } }
`

/** The builder over one sheet whose text follows the edits, and a style surface such as the style panel gets. */
async function open() {
  const user = userEvent.setup()
  const fake = createFakeCanvas({ page: { tag: 'body', children: [{ tag: 'h1' }] } })
  const labels: string[] = []
  let text = css
  function write(next: string) {
    text = next
    fake.state.set({ revision: fake.state.getState().revision + 1 })
  }
  const canvas = {
    ...fake,
    sheets: () => [{ file: 'css/index.css', css: text, editable: true }],
    replaceSheet(_file: string, next: string, label: string) {
      labels.push(label)
      write(next)
      return succeed()
    },
  }
  const toasts = createFakeToasts()
  const dialogs = createFakeDialogs()
  const navigation = createFakeNavigation()
  const settings = createFakeSettings()
  const { service, mode } = createAnimations(canvas)
  render(<AnimationBuilder {...{ canvas, dialogs, navigation, settings, toasts, mode }} />)
  await user.click(screen.getByRole('button', { name: /^rise/ }))
  const choose = (frame: string) =>
    user.click(screen.getByRole('button', { name: `Edit frame ${frame} in the style panel` }))
  return {
    user,
    canvas,
    service,
    surface: service.keyframe!,
    toasts,
    dialogs,
    navigation,
    choose,
    labels,
    write,
    text: () => text,
  }
}

test('a chosen frame is what the style panel writes to, and the rest of the sheet keeps its bytes', async () => {
  const { service, surface, choose, labels, text } = await open()
  expect(service.state.getState().building).toBe(false)
  await choose('0%')
  expect(service.state.getState().building).toBe(true)
  expect(screen.getByText('You Are In Animations Builder Mode')).toBeTruthy()
  expect(surface.state.getState().rule).toEqual({ selector: '0%', states: [], atRule: '@keyframes rise' })
  expect(surface.state.getState().values['color']).toMatchObject({ value: 'red', origin: 'here', source: { line: 2 } })
  surface.edit([
    { property: 'opacity', value: '0.5' },
    { property: 'color', value: null },
  ])
  expect(text()).toMatch(
    /^\/\* mine \*\/\n@keyframes rise \{ from \{ opacity: 0\.5;?\s*\} 50% \{ \} to \{ opacity: 1 \} \}\n$/,
  )
  expect(labels).toEqual(['Edit frame of rise'])
  expect(Object.keys(surface.state.getState().values)).toEqual(['opacity'])
})

test('a preview is shown and not written; what would end the declaration is refused', async () => {
  const { surface, choose, text } = await open()
  await choose('50%')
  surface.edit([{ property: 'width', value: '9px' }], { preview: true })
  expect(surface.state.getState().values['width']?.value).toBe('9px')
  surface.endPreview()
  expect(surface.state.getState().values).toEqual({})
  surface.edit([{ property: 'width', value: '1px } } * { display: none' }])
  expect(text()).toBe(css)
})

test('marks of items that are switched off never get into a frame; those of an older sheet may go', async () => {
  const { surface, choose, text, write } = await open()
  await choose('50%')
  surface.edit([{ property: '--hidden-filter', value: '(1 sepia(1))' }])
  expect(text()).toBe(css)
  surface.edit([{ property: '--hidden-height', value: '4px' }])
  expect(text()).toContain('--hidden-height: 4px')
  act(() => write(css.replace('50% { }', '50% { filter: none; --hidden-filter: (1 sepia(1)) }')))
  surface.edit([{ property: '--hidden-filter', value: null }])
  expect(text()).not.toContain('--hidden')
})

test('a read-only page takes no edit', async () => {
  const { canvas, surface, choose, text } = await open()
  await choose('50%')
  canvas.state.set({ readOnly: true })
  surface.edit([{ property: 'width', value: '9px' }])
  expect(text()).toBe(css)
})

test('Close, a frame that is gone and another page end the mode', async () => {
  const { user, canvas, service, surface, choose, write } = await open()
  const building = () => service.state.getState().building
  await choose('50%')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(building()).toBe(false)
  await choose('50%')
  write('@keyframes rise { from { opacity: 0 } to { opacity: 1 } }')
  expect(building()).toBe(false)
  write(css)
  await choose('100%')
  surface.removeRule(surface.state.getState().rule!)
  expect(building()).toBe(false)
  await choose('0%')
  canvas.state.set({ phase: 'loading' })
  expect(building()).toBe(false)
})

test('leaving the builder ends the mode', async () => {
  const { service, choose } = await open()
  await choose('0%')
  cleanup()
  expect(service.state.getState().building).toBe(false)
})

test('Save tells how it went', async () => {
  const { user, canvas, toasts, choose } = await open()
  await choose('0%')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  act(() => canvas.state.set({ changed: true }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(toasts.shown.map(({ message }) => message)).toEqual(['Saving Animations', 'Animations Saved Successfully'])
})
