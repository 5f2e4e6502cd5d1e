import { readFunction, withoutEmptyEnd } from '../functions/css-function.ts'
import { splitOutside } from '../split-list.ts'
import type { SlottedItem } from '../value-list/slot-fields.tsx'

const lengths = ['px', '%', 'em', 'rem', 'vw', 'vh']
const angles = ['deg', 'grad', 'rad', 'turn']
const numbers: readonly string[] = []

interface Spec {
  /** One name for each argument; none leaves the function as text. */
  readonly slots: readonly string[]
  readonly units: readonly string[]
  readonly first: string
  /** Stands for an argument that is left out before one that is not. */
  readonly filler: string
}

const along = (slots: readonly string[], first: string): Spec => ({ slots, units: lengths, first, filler: '0' })
const by = (slots: readonly string[], first: string): Spec => ({ slots, units: numbers, first, filler: '1' })
const round = (slots: readonly string[], first: string): Spec => ({ slots, units: angles, first, filler: '0deg' })
const asText = (first: string): Spec => ({ slots: [], units: numbers, first, filler: '' })

/** Annex §5.7, in its order. */
export const transformFunctions: Readonly<Record<string, Spec>> = {
  none: asText('none'),
  matrix: asText('matrix(1, 0, 0, 1, 0, 0)'),
  matrix3d: asText('matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)'),
  translate: along(['X', 'Y'], 'translate(0px, 0px)'),
  translateX: along(['X'], 'translateX(0px)'),
  translateY: along(['Y'], 'translateY(0px)'),
  translateZ: along(['Z'], 'translateZ(0px)'),
  translate3d: along(['X', 'Y', 'Z'], 'translate3d(0px, 0px, 0px)'),
  scale: by(['X', 'Y'], 'scale(1)'),
  scaleX: by(['X'], 'scaleX(1)'),
  scaleY: by(['Y'], 'scaleY(1)'),
  scaleZ: by(['Z'], 'scaleZ(1)'),
  scale3d: by(['X', 'Y', 'Z'], 'scale3d(1, 1, 1)'),
  rotate: round(['Angle'], 'rotate(0deg)'),
  rotateX: round(['Angle'], 'rotateX(0deg)'),
  rotateY: round(['Angle'], 'rotateY(0deg)'),
  rotateZ: round(['Angle'], 'rotateZ(0deg)'),
  skew: round(['X', 'Y'], 'skew(0deg)'),
  skewX: round(['X'], 'skewX(0deg)'),
  skewY: round(['Y'], 'skewY(0deg)'),
  perspective: along(['Distance'], 'perspective(500px)'),
}

const specs = new Map(Object.entries(transformFunctions).map(([name, spec]) => [name.toLowerCase(), spec]))

export function readTransform(text: string): SlottedItem | null {
  const read = readFunction(text)
  const spec = read && specs.get(read.name.toLowerCase())
  if (!read || !spec || spec.slots.length === 0) return null
  const values = splitOutside(read.inside, ',')
  if (values.length === 0 || values.length > spec.slots.length) return null
  return {
    slots: spec.slots.map((label, at) => ({
      label,
      value: values[at] ?? '',
      control: { kind: 'unit', units: spec.units },
    })),
    print: (next) => `${read.name}(${withoutEmptyEnd(next, spec.filler).join(', ')})`,
  }
}

const sides = ['left', 'center', 'right'].flatMap((x) => ['top', 'center', 'bottom'].map((y) => `${x} ${y}`))

/** Keywords, pixels, per cent and forms of three values. */
export const origins: readonly string[] = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  ...sides,
  '0px 0px',
  '0% 0%',
  '50% 50%',
  '100% 100%',
  '0px 0px 0px',
  '50% 50% 0px',
  'center center 10px',
]
