import { expect, test } from 'vitest'
import { bringLetters } from './bring-letters.ts'

function setup(kept: boolean, pageComes: boolean) {
  const root = document.createElement('html')
  root.dataset['letters'] = 'plain'
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  bringLetters(root, { kept, pageComes, started })
  return { root, start: () => start() }
}

test('letters that come from afar come after the page', async () => {
  const { root, start } = setup(false, true)
  expect(root.dataset['letters']).toBe('plain')
  start()
  await Promise.resolve()
  expect(root.dataset['letters']).toBeUndefined()
})

test.each([
  ['are kept', true, true],
  ['keep no page waiting', false, false],
])('letters that %s are there at once', (_rule, kept, pageComes) => {
  expect(setup(kept, pageComes).root.dataset['letters']).toBeUndefined()
})
