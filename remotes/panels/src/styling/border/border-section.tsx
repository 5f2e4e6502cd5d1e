import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Square } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { SegmentedControl } from '@pergola/ui'
import { PropertyGroup } from '../fields/property-group.tsx'
import type { PropertyRow } from '../property-row.ts'
import { borderRows, borderSides, radiusRows } from './border-properties.ts'
import type { BorderSide } from './border-properties.ts'

export const properties: readonly PropertyRow[] = [
  ...borderRows('all'),
  ...borderSides.filter((side) => side !== 'all').flatMap((side) => withSide(side)),
  radiusRows.all,
  ...radiusRows.corners,
]

const icons: Record<BorderSide, ReactNode> = {
  top: <ArrowUp />,
  right: <ArrowRight />,
  bottom: <ArrowDown />,
  left: <ArrowLeft />,
  all: <Square />,
}

/** In a list of all properties the label has to name the side. */
function withSide(side: BorderSide): PropertyRow[] {
  return borderRows(side).map((row) => ({ ...row, label: `${row.label} ${side}` }))
}

export function Section() {
  const [side, setSide] = useState<BorderSide>('all')
  return (
    <>
      <PropertyGroup title="Sides">
        <SegmentedControl<BorderSide>
          label="Border side"
          value={side}
          options={borderSides.map((value) => ({ value, label: value, icon: icons[value] }))}
          onChange={setSide}
        />
        <PropertyGroup rows={borderRows(side)} />
      </PropertyGroup>
      <PropertyGroup title="Radius" rows={[radiusRows.all]}>
        <PropertyGroup rows={radiusRows.corners} />
      </PropertyGroup>
    </>
  )
}
