import { Button, Switch, TextField } from '@pergola/ui'
import { sizeAttributes } from '@pergola/ui/picture-size'
import { AddressField } from '../traits/address-field.tsx'
import { PageLinkField } from '../traits/page-link-field.tsx'
import type { TraitServices } from '../traits/use-traits.ts'
import { messages } from './messages.ts'
import { attributeIn } from './symbol-places.ts'
import type { PropertyPlace } from './symbol-places.ts'

interface PlaceValueProps extends PropertyPlace {
  services: TraitServices
}

/** What one instance has of its own in one place. */
export function PlaceValue(props: PlaceValueProps) {
  const { node, property, services } = props
  const { canvas } = services
  switch (property.type) {
    case 'visibility':
      return (
        <Switch
          label={property.name}
          checked={attributeIn(canvas, node, 'hidden') === null}
          onChange={(on) => write(props, { hidden: on ? null : '' })}
        />
      )
    case 'image':
      return <PictureFields {...props} />
    case 'link':
      return (
        <PageLinkField
          label={property.name}
          value={attributeIn(canvas, node, 'href') ?? ''}
          services={services}
          onCommit={(href) => write(props, { href })}
        />
      )
    default:
      return <ContentField {...props} />
  }
}

function write({ node, services: { canvas, toasts } }: PlaceValueProps, attributes: Record<string, string | null>) {
  if (!canvas.setAttributes(node, attributes).ok) toasts.warning(messages.notAllowed)
}

function PictureFields(props: PlaceValueProps) {
  const { node, property, services } = props
  const { canvas } = services
  const tag = canvas.layer(node)?.tag ?? 'img'
  return (
    <>
      <AddressField
        label={property.name}
        value={attributeIn(canvas, node, 'src') ?? ''}
        pickLabel={messages.pickFor(property.name)}
        request={{ mime: tag === 'video' || tag === 'audio' ? tag : 'image' }}
        services={services}
        // A browser would go on showing the other pictures it is offered.
        onCommit={(src, picked) => {
          const former = tag === 'img' ? canvas.attributesOf(node) : []
          write(props, { src, srcset: null, ...sizeAttributes(former, picked?.size) })
        }}
      />
      {tag === 'img' && (
        <TextField
          label={messages.altOf(property.name)}
          value={attributeIn(canvas, node, 'alt') ?? ''}
          onCommit={(alt) => write(props, { alt })}
        />
      )}
    </>
  )
}

function ContentField({ node, property: { name, type }, services: { canvas, toasts } }: PlaceValueProps) {
  // A field of plain text would take the markup in it away.
  if (type === 'slot' || (canvas.layer(node)?.children.length ?? 0) > 0) {
    return <Button onClick={() => canvas.select([node], { scroll: true })}>{messages.openPlace(name)}</Button>
  }
  return (
    <TextField
      label={name}
      value={canvas.textOf(node)}
      onCommit={(text) => canvas.setText(node, text).ok || toasts.warning(messages.notAllowed)}
    />
  )
}
