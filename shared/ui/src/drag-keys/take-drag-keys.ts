const modifiers = new Set(['Shift', 'Alt', 'Control', 'Meta', 'AltGraph'])

function isUndo({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey)
}

/**
 * While something is dragged the keys are the drag's alone: Escape and undo give it up, what is held down may change
 * what it means, and no other key does anything to what is under the pointer.
 */
export function onDragKey(event: KeyboardEvent, giveUp: () => void): void {
  if (modifiers.has(event.key)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Escape' || isUndo(event)) giveUp()
}

/** Until the returned function is called. */
export function takeDragKeys(giveUp: () => void): () => void {
  const onKey = (event: KeyboardEvent) => onDragKey(event, giveUp)
  window.addEventListener('keydown', onKey, true)
  return () => window.removeEventListener('keydown', onKey, true)
}
