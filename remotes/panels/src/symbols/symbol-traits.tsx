import { useStore } from 'zustand'
import type { NodeId } from '@pergola/contracts'
import type { TraitProps } from '../traits/use-traits.ts'
import { messages } from './messages.ts'
import { PlaceProperties } from './place-properties.tsx'
import { PlaceValue } from './place-value.tsx'
import { ownContentAround, placesIn } from './symbol-places.ts'
import { SymbolVariants } from './symbol-variants.tsx'
import { VariantChoices } from './variant-choices.tsx'
import styles from './symbol-traits.module.css'

interface SymbolTraitsProps extends TraitProps {
  /** The instance the element is in. */
  root: NodeId
}

/** What this instance has of its own, and what of the selected element may be each instance's own. */
export function SymbolTraits({ element, root, services }: SymbolTraitsProps) {
  const { canvas } = services
  // A value may change in another element than the selected one.
  useStore(canvas.state, (state) => state.revision)
  const places = placesIn(canvas, root)
  const around = ownContentAround(canvas, element.id, root)
  return (
    <>
      <VariantChoices element={element} root={root} services={services} />
      <p className={styles.hint}>{places.length === 0 ? messages.noProperties : messages.ownValues}</p>
      {places.map(({ node, property }) => (
        <PlaceValue key={`${node} ${property.type}`} services={services} node={node} property={property} />
      ))}
      {around && <p className={styles.hint}>{messages.partOf(around.name)}</p>}
      {!around && element.id !== root && <PlaceProperties element={element} services={services} places={places} />}
      {element.id === root && <SymbolVariants element={element} services={services} />}
    </>
  )
}
