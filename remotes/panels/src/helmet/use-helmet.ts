import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import type { CanvasService, Page, ToastsService } from '@pergola/contracts'
import { messages } from './messages.ts'
import { readHelmet, writeHelmet } from './page-helmet.ts'
import type { HelmetField, HelmetValues } from './page-helmet.ts'

export interface HelmetDraft {
  readonly isOwnHead: boolean
  readonly values: HelmetValues
  /** Kept a moment after the last key, as one step of the page's history. */
  set(field: HelmetField, value: string): void
  /** At once: the field is left. */
  keep(): void
}

type Changes = Partial<Record<HelmetField, string>>

interface Waiting {
  changes: Changes
  timer: ReturnType<typeof setTimeout> | undefined
}

/** What the page's head says, with what is being typed on top. */
export function useHelmet(canvas: CanvasService, page: Page, toasts: ToastsService): HelmetDraft {
  const revision = useStore(canvas.state, (state) => state.revision)
  const [typed, setTyped] = useState<Changes>({})
  const waiting = useRef<Waiting>({ changes: {}, timer: undefined })
  // oxlint-disable-next-line react/exhaustive-deps -- the page says something else with each revision
  const helmet = useMemo(() => readHelmet(page, canvas.source().html), [page, canvas, revision])

  function keep() {
    const { changes, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = { changes: {}, timer: undefined }
    const project = canvas.record.getState().project
    const now = project?.pages[page.name]
    if (!project || !now || Object.keys(changes).length === 0) return
    if (!writeHelmet({ canvas, project, page: now }, changes)) return toasts.warning(messages.refused)
    if (helmet.isOwnHead) setTyped((before) => withoutStale(before, changes))
  }

  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  // What was typed last is kept when the helmet closes within the pause.
  useEffect(() => () => latest.current(), [])

  return {
    keep,
    isOwnHead: helmet.isOwnHead,
    values: { ...helmet.values, ...typed },
    set(field, value) {
      setTyped((before) => ({ ...before, [field]: value }))
      const { changes, timer } = waiting.current
      clearTimeout(timer)
      waiting.current = {
        changes: { ...changes, [field]: value },
        timer: setTimeout(() => latest.current(), limits.helmetDebounce),
      }
    },
  }
}

/**
 * The tags of a head of its own and the fields that stand among them are the same text: what was typed before into one is
 * stale when the other is written, and would be written over it with the next change.
 */
function withoutStale(typed: Changes, written: Changes): Changes {
  const hasTags = Object.hasOwn(written, 'customMetaTags')
  const hasFields = Object.keys(written).some((field) => field !== 'customMetaTags')
  const isStale = (field: string) =>
    field === 'customMetaTags' ? hasFields : hasTags && !Object.hasOwn(written, field)
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !isStale(field)))
}
