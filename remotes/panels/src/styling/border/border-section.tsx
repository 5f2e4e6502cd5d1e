import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Square } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { SegmentedControl } from '@pergola/ui'
import { PropertyGroup } from '../rows/property-group.tsx'
import { BoxShadowList } from '../shadow/shadow-list.tsx'
import { borderRows, borderSides, radiusRows } from './border-properties.ts'
import type { BorderSide } from './border-properties.ts'

const icons: Record<BorderSide, ReactNode> = {
  top: <ArrowUp />,
  right: <ArrowRight />,
  bottom: <ArrowDown />,
  left: <ArrowLeft />,
  all: <Square />,
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
      <PropertyGroup title="Shadow">
        <BoxShadowList />
      </PropertyGroup>
      <PropertyGroup title="Radius" rows={[radiusRows.all]}>
        <PropertyGroup rows={radiusRows.corners} />
      </PropertyGroup>
    </>
  )
}
