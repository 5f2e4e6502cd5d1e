import { useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useStyleEdit } from './fields/use-style-edit.ts'
import { useStyling } from './styling-context.ts'

interface PanelKeys {
  readonly search: RefObject<HTMLInputElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function isModF({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/**
 * Ctrl+F searches. In a field Alt+Enter shows where its value comes from, and Alt+Backspace resets it: what the pointer
 * does by resting on the label and by Alt+click.
 */
export function usePanelKeys(): PanelKeys {
  const { openSource } = useStyling()
  const edit = useStyleEdit()
  const search = useRef<HTMLInputElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (isModF(event)) {
      event.preventDefault()
      event.stopPropagation()
      search.current?.focus()
      search.current?.select()
      return
    }
    const scope = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-property]') : null
    const property = scope?.dataset['property']
    if (!event.altKey || property === undefined || !(event.target instanceof HTMLElement)) return
    if (event.key === 'Enter') openSource(property, event.target)
    else if (event.key === 'Backspace' || event.key === 'Delete') edit.reset(property)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return { search, onKeyDown }
}
