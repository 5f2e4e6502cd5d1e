import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Chip } from './chip.tsx'

afterEach(cleanup)

test('a label that is cut short is told whole', () => {
  const label = '.a-class-with-a-name-that-no-panel-is-wide-enough-for'
  render(<Chip label={label} onRemove={() => undefined} />)
  expect(screen.getByRole('button', { name: label }).title).toBe(label)
})
