import { describe, expect, test } from 'vitest'
import { insetAfter } from './inset-value.ts'

const sizes: Record<string, number> = { '%': 8, rem: 16, vw: 12 }
const sizeOf = (unit: string) => sizes[unit]

describe('an inset that is moved', () => {
  test.each<[string, [string | undefined, number, number], string]>([
    ['that nobody sets is in pixels', [undefined, 31.4, 10], '41px'],
    ['of auto is in pixels', ['auto', 31, -40], '-9px'],
    ['in pixels comes out whole', ['10.5px', 10.5, 0.7], '11px'],
    ['in percent stays so', ['25%', 200, 16], '27%'],
    ['in rem stays so', ['1.5rem', 24, 4], '1.75rem'],
    ['in a unit nobody asks about stays so', ['3lh', 60, 10], '3.5lh'],
    ['of zero without a unit is in pixels', ['0', 0, -3], '-3px'],
    ['of zero percent learns what a percent is', ['0%', 0, 12], '1.5%'],
    ['of zero in an unknown unit becomes pixels', ['0lh', 0, 12], '12px'],
    ['below zero', ['-2vw', -24, 36], '1vw'],
    ['that is a calculation keeps what it says', ['calc(50% - 20px)', 380, 12], 'calc(50% - 8px)'],
    ['that is a calculation may lose its pixels', ['calc(50% - 20px)', 380, 20], 'calc(50%)'],
    ['that is a calculation without pixels gets some', ['calc(50% - 2rem)', 368, -5], 'calc(50% - 2rem - 5px)'],
    ['that is a variable keeps it', ['var(--gap, 1rem)', 16, 5], 'calc(var(--gap, 1rem) + 5px)'],
    ['that is two functions keeps both', ['min(10%, 5px)', 5, 1], 'calc(min(10%, 5px) + 1px)'],
    ['never ends in minus zero', ['4px', 4, -4.2], '0px'],
  ])('%s', (_rule, [written, used, pixels], expected) => {
    expect(insetAfter({ written, used }, pixels, sizeOf)).toBe(expected)
  })
})
