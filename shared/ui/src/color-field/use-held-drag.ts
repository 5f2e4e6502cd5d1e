import { useEffect, useRef } from 'react'
import { takeDragKeys } from '../drag-keys/take-drag-keys.ts'

/** A drag inside of what is pressed: until it ends the keys are its own, and once they give it up it does nothing more. */
export function useHeldDrag(onGiveUp: () => void) {
  const isOver = useRef(false)
  const letGo = useRef<() => void>(undefined)
  useEffect(() => () => letGo.current?.(), [])

  function hold() {
    letGo.current?.()
    const release = takeDragKeys(() => {
      isOver.current = true
      onGiveUp()
    })
    const end = () => {
      release()
      isOver.current = false
      for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, end)
    }
    letGo.current = end
    // Behind everybody who hears of the release: what was given up does nothing with it.
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end)
  }

  return { hold, isOver: () => isOver.current }
}
