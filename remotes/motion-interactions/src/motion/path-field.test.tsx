import type { MotionValues } from '@pergola/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { EaseField } from './ease-field.tsx'
import { messages } from './messages.ts'
import { PathField } from './path-field.tsx'

afterEach(cleanup)

test.each([
  ['M0,0 C10,20 30,40 50,60', 'M0,0 C10,20 30,40 50,60'],
  ['[data-way], #way', '[data-way], #way'],
  [
    '[{"x":1,"y":2},{"x":3,"y":4}]',
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  ],
])('%s is a way as it was typed, and shown so again', async (text, path) => {
  const changes: MotionValues[] = []
  const field = (values: MotionValues) => <PathField values={values} onChange={(next) => changes.push(next)} />
  const { rerender } = render(field({ ease: 'none' }))
  await userEvent.click(screen.getByLabelText('path'))
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
  expect(changes).toEqual([{ ease: 'none', motionPath: { path } }])
  rerender(field(changes[0]!))
  expect(screen.getByLabelText('path')).toHaveProperty('value', text)
})

test.each([
  ['back.out(3)', true],
  ['ease-in-out', true],
  ['cubic-bezier(0.2, 0, 0, 1)', true],
  ['', true],
  ['wobble', false],
])('an ease called %j is known: %s', (value, isKnown) => {
  render(<EaseField label="ease" value={value} onCommit={() => undefined} />)
  expect(screen.queryByText(messages.easeUnknown) === null).toBe(isKnown)
})
