import { memo } from 'react'
import type { ReactNode } from 'react'
import { KeyframesField } from './keyframes-field.tsx'
import { TimingField } from './timing-field.tsx'
import { AnyField } from './any-field.tsx'
import type { PropertyRow } from './property-row.ts'
import { ButtonsField } from '../fields/buttons-field.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { ColourField } from '../fields/colour-field.tsx'
import styles from '../fields/fields.module.css'
import { FontField } from '../fields/font-field.tsx'
import { LengthField } from '../fields/length-field.tsx'
import { TextualField } from '../fields/textual-field.tsx'
import { TokenChip, useToken } from '../fields/token-chip.tsx'

export interface PropertyFieldProps {
  row: PropertyRow
}

/** The field for a property, by the kind of its control. */
export const PropertyField = memo(function PropertyField({ row }: PropertyFieldProps) {
  const token = useToken(row.property)
  return (
    <PropertyScope property={row.property} hasToken={token !== null}>
      {fieldFor(row)}
      {token !== null && <TokenChip property={row.property} name={token} />}
    </PropertyScope>
  )
})

interface PropertyScopeProps {
  property: string
  /** What the variable stands for is said below the field. */
  hasToken?: boolean
  children: ReactNode
}

/** Tells the panel's keys which property the focus stands in. */
export function PropertyScope({ property, hasToken, children }: PropertyScopeProps) {
  return (
    <div className={styles.scope} data-property={property} data-token={hasToken || undefined}>
      {children}
    </div>
  )
}

function fieldFor({ property, label, control }: PropertyRow): ReactNode {
  switch (control.kind) {
    case 'unit':
      return <LengthField property={property} label={label} units={control.units} keywords={control.keywords} />
    case 'number':
      return <LengthField property={property} label={label} units={[]} keywords={control.keywords} />
    case 'choice':
      return <ChoiceField property={property} label={label} options={control.options} labels={control.labels} />
    case 'buttons':
      return <ButtonsField property={property} label={label} options={control.options} more={control.more} />
    case 'colour':
      return <ColourField property={property} label={label} />
    case 'keyframes':
      return <KeyframesField property={property} label={label} />
    case 'timing':
      return <TimingField property={property} label={label} />
    case 'any':
      return <AnyField property={property} label={label} />
    case 'font':
      return <FontField property={property} label={label} />
    case 'text':
      return <TextualField property={property} label={label} suggestions={control.suggestions ?? []} />
  }
}
