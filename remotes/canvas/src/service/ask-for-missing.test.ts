import { expect, test } from 'vitest'
import { askForMissing } from './ask-for-missing.ts'

test('a page that was left before the answer came is not asked', async () => {
  const left = document.implementation.createHTMLDocument()
  left.body.innerHTML = '<video poster="cover.png"></video>'
  await expect(askForMissing(left)).resolves.toBeUndefined()
})
