import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { limits, type StyleState } from '@pergola/contracts'
import { Button, useDebounced } from '@pergola/ui'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import styles from './source-bar.module.css'

/** The class and the file of its rule in one text; empty where no other page can have the rule. */
function askedOf({ home, classes, reach }: StyleState): string {
  const name = classes.find(({ selected }) => selected)?.name
  return name === undefined || reach === undefined || !home || home.embedded ? '' : `${name} ${home.file}`
}

interface Counted {
  readonly asked: string
  readonly elements: number
  readonly pages: number
}

/** Elements and pages beyond the open page. Nobody waits for them: they are counted once the selection stands still. */
function useOtherPages(projects: RuleTextServices['projects']): Pick<Counted, 'elements' | 'pages'> {
  const { surface, canvas } = useStyling()
  const asked = useStore(surface.state, askedOf)
  const page = useStore(canvas.state, ({ document }) => document?.pageName ?? '')
  const settled = useDebounced(asked, limits.searchDebounce)
  const [counted, setCounted] = useState<Counted | null>(null)

  useEffect(() => {
    if (settled === '' || page === '') return undefined
    let isWanted = true
    const [name = '', ...sheet] = settled.split(' ')
    void projects?.countClass?.({ name, sheet: sheet.join(' '), except: page }).then((found) => {
      // Not counted is not said: nothing is written by it.
      if (isWanted && found.ok) setCounted({ ...found.value, asked: settled })
    })
    return () => {
      isWanted = false
    }
  }, [settled, page, projects])

  return counted?.asked === asked ? counted : { elements: 0, pages: 0 }
}

interface ReachProps extends Pick<RuleTextServices, 'projects'> {
  selected: number
}

/** More than what is selected looks another way with every edit: it is said before, with a way to leave the others. */
export function Reach({ selected, projects }: ReachProps) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const here = useStore(surface.state, (state) => state.reach ?? 0)
  const others = useOtherPages(projects)
  const elements = here + others.elements
  if (elements <= selected) return null
  return (
    <div className={styles.reach}>
      <span className={styles.note}>{messages.reach(elements, others.pages + (here > 0 ? 1 : 0))}</span>
      {surface.splitOff && !readOnly && (
        <Button variant="ghost" title={messages.splitOffHint} onClick={() => surface.splitOff?.()}>
          {messages.splitOff}
        </Button>
      )}
    </div>
  )
}
