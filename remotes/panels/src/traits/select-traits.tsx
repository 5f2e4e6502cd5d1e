import { TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** One option a line: `value = text`, or the text alone. */
export function optionsMarkup(lines: string): string {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, value, text] = /^(.*?)\s=\s(.*)$/.exec(line.trim()) ?? []
      if (value === undefined || text === undefined) return `<option>${escaped(line.trim())}</option>`
      return `<option value="${escaped(value)}">${escaped(text)}</option>`
    })
    .join('')
}

/** The choices of a select; groups are edited as content. */
export function SelectTraits(props: TraitProps) {
  const { element, services } = props
  const { canvas, toasts } = services
  const options = (canvas.layer(element.id)?.children ?? []).map((id) => ({
    tag: canvas.layer(id)?.tag,
    text: canvas.textOf(id).trim(),
    value: canvas.attributesOf(id).find(({ name }) => name === 'value')?.value,
  }))
  const isFlat = options.every(({ tag }) => tag === 'option')
  const lines = options.map(({ text, value }) => (value === undefined || value === text ? text : `${value} = ${text}`))
  return (
    <>
      <TextField
        label={messages.inputName}
        value={attributeOf(element, 'name') ?? ''}
        onCommit={(name) => writeAttributes(props, { name: name === '' ? null : name })}
      />
      {isFlat && (
        <TextField
          label={messages.options}
          hint={messages.optionsHint}
          multiline
          rows={5}
          value={lines.join('\n')}
          onCommit={(text) => {
            if (!canvas.setContent(element.id, optionsMarkup(text)).ok) toasts.warning(messages.notAllowed)
          }}
        />
      )}
    </>
  )
}
