import { succeed } from '@pergola/contracts'
import type { ProjectsService } from '@pergola/contracts'
import { flat } from './service-context.ts'
import type { ServiceContext } from './service-context.ts'

export function entryVerbs({
  ask,
  saved,
  store,
  bus,
}: ServiceContext): Pick<ProjectsService, 'listEntries' | 'readEntry' | 'removeEntry'> {
  return {
    async listEntries(path) {
      const answer = await ask('listEntries', { path })
      return answer.ok ? answer.value : []
    },
    async readEntry(path) {
      const answer = await ask('readEntry', { path })
      return answer.ok ? answer.value : null
    },
    async removeEntry(path) {
      const outcome = flat(await ask('removeEntry', { path }))
      if (!outcome.ok) return outcome
      if (outcome.value) saved(outcome.value)
      else {
        const id = path.replace(/^projects\/project-/, '')
        store.removed(id)
        bus.emit('project.removed', { projectId: id })
      }
      return succeed()
    },
  }
}
