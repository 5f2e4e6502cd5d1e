import { useState } from 'react'
import { useStore } from 'zustand'
import { Chip, Combobox, focusOnMount, TextField } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { parseState } from './parse-state.ts'
import { pseudoClasses, pseudoElements } from './pseudo-states.ts'
import { splitStates } from './selector-text.ts'
import styles from './source-bar.module.css'
import { supportsSelector } from './supports-selector.ts'

const noStates: readonly string[] = []

/** The everyday states first; then the lists of the specification. */
const everyday = [':hover', ':focus', ':active', '::before', '::after']
const suggestions = [...new Set([...everyday, ...pseudoElements, ...pseudoClasses])]

/** States of the selected class that some rule has values for. */
function useStyledStates(): ReadonlySet<string> {
  const { surface } = useStyling()
  const lines = useStore(surface.state, (state) => state.lines)
  return new Set(lines.filter((line) => line.declarations > 0).flatMap((line) => line.rule.states))
}

export function StateChips() {
  const { surface } = useStyling()
  const states = useStore(surface.state, (state) => state.rule?.states ?? noStates)
  const styled = useStyledStates()
  // Every state that has styles is one press away, chosen or not.
  const shown = [...new Set([...styled, ...states])]

  function toggle(state: string) {
    surface.setStates(states.includes(state) ? states.filter((each) => each !== state) : [...states, state])
  }

  return (
    <fieldset className={styles.group} aria-label={messages.states}>
      {shown.map((state) => (
        <Chip
          key={state}
          label={state}
          selected={states.includes(state)}
          mark={styled.has(state) && messages.hasStyles}
          onSelect={() => toggle(state)}
          onRemove={states.includes(state) ? () => toggle(state) : undefined}
        />
      ))}
      <AddState onAdd={(state) => !states.includes(state) && surface.setStates([...states, state])} />
    </fieldset>
  )
}

function AddState({ onAdd }: { onAdd: (state: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  const [count, setCount] = useState(0)

  function take(typed: string) {
    const parsed = parseState(typed, supportsSelector)
    setProblem(parsed.kind === 'refused' ? parsed.reason : null)
    if (parsed.kind === 'argument') return setWaiting(parsed.name)
    if (parsed.kind !== 'state') return
    setWaiting(null)
    setCount(count + 1)
    // A name typed with several states at once is several states.
    for (const state of splitStates(`*${parsed.state}`).states) onAdd(state)
  }

  if (waiting !== null) {
    return (
      <div className={styles.add}>
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
    <div className={styles.add}>
      <Combobox
        key={count}
        label={messages.addState}
        hideLabel
        placeholder={messages.addState}
        value=""
        suggestions={suggestions}
        error={problem}
        onCommit={(typed) => typed.trim() !== '' && take(typed)}
      />
    </div>
  )
}
