import { sizeAttributes } from '@pergola/ui/picture-size'
import { AddressField } from './address-field.tsx'
import type { AddressFieldProps } from './address-field.tsx'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

type SourceFieldProps = TraitProps &
  Omit<AddressFieldProps, 'value' | 'onCommit' | 'services'> & {
    attribute: string
    /** Writes an address that means more than itself; false for all others. */
    writeMeant?: (address: string) => boolean
  }

/** An attribute of the selected element that holds an address. */
export function SourceField({ element, services, attribute, writeMeant, ...field }: SourceFieldProps) {
  return (
    <AddressField
      {...field}
      services={services}
      value={attributeOf(element, attribute) ?? ''}
      onCommit={(address, picked) => {
        if (address !== null && writeMeant?.(address)) return
        writeAttributes(
          { element, services },
          { [attribute]: address, ...(element.tag === 'img' && sizeAttributes(element.attributes, picked?.size)) },
        )
      }}
    />
  )
}
