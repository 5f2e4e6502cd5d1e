import { ArrowLeftRight } from 'lucide-react'
import { IconButton, SegmentedControl } from '@pergola/ui'
import styles from '../fields/fields.module.css'
import { LabelledRow } from '../fields/labelled-row.tsx'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useComputed, useStyleValue } from '../fields/use-style-value.ts'
import { valueIcon } from '../fields/value-icon.tsx'
import { turnOf } from '../fields/use-axis-turn.ts'

const property = 'flex-direction'
const axes = ['row', 'column'] as const

/** Column, row, and a switch that turns either of them round. */
export function DirectionField() {
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const shown = value?.value ?? computed
  const axis = axes.find((each) => shown.startsWith(each)) ?? ''
  const reversed = shown.endsWith('-reverse')

  return (
    <LabelledRow property={property} label="Direction" value={value}>
      <div className={styles.buttons} data-default={value === undefined || undefined}>
        <SegmentedControl
          label="Direction"
          value={axis}
          options={axes.map((each) => ({
            value: each,
            label: each,
            icon: valueIcon(property, each, turnOf(reversed ? `${each}-reverse` : each)),
          }))}
          onChange={(chosen) => edit.commit(property, reversed ? `${chosen}-reverse` : chosen)}
          onClear={() => edit.reset(property)}
        />
        <IconButton
          label="reverse"
          icon={<ArrowLeftRight />}
          pressed={reversed}
          onClick={() => edit.commit(property, reversed ? axis || 'row' : `${axis || 'row'}-reverse`)}
        />
      </div>
    </LabelledRow>
  )
}
