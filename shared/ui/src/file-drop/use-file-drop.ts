import { useState } from 'react'
import type { DragEvent } from 'react'

export interface FileDrop {
  /** While something hangs over the element. */
  readonly isOver: boolean
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent<HTMLElement>) => void>>
}

/** Takes files that are dropped anywhere on the element with these handlers; never called without a file. */
export function useFileDrop(onFiles: (files: readonly [File, ...File[]]) => void): FileDrop {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        // From one part of it to another is no way out.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop(event) {
        event.preventDefault()
        setOver(false)
        const [first, ...others] = event.dataTransfer.files
        if (first) onFiles([first, ...others])
      },
    },
  }
}
