import { X } from 'lucide-react'
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '@pergola/ui'
import { PropertyScope } from '../rows/property-field.tsx'
import { PropertyGroup } from '../rows/property-group.tsx'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { AddProperty } from './add-property.tsx'
import type { NamedProperties } from './add-property.tsx'
import styles from './declared-properties.module.css'
import { declaredNames } from './declared-names.ts'
import { messages } from './messages.ts'

interface DeclaredPropertiesProps extends NamedProperties {
  /** Whether a property belongs in this list. */
  isListed(property: string): boolean
  /** Stands for an empty list. */
  none: string
  Field: ComponentType<{ property: string; label: string }>
}

/** What the rule being edited declares of one kind, whatever the names are, and a line for one more. */
export function DeclaredProperties({ isListed, none, Field, ...naming }: DeclaredPropertiesProps) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const edit = useStyleEdit()
  // One text, so that the list renders only when a name comes or goes.
  const text = useStore(surface.state, (state) => declaredNames(state, isListed).join(' '))
  const names = text === '' ? [] : text.split(' ')
  return (
    <>
      <PropertyGroup title={messages.own}>
        {names.length === 0 && <p className={styles.none}>{none}</p>}
        {names.map((name) => (
          <PropertyScope key={name} property={name}>
            <div className={styles.row}>
              <Field property={name} label={name} />
              <IconButton label={messages.remove(name)} icon={<X />} onClick={() => edit.reset(name)} />
            </div>
          </PropertyScope>
        ))}
      </PropertyGroup>
      {!readOnly && (
        <PropertyGroup title={naming.add}>
          <AddProperty {...naming} taken={names} />
        </PropertyGroup>
      )}
    </>
  )
}
