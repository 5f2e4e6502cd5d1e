import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

describe('buttons to align', () => {
  test('stand there while several elements are selected, and run the commands', async () => {
    const { canvas, run, user } = open()
    expect(screen.queryByRole('toolbar', { name: 'Align' })).toBeNull()
    act(() => canvas.select([1, 2]))
    expect(screen.getByRole('toolbar', { name: 'Align' }).querySelectorAll('button')).toHaveLength(8)
    await user.click(screen.getByRole('button', { name: 'Align left' }))
    await user.click(screen.getByRole('button', { name: 'Distribute vertically' }))
    expect(run).toEqual(['element.align-left', 'element.align-distribute-y'])
  })
})
