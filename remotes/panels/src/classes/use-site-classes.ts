import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ProjectsService, SiteClass } from '@pergola/contracts'

/** Null: not known yet. `failed`: the storage does not answer. */
type Classes = readonly SiteClass[] | 'failed' | null

/** The classes of the site as it is stored, read anew after each save. */
export function useSiteClasses(projects: ProjectsService) {
  const revision = useStore(projects.state, ({ open }) => (open ? `${open.id} ${open.revision}` : null))
  const [answer, setAnswer] = useState<{ attempt: number; classes: Classes }>({ attempt: 0, classes: null })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    if (revision === null) return undefined
    void (projects.siteClasses?.() ?? Promise.resolve(null)).then((outcome) => {
      if (isWanted) setAnswer({ attempt, classes: outcome?.ok ? outcome.value : 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [projects, revision, attempt])

  // Asked again, what failed before is not the answer.
  const classes = answer.classes === 'failed' && answer.attempt !== attempt ? null : answer.classes
  return { classes, again: () => setAttempt((count) => count + 1) }
}
