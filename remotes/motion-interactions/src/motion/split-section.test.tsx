import { act, cleanup, render, screen } from '@testing-library/react'
import { createFakeCanvas, createFakeDialogs, createFakeSettings, createFakeToasts } from '@pergola/contracts/testing'
import { newAnimation } from '@pergola/site/motions'
import { afterEach, expect, test } from 'vitest'
import { main, open, timeline } from '../testing/motion-fixture.tsx'
import { MotionPanel } from './motion-panel.tsx'

afterEach(cleanup)

const plain = { ...timeline, isTimeLine: false, animations: [newAnimation('rise')] }

test('switched on, texts are split by options of their own, one step each, and nothing else changes', async () => {
  const { press, type, user, motions, steps } = open(main, { mt1: plain })
  await user.click(screen.getByRole('switch', { name: 'SplitText' }))
  await type('Text selector', '.title')
  await type('Name of the split', ' letters ')
  await type('type', 'chars, words')
  await type('charsClass', 'letter++')
  await press('Advanced SplitText options')
  await type('wordDelimiter', ',')
  await type('specialChars', 'ch, sch')
  await type('lineThreshold', '0.3')
  const { isSplitText, splitTextSelector, splitTextName, splitText, ...others } = motions().mt1!
  expect([isSplitText, splitTextSelector, splitTextName, splitText]).toEqual([
    true,
    '.title',
    'letters',
    {
      type: 'chars, words',
      wordDelimiter: ',',
      charsClass: 'letter++',
      specialChars: ['ch', 'sch'],
      lineThreshold: '0.3',
    },
  ])
  expect(others).toEqual(Object.fromEntries(Object.entries(plain).filter(([name]) => !/^(?:is)?splitText/i.test(name))))
  expect(steps()).toEqual(
    ['SplitText', 'Text selector', 'Name of the split', 'type', 'charsClass', 'wordDelimiter', 'specialChars']
      .concat('lineThreshold')
      .map((what) => `Edit ${what} of motion`),
  )
  expect(screen.queryByLabelText('Text selector')).toBeNull()
  await press(/^SplitText/)
  expect(screen.getByLabelText('Text selector')).toBeTruthy()
  expect(screen.queryByLabelText('lineThreshold')).toBeNull()
})

test('an animation moves parts of the text, and says when there are none', async () => {
  const { type, user, motions, playback, press } = open(main, { mt1: plain })
  await type('Selector', 'chars')
  expect(screen.getByRole('alert').textContent).toMatch(/^Switch SplitText on: chars/)
  await user.click(screen.getByRole('switch', { name: 'SplitText' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await type('Selector', 'words')
  expect(motions().mt1?.animations[0]).toMatchObject({ selector: 'words', isSplitText: true })
  await type('type', 'lines')
  expect(screen.getByRole('alert').textContent).toMatch(/not split into words/)
  await type('type', 'lines, words')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Play')
  expect(playback.played[0]).toMatchObject({
    split: { options: { type: 'words,lines' } },
    tweens: [{ selector: '[motion-id="mt1"]', part: 'words' }],
  })
  await type('Selector', '.word')
  expect(motions().mt1?.animations[0]).toMatchObject({ selector: '.word', isSplitText: false })
})

test('parts that could be scripts are told, and stay out', async () => {
  const { type, user } = open(main, { mt1: plain })
  await user.click(screen.getByRole('switch', { name: 'SplitText' }))
  await type('tag', 'script')
  expect(screen.getByRole('alert').textContent).toMatch(/^Parts of a text are div, span, p/)
})

test('while SplitText is switched off in the settings the panel says so, and switches it on', async () => {
  const canvas = createFakeCanvas({
    page: { tag: 'body', children: main },
    project: { pages: {}, motions: { mt1: { ...plain, isSplitText: true } } } as never,
  })
  canvas.select([2])
  const settings = createFakeSettings()
  settings.set('disable_gsap_splitText', true)
  render(<MotionPanel canvas={canvas} settings={settings} toasts={createFakeToasts()} dialogs={createFakeDialogs()} />)
  act(() => screen.getByRole('button', { name: /^SplitText/ }).click())
  expect(screen.getByRole('note').textContent).toMatch(/disable_gsap_splitText/)
  act(() => screen.getByRole('button', { name: 'Switch on' }).click())
  expect(settings.state.getState().settings.disable_gsap_splitText).toBe(false)
  expect(screen.queryByRole('note')).toBeNull()
})

test('the field for what moves offers the element itself and the classes of the page', async () => {
  const { user } = open([...main, { tag: 'p', attributes: { class: 'stage' } }], { mt1: plain })
  await user.clear(screen.getByLabelText('Selector'))
  await user.type(screen.getByLabelText('Selector'), 's')
  expect(await screen.findByRole('option', { name: '.stage' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'self' })).toBeTruthy()
})
