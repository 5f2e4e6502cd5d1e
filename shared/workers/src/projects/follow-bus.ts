import { combine } from '@pergola/contracts'
import type { Dispose } from '@pergola/contracts'
import { openAgain } from './open-again.ts'
import type { ServiceContext } from './service/service-context.ts'

/** What a tab does about what other tabs say. */
export function followBus({ bus, store, ask }: ServiceContext): Dispose {
  const isOpen = (projectId: string) => store.state.getState().open?.id === projectId

  async function readAgain(projectId: string) {
    const { open } = store.state.getState()
    if (open?.id !== projectId || open.role !== 'reader') return
    const answer = await ask('follow', null)
    if (answer.ok && answer.value && isOpen(projectId)) store.opened(answer.value)
  }

  async function letGo(projectId: string) {
    const { open } = store.state.getState()
    if (open?.id !== projectId || open.role !== 'writer') return
    const answer = await ask('yield', null)
    if (answer.ok && answer.value) store.opened(answer.value)
    bus.emit('writer.released', { projectId })
  }

  async function readSummary(projectId: string) {
    const answer = await ask('summary', { id: projectId })
    if (answer.ok && answer.value) store.put(answer.value)
  }

  /** Who repaired it says no more than that something changed. */
  async function readRepaired(projectId: string) {
    if (isOpen(projectId) && store.state.getState().open?.damage) await openAgain({ ask, store }, projectId)
  }

  /** What another tab cannot bring back may be here: the journal of each project is its own. */
  async function lookForOurs() {
    const { open } = store.state.getState()
    if (!open) return
    const answer = open.role === 'writer' ? await ask('writeFiles', { files: [] }) : null
    if (!answer?.ok || !answer.value.ok) store.refused('storage-cleared')
  }

  const isListed = () => store.state.getState().phase === 'ready'
  return combine(
    bus.onOther('project.saved', ({ projectId }) => void readAgain(projectId)),
    // After the other listeners: the canvas may still want to save what it holds.
    bus.onOther('writer.requested', ({ projectId }) => setTimeout(() => void letGo(projectId))),
    bus.onOther('storage.cleared', () => void lookForOurs()),
    bus.onOther('project.removed', ({ projectId }) => store.removed(projectId)),
    bus.onOther('project.changed', ({ projectId }) => void readRepaired(projectId)),
    ...(['project.created', 'project.changed', 'screenshot.stored'] as const).map((fact) =>
      bus.onOther(fact, ({ projectId }) => void (isListed() && readSummary(projectId))),
    ),
  )
}
