import { useState } from 'react'
import { Combobox, focusOnMount, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import { parseState } from './parse-state.ts'
import { splitStates } from './selector-text.ts'
import { supportsSelector } from './supports-selector.ts'
import { useAdding } from './use-adding.ts'

interface StateFieldProps {
  label: string
  placeholder: string
  suggestions: readonly string[]
  /** Takes the states, or says why not. */
  onAdd: (states: readonly string[]) => string | null
}

/** One state or several at once, chosen or typed; asks for the argument of one that needs it. */
export function StateField({ label, placeholder, suggestions, onAdd }: StateFieldProps) {
  const [waiting, setWaiting] = useState<string | null>(null)
  const [answered, setAnswered] = useState(false)

  function take(typed: string): string | null {
    const parsed = parseState(typed, supportsSelector)
    if (parsed.kind === 'argument') {
      setWaiting(parsed.name)
      return null
    }
    const refused = parsed.kind === 'refused' ? parsed.reason : onAdd(splitStates(`*${parsed.state}`).states)
    if (refused === null) setWaiting(null)
    return refused
  }

  const adding = useAdding(take)
  const argument = useAdding((typed) => take(`${waiting}(${typed.trim()})`))

  if (waiting !== null) {
    return (
      <div>
        <TextField
          label={messages.argument(waiting)}
          hideLabel
          placeholder={`${waiting}( … )`}
          inputRef={focusOnMount}
          {...argument}
          onCommit={(typed) => {
            // Whoever leaves the field goes elsewhere.
            setAnswered(document.activeElement instanceof HTMLInputElement)
            if (typed.trim() === '') setWaiting(null)
            argument.onCommit(typed)
          }}
        />
      </div>
    )
  }
  return (
    <div>
      <Combobox
        label={label}
        hideLabel
        placeholder={placeholder}
        suggestions={suggestions}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever just typed an argument here types the next state
        autoFocus={answered}
        {...adding}
      />
    </div>
  )
}
