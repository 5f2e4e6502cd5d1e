/** A line of text cannot hold a block, which is what a browser makes of each further line: they stand behind line breaks. */
export function insertLines(document: Document, text: string): void {
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (at > 0) document.execCommand('insertLineBreak')
    if (line !== '') document.execCommand('insertText', false, line)
  }
}

export function onBeforeInput(event: InputEvent, document: Document): void {
  const { inputType, data } = event
  const text = inputType === 'insertParagraph' ? '\n' : inputType === 'insertText' && data
  if (!text || !/[\r\n]/.test(text)) return
  event.preventDefault()
  insertLines(document, text)
}

const pressedByKeys = new Map([
  ['Enter', '\n'],
  [' ', ' '],
])

/** A button and a summary would take these keys for a press of themselves. */
export function onTypedKey(event: KeyboardEvent, document: Document): void {
  const text = pressedByKeys.get(event.key)
  if (text === undefined || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(event.target as Element).closest('button, summary')) return
  event.preventDefault()
  insertLines(document, text)
}
