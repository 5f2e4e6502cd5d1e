import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTraits as open } from './testing/open-traits.tsx'

afterEach(cleanup)

test('the words of a splitter become letters with a class', async () => {
  const { node, user } = await open({ tag: 'p', text: 'old', attributes: { 'inf-splitter': 'char' } })
  await user.clear(screen.getByLabelText('splitter'))
  await user.type(screen.getByLabelText('splitter'), 'ab')
  await user.tab()
  expect(node().text).toBe(
    '<span style="display: inline-block; white-space: nowrap"><span class="char">a</span><span class="char">b</span></span>',
  )
})

test('the class of the letters of a splitter is changed in one step, with all of them', async () => {
  const { node, user, canvas } = await open({ tag: 'p', text: 'ab', attributes: { 'inf-splitter': 'char' } })
  const [attributes, content] = [vi.spyOn(canvas, 'setAttributes'), vi.spyOn(canvas, 'setContent')]
  await user.clear(screen.getByLabelText('char-class-name'))
  await user.type(screen.getByLabelText('char-class-name'), 'letter{Enter}')
  expect(node().text).toContain('<span class="letter">a</span><span class="letter">b</span>')
  expect(node().attributes['inf-splitter']).toBe('letter')
  expect([attributes.mock.calls.length, content.mock.calls.length]).toEqual([0, 1])
})
