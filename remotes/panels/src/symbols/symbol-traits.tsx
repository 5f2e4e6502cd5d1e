import { useState } from 'react'
import { useStore } from 'zustand'
import { markers } from '@pergola/contracts'
import type { CanvasService, NodeId, SelectedElement, ToastsService } from '@pergola/contracts'
import { printProperties } from '@pergola/site/symbols'
import type { PropertyType, SymbolProperty } from '@pergola/site/symbols'
import { Button, Chip, Select, Switch, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import { attributeIn, placesIn, propertiesAt, typesFor } from './symbol-places.ts'
import type { PropertyPlace } from './symbol-places.ts'
import styles from './symbol-traits.module.css'

interface SymbolTraitsProps {
  element: SelectedElement
  /** The instance the element is in. */
  root: NodeId
  canvas: CanvasService
  toasts: ToastsService
}

interface Services {
  canvas: CanvasService
  toasts: ToastsService
}

/** What this instance has of its own, and what of the selected element may be each instance's own. */
export function SymbolTraits({ element, root, canvas, toasts }: SymbolTraitsProps) {
  // A value may change in another element than the selected one.
  useStore(canvas.state, (state) => state.revision)
  const places = placesIn(canvas, root)
  return (
    <>
      <p className={styles.hint}>{places.length === 0 ? messages.noProperties : messages.ownValues}</p>
      {places.map(({ node, property }) => (
        <ValueField key={`${node} ${property.type}`} canvas={canvas} toasts={toasts} node={node} property={property} />
      ))}
      {element.id !== root && <PlaceProperties element={element} canvas={canvas} toasts={toasts} />}
    </>
  )
}

const attributeFor: Readonly<Partial<Record<PropertyType, string>>> = { image: 'src', link: 'href' }

function ValueField({ canvas, toasts, node, property: { name, type } }: Services & PropertyPlace) {
  const attribute = attributeFor[type]
  const told = (outcome: { readonly ok: boolean }) => outcome.ok || toasts.warning(messages.notAllowed)
  if (type === 'visibility') {
    return (
      <Switch
        label={name}
        checked={attributeIn(canvas, node, 'hidden') === null}
        onChange={(on) => told(canvas.setAttributes(node, { hidden: on ? null : '' }))}
      />
    )
  }
  if (attribute !== undefined) {
    return (
      <TextField
        label={name}
        code
        value={attributeIn(canvas, node, attribute) ?? ''}
        onCommit={(text) => told(canvas.setAttributes(node, { [attribute]: text.trim() || null }))}
      />
    )
  }
  // A field of plain text would take the markup in it away.
  if (type === 'slot' || (canvas.layer(node)?.children.length ?? 0) > 0) {
    return <Button onClick={() => canvas.select([node], { scroll: true })}>{messages.openPlace(name)}</Button>
  }
  return <TextField label={name} value={canvas.textOf(node)} onCommit={(text) => told(canvas.setText(node, text))} />
}

function PlaceProperties({ element, canvas, toasts }: Services & { element: SelectedElement }) {
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
      )}
    </>
  )
}
