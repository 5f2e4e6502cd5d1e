import { cleanup, renderHook } from '@testing-library/react'
import { toast } from 'react-toastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCoveredProblems } from './use-covered-problems.ts'

type Hear = (item: { id: string; type: string; status: string }) => void

const heard = vi.hoisted(() => ({ by: undefined as unknown }))
vi.mock('react-toastify', () => ({
  toast: {
    pause: vi.fn(),
    play: vi.fn(),
    dismiss: vi.fn(),
    onChange: (hear: unknown) => {
      heard.by = hear
      return () => {}
    },
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

test.each([
  ['over a dialog a problem is over with the success that follows it', true, 3000, [['problem']]],
  ['a problem that nobody could read yet stays', true, 2999, []],
  ['beside no dialog both are seen, and the problem has its time', false, 3000, []],
])('%s', (_rule, hasDialog, read, dismissed) => {
  if (hasDialog)
    document.body.append(
      Object.assign(document.createElement('div'), {
        innerHTML: '<p data-modal></p>',
      }),
    )
  renderHook(useCoveredProblems)
  const hear = heard.by as Hear
  hear({ id: 'problem', type: 'error', status: 'added' })
  vi.advanceTimersByTime(read)
  hear({ id: 'other', type: 'info', status: 'added' })
  expect(toast.dismiss).not.toHaveBeenCalled()
  hear({ id: 'success', type: 'success', status: 'added' })
  expect(vi.mocked(toast.dismiss).mock.calls).toEqual(dismissed)
})
