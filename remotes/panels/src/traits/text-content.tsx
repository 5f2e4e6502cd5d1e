import { Button, TextField } from '@pergola/ui'
import { voidTags } from './choices.ts'
import { messages } from './messages.ts'
import type { TraitProps } from './use-traits.ts'

/** Whether there is a text to edit here at all. */
export function hasContent({ tag, isText, text }: TraitProps['element']): boolean {
  return !voidTags.has(tag) && (isText || text !== null)
}

/** Plain text is edited here; text with marks in it keeps them and is edited where they can be seen. */
export function TextContent({ element, services: { canvas, toasts } }: TraitProps) {
  if (element.text === null) {
    return (
      <>
        <p>{messages.mixed}</p>
        <Button onClick={() => canvas.editText(element.id)}>{messages.editText}</Button>
      </>
    )
  }
  return (
    <TextField
      label={messages.text}
      multiline
      value={element.text}
      onCommit={(text) => {
        if (!canvas.setText(element.id, text).ok) toasts.warning(messages.notAllowed)
      }}
    />
  )
}
