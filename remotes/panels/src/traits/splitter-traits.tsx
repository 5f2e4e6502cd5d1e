import { componentMarkers } from '@pergola/contracts'
import { TextField } from '@pergola/ui'
import { joinSplit, splitMarkup } from '@pergola/site/components'
import { isAttributeValue } from './attribute-rules.ts'
import { messages } from './messages.ts'
import { attributeOf } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Text that is cut into words and letters, each letter with a class to be moved by. */
export function SplitterTraits(props: TraitProps) {
  const { element, services } = props
  const { canvas, toasts } = services
  const letterClass = attributeOf(element, componentMarkers.splitter) || 'char'
  const text = joinSplit(canvas.textOf(element.id))

  function split(words: string, name: string) {
    if (!isAttributeValue(name)) return toasts.error(messages.invalid)
    const mark = { [componentMarkers.splitter]: name }
    if (!canvas.setContent(element.id, splitMarkup(words, name), mark).ok) toasts.warning(messages.notAllowed)
  }

  return (
    <>
      <TextField
        label={messages.letterClass}
        code
        value={letterClass}
        onCommit={(typed) => split(text, typed.trim() === '' ? 'char' : typed.trim())}
      />
      <TextField label={messages.splitText} multiline value={text} onCommit={(words) => split(words, letterClass)} />
    </>
  )
}
