import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fail, succeed } from '@pergola/contracts'
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

const own = '.a { color : red }\n@keyframes rise { from { opacity: 0 } 50% { } to { opacity: 1 } }\n'
const library = '@keyframes spin{/* once */to{rotate:1turn}}'

/** The builder over a sheet of the page and one of a library. */
async function open(animation: RegExp, settings = createFakeSettings()) {
  const user = userEvent.setup()
  const fake = createFakeCanvas({ page: { tag: 'body', children: [{ tag: 'h1' }] } })
  // In the order of a page.
  const texts: Record<string, string> = { 'libs/css/spin.css': library, 'css/index.css': own }
  const stills: (number | undefined)[] = []
  const canvas = {
    ...fake,
    sheets: () => Object.entries(texts).map(([file, css]) => ({ file, css, editable: file.startsWith('css/') })),
    replaceSheet(file: string, css: string) {
      if (canvas.state.getState().readOnly) return fail('read-only' as const)
      texts[file] = css
      fake.state.set({ revision: fake.state.getState().revision + 1, changed: true })
      return succeed()
    },
    playAnimation(_name: string, { at }: { at?: number }) {
      stills.push(at)
      return succeed(() => void stills.push(undefined))
    },
  }
  const [toasts, dialogs, navigation] = [createFakeToasts(), createFakeDialogs(), createFakeNavigation()]
  const { mode } = createAnimations(canvas)
  render(<AnimationBuilder {...{ canvas, dialogs, navigation, settings, toasts, mode }} />)
  await user.click(screen.getByRole('button', { name: animation }))
  const points = () => screen.getAllByRole('slider').map((point) => point.getAttribute('aria-valuetext'))
  return { user, canvas, toasts, dialogs, navigation, mode, stills, texts, points }
}

const point = (index: number) => screen.getAllByRole('slider')[index] as HTMLElement

test('an animation that was added stands open, also when the search would hide it', async () => {
  const { user } = await open(/^rise/)
  await user.type(screen.getByLabelText('Search animations'), 'rise')
  await user.type(screen.getByLabelText('Animation name'), 'fall{Enter}')
  expect(screen.getByRole('button', { name: /^fall/ }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('button', { name: /^spin/ }).getAttribute('aria-expanded')).toBe('false')
})

test('a frame is moved along the ruler by the keyboard, in one step, and nothing else of the sheet changes', async () => {
  const { user, texts, points } = await open(/^rise/)
  expect(points()).toEqual(['0%', '50%', '100%'])
  act(() => point(1).focus())
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(texts['css/index.css']).toBe(own.replace('50% {', '60% {'))
  await user.keyboard('{ArrowLeft}')
  expect(texts['css/index.css']).toBe(own.replace('50% {', '59% {'))
})

test('a point is where the hand let it go, even where the picture has not followed yet', async () => {
  const { texts } = await open(/^rise/)
  const [handle, track] = [point(1), point(1).parentElement!]
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 10))
  const give = (type: string, clientX: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX }))
  act(() => void give('pointerdown', 50))
  vi.spyOn(handle, 'hasPointerCapture').mockReturnValue(true)
  act(() => {
    give('pointermove', 70)
    give('pointerup', 70)
  })
  expect(texts['css/index.css']).toBe(own.replace('50% {', '70% {'))
})

test('a declaration is added to a frame with Enter, as with its button', async () => {
  const { user, texts } = await open(/^rise/)
  await user.type(screen.getAllByLabelText('Property')[0]!, 'color')
  await user.type(screen.getAllByLabelText('Value')[0]!, 'teal{Enter}')
  expect(texts['css/index.css']).toBe(own.replace('opacity: 0 }', 'opacity: 0; color: teal }'))
  await user.type(screen.getAllByLabelText('Property')[1]!, 'color')
  await user.type(screen.getAllByLabelText('Value')[1]!, 'red')
  await user.click(screen.getAllByRole('button', { name: 'Add declaration' })[1]!)
  expect(texts['css/index.css']).toMatch(/50% \{\s*color ?: red/)
})

test('a place that is taken is refused and said', async () => {
  const { user, texts } = await open(/^rise/)
  act(() => point(1).focus())
  await user.keyboard('{End}')
  expect(texts['css/index.css']).toBe(own)
  const problem = () => screen.queryByText('There is a frame at 100% already.')
  expect(problem()).toBeTruthy()
  await user.type(screen.getByLabelText('Percentages'), '20%{Enter}')
  expect(problem()).toBeNull()
  act(() => point(2).focus())
  await user.keyboard('{End}')
  expect(problem()).toBeTruthy()
  await user.pointer([{ keys: '[MouseLeft>]', target: point(1) }])
  expect(problem()).toBeNull()
})

test('from and to are places like 0% and 100%: there is one frame at each', async () => {
  const { user, texts } = await open(/^rise/)
  for (const word of ['from', 'To']) {
    await user.clear(screen.getByLabelText('Percentages'))
    await user.type(screen.getByLabelText('Percentages'), `${word}{Enter}`)
    expect(screen.getByText(`There is a frame at ${word === 'To' ? 100 : 0}% already.`)).toBeTruthy()
  }
  expect(texts['css/index.css']).toBe(own)
})

test('a word of CSS names no animation, and that is what is said', async () => {
  const { user, texts } = await open(/^rise/)
  await user.type(screen.getByLabelText('Animation name'), 'none{Enter}')
  expect(screen.getByText('none is a word of CSS itself. Choose another name.')).toBeTruthy()
  expect(texts['css/index.css']).toBe(own)
})

test('a chosen frame stands still on the selected element, opens the styles, and follows its move', async () => {
  const { user, navigation, mode, stills } = await open(/^rise/)
  act(() => point(1).focus())
  await user.keyboard('{Enter}')
  expect(stills.at(-1)).toBe(0.5)
  expect(navigation.state.getState().path).toBe('/edite/styling')
  await user.keyboard('{ArrowRight}')
  expect(mode.chosen.getState().frame).toMatchObject({ selector: '51%' })
  expect(stills.at(-1)).toBe(0.51)
  act(() => mode.choose(null))
  expect(stills.at(-1)).toBeUndefined()
})

test('a frame that is added is chosen; one removed before it leaves it chosen', async () => {
  const { user, mode, points } = await open(/^rise/)
  await user.type(screen.getByLabelText('Percentages'), '75{Enter}')
  expect(points()).toEqual(['0%', '50%', '75%', '100%'])
  expect(mode.chosen.getState().frame).toMatchObject({ selector: '75%', index: 2 })
  await user.click(screen.getByRole('button', { name: 'Delete frame 0%' }))
  expect(mode.chosen.getState().frame).toMatchObject({ selector: '75%', index: 1 })
})

test('Delete on a point removes its frame', async () => {
  const { user, points } = await open(/^rise/)
  act(() => point(1).focus())
  await user.keyboard('{Delete}')
  expect(points()).toEqual(['0%', '100%'])
})

test('an animation of a library is copied before it can be changed, comments and all', async () => {
  const { user, texts } = await open(/^spin/)
  act(() => point(0).focus())
  await user.keyboard('{ArrowLeft}{Delete}')
  expect(texts['libs/css/spin.css']).toBe(library)
  await user.click(screen.getByRole('button', { name: 'Copy to this page' }))
  expect(texts['libs/css/spin.css']).toBe(library)
  expect(texts['css/index.css']?.startsWith(own)).toBe(true)
  expect(texts['css/index.css']).toContain('/* once */')
  // One copy is enough: it is what the browser uses from now on.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy to this page' })).toBeNull())
})

test('a deletion is told, and so is one that could not be', async () => {
  const { user, canvas, dialogs, toasts } = await open(/^rise/)
  dialogs.answer('confirm')
  await user.click(screen.getByRole('button', { name: 'Delete rise' }))
  const said = ['Removing animation...', 'Animation rise removed successfully']
  await waitFor(() => expect(toasts.shown.map(({ message }) => message)).toEqual(said))
  expect(canvas.state.getState().changed).toBe(false)
  expect(toasts.loadingNow).toEqual([])
  cleanup()
  const other = await open(/^rise/)
  // Gone meanwhile, as when another page takes the place of this one.
  delete other.texts['css/index.css']
  other.dialogs.answer('confirm')
  await other.user.click(screen.getByRole('button', { name: 'Delete rise' }))
  await waitFor(() => expect(other.toasts.shown.at(-1)?.message).toBe('Faild to remove rise animation'))
  expect(canvas.sheets()[0]?.css).not.toContain('rise')
})

test('closing asks when changes are not saved and nobody will save them', async () => {
  const { user, canvas, dialogs, mode } = await open(/^rise/, createFakeSettings({ enable_auto_save: false }))
  act(() => mode.choose({ file: 'css/index.css', animation: 'rise', nth: 0, index: 1, selector: '50%' }))
  act(() => canvas.state.set({ changed: true }))
  dialogs.answer('cancel')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialogs.asked.at(-1)?.message).toBe('You have changes not saved , are you sure to close?')
  expect(mode.chosen.getState().frame).not.toBeNull()
  dialogs.answer('confirm')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(mode.chosen.getState().frame).toBeNull()
})

test('of five hundred frames those drawn at once are edited; one at a place that is taken is refused', async () => {
  const { user, texts, canvas } = await open(/^rise/)
  const many = Array.from({ length: 500 }, (_none, at) => `${at / 5}% { opacity: ${at / 500} }`).join(' ')
  texts['css/index.css'] = `@keyframes rise { ${many} }`
  act(() => canvas.state.set({ revision: 99 }))
  const drawn = () => screen.getAllByRole('button', { name: /^Delete frame/ }).length
  expect(drawn()).toBe(55)
  await user.click(screen.getByRole('button', { name: 'Show more frames (445)' }))
  expect(drawn()).toBe(110)
  await user.type(screen.getByLabelText('Percentages'), '50{Enter}')
  expect(screen.getByText('There is a frame at 50% already.')).toBeTruthy()
  expect(texts['css/index.css']).toBe(`@keyframes rise { ${many} }`)
})

test('frames that lie on each other are one with a count, and the way in leads to each of them by the keyboard', async () => {
  const { user, texts, canvas } = await open(/^rise/)
  texts['css/index.css'] = '@keyframes rise { 0% { } 10% { } 10.5% { } 11% { } 100% { } }'
  act(() => canvas.state.set({ revision: 99 }))
  const stack = screen.getByRole('button', { name: '3 frames from 10% to 11%: zoom in' })
  expect([stack.textContent, screen.getAllByRole('slider').length]).toEqual(['3', 2])
  act(() => stack.focus())
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('slider')).toHaveLength(5)
  expect(document.activeElement?.getAttribute('aria-valuetext')).toBe('10%')
  await user.keyboard('{Tab}{ArrowLeft}')
  expect(texts['css/index.css']).toContain('10.4% { }')
  expect(document.activeElement?.getAttribute('aria-valuetext')).toBe('10.4%')
  for (let step = 0; step < 3; step++) await user.click(screen.getByRole('button', { name: 'Zoom out of frames' }))
  // What was moved last stands for itself, so that it can be moved on.
  expect(document.querySelectorAll('[role="slider"]')).toHaveLength(5)
})

test('a tab that only reads says so: frames are seen and played, nothing of them is offered to edit', async () => {
  const { canvas, mode } = await open(/^rise/)
  act(() => point(1).focus())
  await userEvent.keyboard('{Enter}')
  expect(mode.chosen.getState().frame).not.toBeNull()
  act(() => canvas.state.set({ readOnly: true }))
  expect(mode.chosen.getState().frame).toBeNull()
  expect(screen.getByRole('note').textContent).toContain('Another tab edits this project')
  for (const name of ['Add', 'Add frame', 'Copy to this page', 'Delete rise'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('button', { name: 'Play rise on the selected element' })).toBeTruthy()
})
