import { useStore } from 'zustand'
import { useRef } from 'react'
import { Chip, Combobox, RenameInput } from '@pergola/ui'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { isUtilityName } from './is-utility-name.ts'
import { parseState } from './parse-state.ts'
import { parseTarget } from './parse-target.ts'
import { selectorText } from './selector-text.ts'
import { supportsCondition, supportsSelector, supportsSelectors } from './supports-selector.ts'
import styles from './source-bar.module.css'
import { useLineVerbs } from './use-line-verbs.ts'
import type { LineVerbs } from './use-line-verbs.ts'
import { useAdding } from './use-adding.ts'
import { useRenameClass } from './use-rename-class.ts'
import { useClassSuggestions } from './use-class-suggestions.ts'

/** Classes of other editors are theirs alone. */
function isOwn({ name }: { name: string }): boolean {
  return !name.startsWith('gjs')
}

interface ClassChipsProps extends RuleTextServices {
  /** The class whose name is being typed. */
  renaming: string | null
  onRenaming: (name: string | null) => void
}

export function ClassChips({ renaming, onRenaming, ...services }: ClassChipsProps) {
  const { surface } = useStyling()
  const { canRename, rename } = useRenameClass(services)
  // Whoever ended it by key goes on where the name stands.
  const returnsTo = useRef<string | null>(null)
  const { add } = useLineVerbs(services)
  const readOnly = useReadOnly()
  const classes = useStore(surface.state, (state) => state.classes)
  const picked = useStore(surface.state, (state) => (state.picked ? (state.rule?.selector ?? null) : null))

  async function end(name: string, typed: string | null, byKey: boolean) {
    const comeTo = (where: string) => {
      if (byKey) returnsTo.current = where
    }
    comeTo(name)
    onRenaming(null)
    if (typed !== null) await rename(name, typed, comeTo)
    // A chip that has not come by now comes some other time, and takes the focus from nobody.
    if (returnsTo.current !== name) returnsTo.current = null
  }

  function comeBack(name: string, button: HTMLButtonElement | null) {
    if (!button || returnsTo.current !== name) return
    returnsTo.current = null
    button.focus()
  }

  return (
    <fieldset className={styles.group} aria-label={messages.classes}>
      {classes.filter(isOwn).map(({ name, selected, hasStyles }) =>
        name === renaming ? (
          <RenameInput
            key={name}
            className={styles.rename}
            label={messages.rename(name)}
            value={name}
            onEnd={(typed, byKey) => void end(name, typed, byKey)}
          />
        ) : (
          <Chip
            key={name}
            labelRef={(button) => comeBack(name, button)}
            onRename={readOnly || !canRename ? undefined : () => onRenaming(name)}
            label={`.${name}`}
            selected={selected}
            mark={hasStyles && messages.hasStyles}
            // A class that is let go of gives way to the element's own.
            onSelect={() => surface.selectClass(selected ? null : name)}
            onRemove={readOnly ? undefined : () => surface.removeClass(name)}
          />
        ),
      )}
      {picked !== null && (
        <Chip
          label={selectorText(picked)}
          selected
          onSelect={() => surface.selectClass(null)}
          onRemove={() => surface.selectClass(null)}
          removeLabel={messages.letGo(selectorText(picked))}
        />
      )}
      {!readOnly && <AddTarget add={add} projects={services.projects} />}
    </fieldset>
  )
}

/** Any class, any state, any selector, any condition. */
function AddTarget({ add, projects }: { add: LineVerbs['add'] } & Pick<RuleTextServices, 'projects'>) {
  const { surface, hasUtilities } = useStyling()
  const suggestions = useClassSuggestions(projects)
  const has = (name: string) => surface.state.getState().classes.some((each) => each.name === name)

  function take(typed: string): string | null {
    const target = parseTarget(typed, (text) => hasUtilities() && isUtilityName(text, supportsSelector))
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
      return add([parsed.state])
    }
    if (target.kind === 'condition') {
      if (!supportsCondition(target.atRule)) return messages.badCondition
      if (rule) surface.selectRule({ ...rule, atRule: target.atRule })
      return null
    }
    if (!supportsSelectors(target.selector + target.states.join(''))) return messages.badSelector
    surface.selectRule({ selector: target.selector, states: target.states, atRule: rule?.atRule ?? null })
    return null
  }

  const adding = useAdding(take)
  return (
    <div className={styles.add} onFocus={suggestions.find}>
      <Combobox
        label={messages.addClass}
        hideLabel
        placeholder={messages.addClassHint}
        suggestions={suggestions.list}
        {...adding}
      />
    </div>
  )
}
