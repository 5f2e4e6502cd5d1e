import { componentMarkers } from '@pergola/contracts'
import { TextField } from '@pergola/ui'
import { joinSplit, splitMarkup } from '@pergola/site/components'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Text that is cut into words and letters, each letter with a class to be moved by. */
export function SplitterTraits(props: TraitProps) {
  const { element, services } = props
  const { canvas, toasts } = services
  const letterClass = attributeOf(element, componentMarkers.splitter) || 'char'
  const text = joinSplit(canvas.textOf(element.id))

  function split(words: string, name: string) {
    if (!canvas.setContent(element.id, splitMarkup(words, name)).ok) toasts.warning(messages.notAllowed)
  }

  return (
    <>
      <TextField
        label={messages.letterClass}
        code
        value={letterClass}
        onCommit={(typed) => {
          const name = typed.trim() === '' ? 'char' : typed.trim()
          if (writeAttributes(props, { [componentMarkers.splitter]: name })) split(text, name)
        }}
      />
      <TextField label={messages.splitText} multiline value={text} onCommit={(words) => split(words, letterClass)} />
    </>
  )
}
