import { markers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { classWithVariant, readVariants, variantLabel } from '@pergola/site/symbols'
import type { VariantProperty } from '@pergola/site/symbols'
import { SegmentedControl, Select } from '@pergola/ui'
import type { TraitProps } from '../traits/use-traits.ts'
import { messages } from './messages.ts'
import { attributeIn } from './symbol-places.ts'

/** The choice of none of them. A class cannot be called so. */
const asMain = ' '

/** More, or longer ones, do not fit beside each other. */
const rowLength = 26

interface VariantChoicesProps extends TraitProps {
  /** The instance the element is in. */
  root: NodeId
}

/** Which variant of its symbol an instance is of: one choice for each property, each a modifier class of its root. */
export function VariantChoices({ element, root, services: { canvas, toasts } }: VariantChoicesProps) {
  const list = attributeIn(canvas, root, 'class') ?? ''
  const classes = list.split(/\s+/)

  function choose(property: VariantProperty, choice: string | null) {
    const outcome = canvas.setAttributes(root, { class: classWithVariant(list, property, choice) })
    if (!outcome.ok) return void toasts.warning(messages.notAllowed)
    // What is styled from now on is the variant that is looked at.
    if (element.id === root) canvas.styles.selectClass(choice)
  }

  return readVariants(attributeIn(canvas, root, markers.symbolVariants)).map((property) => {
    const options = [
      { value: asMain, label: messages.asMain },
      ...property.classes.map((value) => ({ value, label: variantLabel(value) })),
    ]
    const shared = {
      label: property.name,
      value: property.classes.find((name) => classes.includes(name)) ?? asMain,
      options,
      onChange: (value: string) => choose(property, value === asMain ? null : value),
    }
    const isShort = options.reduce((length, { label }) => length + label.length + 2, 0) <= rowLength
    return isShort ? (
      <SegmentedControl key={property.name} hideLabel={false} {...shared} />
    ) : (
      <Select key={property.name} {...shared} />
    )
  })
}
