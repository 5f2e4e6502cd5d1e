import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { focusOnMount } from './focus-on-mount.ts'

export interface RenameInputProps {
  label: string
  value: string
  className: string | undefined
  /** Null gives up. Whoever ended it by a key goes on where the name stands. */
  onEnd: (typed: string | null, byKey: boolean) => void
}

/** A name that is typed where it stands: Enter and leaving it keep what is typed, Escape does not. */
export function RenameInput({ label, value, className, onEnd }: RenameInputProps) {
  const key = useRef<string | null>(null)

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The list around must not take the letters for a search, nor the arrows for a walk.
    event.stopPropagation()
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
    // The key would press what takes the focus next.
    event.preventDefault()
    key.current = event.key
    event.currentTarget.blur()
  }

  return (
    <input
      ref={focusOnMount}
      className={className}
      data-does="rename"
      aria-label={label}
      defaultValue={value}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) =>
        onEnd(key.current === 'Escape' ? null : event.currentTarget.value.trim(), key.current !== null)
      }
      onKeyDown={keyDown}
    />
  )
}
