/** What a scale is at one width of the window; width and size in px, where the root has a font size of 16 px. */
export interface FluidEnd {
  readonly width: number
  readonly size: number
  /** How many times larger each step is than the one below. */
  readonly ratio: number
}

export interface FluidScale {
  readonly narrow: FluidEnd
  readonly wide: FluidEnd
  /** Steps below the base, and above. */
  readonly below: number
  readonly above: number
}

export interface FluidStep {
  /** 0 is the base. */
  readonly step: number
  /** px at the narrow width and at the wide one. */
  readonly narrow: number
  readonly wide: number
  readonly value: string
}

/** px of `1rem` as browsers begin; a person may have chosen another one, which lengths in rem follow. */
const rootSize = 16

export const fluidSteps = { below: 4, above: 8 } as const

function rounded(number: number): number {
  // Without a negative zero.
  return Number(number.toFixed(4)) + 0
}

const rem = (pixels: number) => `${rounded(pixels / rootSize)}rem`

/**
 * A length that grows with the window between two widths and is the same beyond: `clamp(1rem, 0.9091rem + 0.4545vw, 1.25rem)`.
 * In rem, so that it follows the font size that a person has chosen.
 */
export function fluidLength(narrow: Omit<FluidEnd, 'ratio'>, wide: Omit<FluidEnd, 'ratio'>): string {
  if (rem(narrow.size) === rem(wide.size) || narrow.width === wide.width) return rem(wide.size)
  const slope = (wide.size - narrow.size) / (wide.width - narrow.width)
  const [least, most] = [narrow.size, wide.size].toSorted((one, other) => one - other)
  const growth = rounded(slope * 100)
  const start = rem(narrow.size - slope * narrow.width)
  const middle = `${start} ${growth < 0 ? '-' : '+'} ${Math.abs(growth)}vw`
  return `clamp(${rem(least ?? 0)}, ${middle}, ${rem(most ?? 0)})`
}

/** From the smallest step to the largest one. */
export function fluidScale({ narrow, wide, below, above }: FluidScale): readonly FluidStep[] {
  return Array.from({ length: below + above + 1 }, (_, at) => {
    const step = at - below
    const [first, last] = [narrow, wide].map((end) => ({ width: end.width, size: end.size * end.ratio ** step }))
    const [small, large] = [first ?? narrow, last ?? wide]
    return { step, narrow: small.size, wide: large.size, value: fluidLength(small, large) }
  })
}

/**
 * Whether a text of these sizes becomes twice as large at a zoom of 500 % wherever it stands, as success criterion 1.4.4
 * of WCAG 2.2 asks: a part that grows with the window does not grow with the zoom.
 */
export function zoomsToTwice(step: Pick<FluidStep, 'narrow' | 'wide'>): boolean {
  return Math.max(step.narrow, step.wide) <= 2.5 * Math.min(step.narrow, step.wide)
}

/** `2xs`, `xs`, `sm`, the base, `lg`, `xl`, `2xl` … */
export function stepName(step: number, base: string): string {
  if (step === 0) return base
  const [size, middle] = step < 0 ? ['s', 'sm'] : ['l', 'lg']
  const distance = Math.abs(step)
  if (distance === 1) return middle
  return distance === 2 ? `x${size}` : `${distance - 1}x${size}`
}
