import {
  type Dispose,
  limits,
  ownSettings,
  type ProjectSettings,
  type ProjectsService,
  type SettingName,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'

interface Pending {
  readonly projectId: string
  /** Null: the project says nothing of it any more. */
  readonly values: Readonly<Partial<Record<SettingName, boolean | null>>>
}

interface ProjectSwitches {
  /** What the open project says itself, with what is on its way to be stored; null without a project. */
  own(): Partial<ProjectSettings> | null
  set(name: SettingName, value: boolean | null): void
  /** What waits is stored now, and what is on its way has arrived. */
  storeNow(): Promise<void>
  follow(listener: () => void): Dispose
}

function without(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** Switches in the record of the open project: shown at once, stored a moment after the last one. */
export function createProjectSettings(
  projects: Pick<ProjectsService, 'state' | 'save'>,
  onFailed: () => void,
): ProjectSwitches {
  const pending = createStore<{ now: Pending | null }>(() => ({ now: null }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let storing = Promise.resolve()

  const recordOf = () => projects.state.getState().open?.project.projectSettings ?? {}

  async function store(): Promise<void> {
    timer = undefined
    const { now } = pending.getState()
    if (!now || projects.state.getState().open?.id !== now.projectId) return pending.setState({ now: null })
    const projectSettings = without({ ...recordOf(), ...now.values })
    const outcome = await projects.save({ projectId: now.projectId, files: {}, record: { projectSettings } })
    // What was switched meanwhile waits for its own turn.
    if (pending.getState().now === now) pending.setState({ now: null })
    if (!outcome.ok) onFailed()
  }

  function begin(): void {
    storing = store()
  }

  return {
    own() {
      const { open } = projects.state.getState()
      if (!open) return null
      const { now } = pending.getState()
      return ownSettings(without({ ...recordOf(), ...(now?.projectId === open.id && now.values) }))
    },
    set(name, value) {
      const { open } = projects.state.getState()
      if (!open) return
      const { now } = pending.getState()
      const values = { ...(now?.projectId === open.id && now.values), [name]: value }
      pending.setState({ now: { projectId: open.id, values } })
      clearTimeout(timer)
      timer = setTimeout(begin, limits.settingsDebounce)
    },
    storeNow() {
      if (timer !== undefined) {
        clearTimeout(timer)
        begin()
      }
      return storing
    },
    follow(listener) {
      const ends = [
        pending.subscribe(listener),
        projects.state.subscribe((next, before) => next.open?.project !== before.open?.project && listener()),
      ]
      return () => ends.forEach((end) => end())
    },
  }
}
