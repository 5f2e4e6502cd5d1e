import { fail, succeed } from '@pergola/contracts'
import type { ProjectsService } from '@pergola/contracts'
import type { InputOf } from '../../calls/messages.ts'
import { openAgain } from '../open-again.ts'
import type { ProjectVerbs } from '../project-verbs.ts'
import { flat } from './service-context.ts'
import type { ServiceContext } from './service-context.ts'

interface Persistent {
  persist(): Promise<boolean>
}

type Workspace = Pick<
  ProjectsService,
  | 'refresh'
  | 'create'
  | 'rename'
  | 'remove'
  | 'repair'
  | 'trust'
  | 'allowRemoteFiles'
  | 'persist'
  | 'storageUse'
  | 'freeStorage'
>

export function workspaceVerbs({ ask, store, bus, saved, measure }: ServiceContext): Workspace {
  async function update(input: InputOf<ProjectVerbs['update']>) {
    const outcome = flat(await ask('update', input))
    if (!outcome.ok) return outcome
    saved(outcome.value)
    return succeed()
  }

  return {
    async refresh() {
      const answer = await ask('list', null)
      if (answer.ok) store.listed(answer.value)
      else store.failed()
    },
    async create({ name, description = '' }) {
      const outcome = flat(await ask('create', { name, description }))
      if (!outcome.ok) return outcome
      store.put(outcome.value)
      bus.emit('project.created', { projectId: outcome.value.id })
      return succeed({ id: outcome.value.id })
    },
    async rename(id, name) {
      return name.trim() === '' ? fail('name-empty') : update({ id, record: { name: name.trim() } })
    },
    async remove(id) {
      const outcome = flat(await ask('remove', { id }))
      if (!outcome.ok) return outcome
      store.removed(id)
      void measure()
      bus.emit('project.removed', { projectId: id })
      return outcome
    },
    async repair(id) {
      const outcome = flat(await ask('repair', { id }))
      if (!outcome.ok) return outcome
      store.put(outcome.value.summary)
      if (store.state.getState().open?.id === id) await openAgain({ ask, store }, id)
      bus.emit('project.changed', { projectId: id })
      return succeed({ missing: outcome.value.missing })
    },
    storageUse: async () => flat(await ask('storageUse', null)),
    async freeStorage(part) {
      const outcome = flat(await ask('freeStorage', part))
      void measure()
      return outcome
    },
    trust: (id) => update({ id, trust: 'trusted' }),
    async allowRemoteFiles(id, isAllowed) {
      const outcome = flat(await ask('allowRemoteFiles', { id, isAllowed }))
      if (outcome.ok) store.allowed(id, isAllowed)
      return outcome
    },
    // Asked for in the page: browsers tie it to the gesture, which does not reach a worker.
    persist: () => (navigator.storage as StorageManager & Persistent).persist(),
  }
}
