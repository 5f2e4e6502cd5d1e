import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { limits, type StyleState } from '@pergola/contracts'
import { Button, useDebounced } from '@pergola/ui'
import { useMoveRule } from '../rule-text/use-rule-reach.ts'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import styles from './source-bar.module.css'
import { isElsewhere } from './use-class-suggestions.ts'

/** The class that is edited, where no sheet of the page styles it; else empty. */
function unstyled({ classes }: StyleState): string {
  const chip = classes.find(({ selected }) => selected)
  return chip && !chip.hasStyles ? chip.name : ''
}

/** The sheet of another page that styles the class; asked for once the selection stands still. */
function useSheetElsewhere(projects: RuleTextServices['projects']): string | null {
  const { surface, canvas } = useStyling()
  const name = useStore(surface.state, unstyled)
  const settled = useDebounced(name, limits.searchDebounce)
  const [found, setFound] = useState<{ readonly name: string; readonly sheet: string } | null>(null)

  useEffect(() => {
    if (settled === '') return undefined
    let isWanted = true
    void projects?.siteClasses?.().then((classes) => {
      const known = classes.ok ? classes.value.find((each) => each.name === settled) : undefined
      const here = canvas.sheets().map(({ file }) => file)
      const [sheet] = known && isElsewhere(known.sheets, here) ? known.sheets : []
      if (isWanted) setFound(sheet === undefined ? null : { name: settled, sheet })
    })
    return () => {
      isWanted = false
    }
  }, [settled, projects, canvas])

  return name !== '' && found?.name === name ? found.sheet : null
}

/** A class that only another page styles looks like nothing here: its rules are brought to the site where that is wanted. */
export function Elsewhere(services: RuleTextServices) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const move = useMoveRule(services)
  const sheet = useSheetElsewhere(services.projects)
  if (sheet === null) return null
  return (
    <div className={styles.reach}>
      <span className={styles.note}>{messages.elsewhere(sheet)}</span>
      {surface.moveRule && !readOnly && (
        <Button variant="ghost" onClick={() => void move('site', sheet)}>
          {messages.onAllPages}
        </Button>
      )}
    </div>
  )
}
