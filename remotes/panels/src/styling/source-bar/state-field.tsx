import { useState } from 'react'
import { Combobox, focusOnMount, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import { parseState } from './parse-state.ts'
import { splitStates } from './selector-text.ts'
import { supportsSelector } from './supports-selector.ts'

interface StateFieldProps {
  label: string
  placeholder: string
  suggestions: readonly string[]
  /** Takes the states, or says why not. */
  onAdd: (states: readonly string[]) => string | null
}

/** One state or several at once, chosen or typed; asks for the argument of one that needs it. */
export function StateField({ label, placeholder, suggestions, onAdd }: StateFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  const [count, setCount] = useState(0)

  function take(typed: string) {
    if (typed.trim() === '') return setProblem(null)
    const parsed = parseState(typed, supportsSelector)
    if (parsed.kind === 'argument') return setWaiting(parsed.name)
    const refused = parsed.kind === 'refused' ? parsed.reason : onAdd(splitStates(`*${parsed.state}`).states)
    setProblem(refused)
    if (refused !== null) return
    setWaiting(null)
    setCount(count + 1)
  }

  if (waiting !== null) {
    return (
      <div>
        <TextField
          label={messages.argument(waiting)}
          hideLabel
          placeholder={`${waiting}( … )`}
          value=""
          inputRef={focusOnMount}
          error={problem}
          onCommit={(argument) => (argument.trim() === '' ? setWaiting(null) : take(`${waiting}(${argument.trim()})`))}
        />
      </div>
    )
  }
  return (
    <div>
      <Combobox
        key={count}
        label={label}
        hideLabel
        placeholder={placeholder}
        value=""
        suggestions={suggestions}
        error={problem}
        onCommit={take}
      />
    </div>
  )
}
