import { readFunction } from '../functions/css-function.ts'
import { readShadow } from '../shadow/read-shadow.ts'
import type { SlottedItem } from '../value-list/slot-fields.tsx'

const percent = ['%', '']
const angles = ['deg', 'grad', 'rad', 'turn']
const lengths = ['px', 'em', 'rem', 'vw', 'vh']

/** Annex §5.6: each function with its units, the first one for a bare number, and what it begins with. */
export const filterFunctions = {
  blur: { units: lengths, first: '4px' },
  brightness: { units: percent, first: '110%' },
  contrast: { units: percent, first: '110%' },
  'drop-shadow': { units: lengths, first: '0 2px 4px rgb(0 0 0 / 30%)' },
  grayscale: { units: percent, first: '100%' },
  'hue-rotate': { units: angles, first: '90deg' },
  invert: { units: percent, first: '100%' },
  opacity: { units: percent, first: '50%' },
  saturate: { units: percent, first: '150%' },
  sepia: { units: percent, first: '60%' },
  url: { units: null, first: '"#filter"' },
} as const satisfies Record<string, { units: readonly string[] | null; first: string }>

const specs: Readonly<Record<string, { readonly units: readonly string[] | null }>> = filterFunctions

export function readFilter(text: string): SlottedItem | null {
  const read = readFunction(text)
  const spec = read && specs[read.name.toLowerCase()]
  if (!read || !spec) return null
  const { name, inside } = read
  if (name.toLowerCase() === 'drop-shadow') {
    const shadow = readShadow(inside, 'text')
    return shadow && { slots: shadow.slots, print: (values) => `${name}(${shadow.print(values)})` }
  }
  return {
    slots: [
      {
        label: name,
        value: inside,
        control: spec.units ? { kind: 'unit', units: spec.units } : { kind: 'text', options: [] },
      },
    ],
    print: ([value = '']) => `${name}(${value})`,
  }
}
