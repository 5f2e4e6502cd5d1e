import { useEffect, useRef } from 'react'

/** Puts work off until the pointer is up: what moves under one that is down takes the press from its button. */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void) | null }>({ isDown: false, waiting: null })

  useEffect(() => {
    const { current } = press
    const down = () => {
      current.isDown = true
    }
    const end = () => {
      current.isDown = false
      current.waiting?.()
      current.waiting = null
    }
    const ends = ['pointerup', 'pointercancel']
    addEventListener('pointerdown', down, true)
    for (const name of ends) addEventListener(name, end, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      for (const name of ends) removeEventListener(name, end, true)
    }
  }, [])

  return (work) => {
    if (press.current.isDown) press.current.waiting = work
    else work()
  }
}
