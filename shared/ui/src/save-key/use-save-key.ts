import { useEffect, useRef, type RefObject } from 'react'

/**
 * Mod+S saves from wherever the focus is in the dialog around an element, its close mark included, and where nothing has
 * the focus. Without a dialog the element itself counts. Anything else that answers the key does not hear of it.
 */
export function useSaveKey<Box extends HTMLElement>(save: () => void): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey || !isWithin(event.target, box.current)) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) latest.current()
    }
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
  return box
}

function isWithin(target: EventTarget | null, box: HTMLElement | null): boolean {
  if (target === document.body) return true
  const room = box?.closest('[data-modal], [role=dialog]') ?? box
  return target instanceof Node && room !== null && room.contains(target)
}
