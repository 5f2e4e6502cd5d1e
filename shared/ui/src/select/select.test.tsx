import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const options = ['none', 'dotted', 'dashed', 'solid'].map((value) => ({ value, label: value }))

test('letters find a choice, and no command hears of them', async () => {
  // Letters with a pause between them are two words, and a busy machine makes pauses.
  vi.useFakeTimers({ toFake: ['performance'] })
  const onChange = vi.fn()
  const command = vi.fn()
  const hear = (event: KeyboardEvent) => void (event.defaultPrevented || command(event.key))
  window.addEventListener('keydown', hear)
  render(<Select label="Style" value="none" options={options} onChange={onChange} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('das')
  window.removeEventListener('keydown', hear)
  await screen.findByRole('listbox')
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('dashed')
  expect(command.mock.calls).toEqual([['Tab']])
})

test('Tab goes on to the next field from an open list as from a closed one', async () => {
  render(
    <>
      <Select label="Style" value="none" options={options} onChange={() => undefined} />
      <button type="button">Next</button>
    </>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})
