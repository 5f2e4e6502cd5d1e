import { useState } from 'react'
import { useStore } from 'zustand'
import { Chip, Combobox } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { parseState } from './parse-state.ts'
import { parseTarget } from './parse-target.ts'
import { supportsSelector } from './supports-selector.ts'
import styles from './source-bar.module.css'

/** Classes of other editors are theirs alone. */
function isOwn({ name }: { name: string }): boolean {
  return !name.startsWith('gjs')
}

export function ClassChips() {
  const { surface } = useStyling()
  const classes = useStore(surface.state, (state) => state.classes)
  return (
    <fieldset className={styles.group} aria-label={messages.classes}>
      {classes.filter(isOwn).map(({ name, selected, hasStyles }) => (
        <Chip
          key={name}
          label={`.${name}`}
          selected={selected}
          mark={hasStyles && messages.hasStyles}
          onSelect={() => surface.selectClass(name)}
          onRemove={() => surface.removeClass(name)}
        />
      ))}
      <AddTarget />
    </fieldset>
  )
}

/** Any class, any state, any selector. */
function AddTarget() {
  const { surface } = useStyling()
  const [problem, setProblem] = useState<string | null>(null)
  const [count, setCount] = useState(0)
  const has = (name: string) => surface.state.getState().classes.some((each) => each.name === name)

  function take(typed: string): string | null {
    const target = parseTarget(typed)
    const { rule } = surface.state.getState()
    if (target === null) return null
    if (target.kind === 'class') {
      if (has(target.name)) surface.selectClass(target.name)
      else surface.addClass(target.name)
      return null
    }
    if (target.kind === 'state') {
      const parsed = parseState(target.state, supportsSelector)
      if (parsed.kind === 'argument') return messages.needsArgument(parsed.name)
      if (parsed.kind === 'refused') return parsed.reason
      surface.setStates([...new Set([...(rule?.states ?? []), parsed.state])])
      return null
    }
    if (!supportsSelector(target.selector + target.states.join(''))) return messages.badSelector
    surface.selectRule({ selector: target.selector, states: target.states, atRule: rule?.atRule ?? null })
    return null
  }

  return (
    <div className={styles.add}>
      <Combobox
        key={count}
        label={messages.addClass}
        hideLabel
        placeholder={messages.addClassHint}
        value=""
        suggestions={() => surface.classSuggestions().filter((name) => !name.startsWith('gjs') && !has(name))}
        error={problem}
        onCommit={(typed) => {
          const refused = take(typed)
          setProblem(refused)
          if (refused === null) setCount(count + 1)
        }}
      />
    </div>
  )
}
