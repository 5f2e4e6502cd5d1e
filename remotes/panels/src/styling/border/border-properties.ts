import { choice, colour, text, unit } from '../rows/property-row.ts'
import type { PropertyRow } from '../rows/property-row.ts'

export const borderSides = ['top', 'right', 'bottom', 'left', 'all'] as const
export type BorderSide = (typeof borderSides)[number]

const styles = 'none hidden dotted dashed solid double groove ridge inset outset'.split(' ')

/** Annex §5.4: the side decides whether a longhand or the shorthand of all four is written. */
export function borderRows(side: BorderSide): PropertyRow[] {
  const prefix = side === 'all' ? 'border' : `border-${side}`
  return [
    unit(`${prefix}-width`, 'Width', 'thin', 'medium', 'thick'),
    choice(`${prefix}-style`, 'Style', ...styles),
    colour(`${prefix}-color`, 'Color'),
  ]
}

export const radiusRows = {
  all: unit('border-radius', 'Radius'),
  corners: [
    unit('border-top-left-radius', 'Top left'),
    unit('border-top-right-radius', 'Top right'),
    unit('border-bottom-left-radius', 'Bottom left'),
    unit('border-bottom-right-radius', 'Bottom right'),
  ],
} as const satisfies Record<string, PropertyRow | readonly PropertyRow[]>

/** In a list of all properties the label has to name the side. */
function withSide(side: BorderSide): PropertyRow[] {
  return borderRows(side).map((row) => ({ ...row, label: `${row.label} ${side}` }))
}

/** Annex §5.4, and the shadow of the box. */
export const borderProperties: readonly PropertyRow[] = [
  ...borderRows('all'),
  ...borderSides.filter((side) => side !== 'all').flatMap(withSide),
  radiusRows.all,
  ...radiusRows.corners,
  text('box-shadow', 'Box shadow', 'none'),
]
