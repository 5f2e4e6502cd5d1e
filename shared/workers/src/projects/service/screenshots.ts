import { succeed } from '@pergola/contracts'
import type { ProjectsService } from '@pergola/contracts'
import { blobOf } from '../../calls/blob-of.ts'
import { flat } from './service-context.ts'
import type { ServiceContext } from './service-context.ts'

export function pictureVerbs({
  ask,
  store,
  bus,
}: ServiceContext): Pick<ProjectsService, 'readScreenshot' | 'storeScreenshot'> {
  return {
    async readScreenshot(id) {
      const answer = await ask('readScreenshot', { id })
      return answer.ok ? answer.value : null
    },
    async storeScreenshot(id, image) {
      const outcome = flat(await ask('storeScreenshot', { id, image: await blobOf(image) }))
      if (!outcome.ok) return outcome
      store.put(outcome.value)
      bus.emit('screenshot.stored', { projectId: id })
      return succeed()
    },
  }
}
