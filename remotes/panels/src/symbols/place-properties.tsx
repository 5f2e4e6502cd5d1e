import { useState } from 'react'
import { markers } from '@pergola/contracts'
import { printProperties } from '@pergola/site/symbols'
import type { PropertyType, SymbolProperty } from '@pergola/site/symbols'
import { Button, Chip, Select, TextField } from '@pergola/ui'
import type { TraitProps } from '../traits/use-traits.ts'
import { messages } from './messages.ts'
import { propertiesAt, typesFor } from './symbol-places.ts'
import type { PropertyPlace } from './symbol-places.ts'
import styles from './symbol-traits.module.css'

interface PlacePropertiesProps extends TraitProps {
  /** All that the instance has of its own. */
  places: readonly PropertyPlace[]
}

/** What of an element may be each copy's own. */
export function PlaceProperties({ element, services: { canvas, toasts }, places }: PlacePropertiesProps) {
  const properties = propertiesAt(canvas, element.id)
  const free = typesFor(element.tag).filter((type) => properties.every((each) => each.type !== type))
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<PropertyType | null>(null)
  const type = free.find((each) => each === chosen) ?? free[0]

  function write(next: readonly SymbolProperty[]): boolean {
    const { ok } = canvas.setAttributes(element.id, { [markers.symbolProperty]: printProperties(next) })
    if (!ok) toasts.warning(messages.notAllowed)
    return ok
  }

  function add() {
    const wanted = name.trim()
    const isTaken = places.some(({ property }) => property.name === wanted && property.type === type)
    // The two could not be told from each other where their values are edited.
    if (isTaken) return toasts.warning(messages.propertyTaken(wanted))
    if (wanted !== '' && type !== undefined && write([...properties, { name: wanted, type }])) setName('')
  }

  return (
    <>
      {properties.length > 0 && (
        <div className={styles.properties}>
          <p className={styles.hint}>{messages.ownOfCopies}</p>
          {properties.map((each) => (
            <Chip
              key={each.type}
              label={messages.property(each.name, messages.types[each.type])}
              onRemove={() => write(properties.filter((other) => other.type !== each.type))}
            />
          ))}
        </div>
      )}
      {type !== undefined && (
        <div data-adds>
          <div className={styles.add}>
            <TextField label={messages.propertyName} value={name} onChange={setName} onEnter={add} />
            <Select
              label={messages.propertyType}
              value={type}
              options={free.map((value) => ({ value, label: messages.types[value] }))}
              onChange={setChosen}
            />
            <Button disabled={name.trim() === ''} onClick={add}>
              {messages.addProperty}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
