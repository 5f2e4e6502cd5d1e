import { Select, Switch, TextField } from '@pergola/ui'
import { embedOf, isShortMap } from '@pergola/site/embeds'
import { mediaKinds, turnedInto } from './media-kinds.ts'
import { messages } from './messages.ts'
import { SourceField } from './source-field.tsx'
import { attributeOf, setTag, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

const switches = ['controls', 'autoplay', 'loop', 'muted'] as const

/** A bare video, audio or iframe: the page holds no wrapper of the editor. */
export function MediaTraits(props: TraitProps) {
  const { element, services } = props
  const isFrame = element.tag === 'iframe'
  const hasSource = attributeOf(element, 'src') !== null

  /** A page that may not be framed is shown by the address for frames; no other element than a frame shows it. */
  function writeEmbed(address: string): boolean {
    const embed = embedOf(address)
    if (isShortMap(address)) services.toasts.warning(messages.shortMap)
    if (!embed) return false
    const isFull = (services.canvas.layer(element.id)?.children ?? []).length > 0
    const title = attributeOf(element, 'title') ?? embed.kind
    if (isFrame) writeAttributes(props, { src: embed.address, title })
    else if (isFull) services.toasts.warning(messages.frameIsEmpty)
    else setTag(props, 'iframe', { ...turnedInto('iframe', element), src: embed.address, title })
    return true
  }

  function become(tag: string) {
    const isFull = (services.canvas.layer(element.id)?.children ?? []).length > 0
    if (tag === 'iframe' && isFull) services.toasts.warning(messages.frameIsEmpty)
    else setTag(props, tag, turnedInto(tag, element))
  }

  return (
    <>
      <Select
        label={messages.mediaType}
        value={element.tag}
        options={mediaKinds.map((value) => ({ value, label: value }))}
        onChange={become}
      />
      <SourceField
        {...props}
        label={messages.mediaSource}
        attribute="src"
        writeMeant={writeEmbed}
        pickLabel={messages.pickMedia}
        request={isFrame ? {} : { mime: element.tag }}
        hint={hasSource ? undefined : messages.selectMedia}
      />
      {isFrame ? (
        <TextField
          label={messages.frameTitle}
          value={attributeOf(element, 'title') ?? ''}
          onCommit={(title) => writeAttributes(props, { title: title === '' ? null : title })}
        />
      ) : (
        switches.map((name) => (
          <Switch
            key={name}
            label={messages.media[name]}
            checked={attributeOf(element, name) !== null}
            onChange={(on) => writeAttributes(props, { [name]: on ? '' : null })}
          />
        ))
      )}
    </>
  )
}
