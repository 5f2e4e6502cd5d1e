import { expect, test } from 'vitest'
import { fontMessages as messages } from '../messages.ts'
import { sampleText } from './sample-text.ts'

test.each([
  ['nothing is known', undefined, messages.sample],
  ['it has letters', 'U+20-7E, U+A0-FF', messages.sample],
  ['it has none', 'U+20, U+E000-E002, U+F000', '\ue000 \ue001 \ue002 \uf000'],
])('a sample where %s', (_rule, range, text) => {
  expect(sampleText(range)).toBe(text)
})
