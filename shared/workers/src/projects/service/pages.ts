import { succeed } from '@pergola/contracts'
import type { FileLike, ProjectsService } from '@pergola/contracts'
import { blobOf } from '../../calls/blob-of.ts'
import { flat } from './service-context.ts'
import type { ServiceContext } from './service-context.ts'

type Pages = Pick<ProjectsService, 'createPage' | 'uploadPage' | 'removePage' | 'renamePage'>

export function pageVerbs({ ask, saved }: ServiceContext): Pages {
  const add = async (name: string, file: FileLike | null): ReturnType<ProjectsService['createPage']> => {
    const outcome = flat(await ask('addPage', { name, file: file && (await blobOf(file)) }))
    if (!outcome.ok) return outcome
    saved(outcome.value.change)
    return succeed(outcome.value.page)
  }

  return {
    createPage: (name) => add(name, null),
    uploadPage: (file) => add((file.name ?? '').replace(/\.html?$/i, ''), file),
    async removePage(name) {
      const outcome = flat(await ask('removePage', { name }))
      if (!outcome.ok) return outcome
      saved(outcome.value)
      return succeed()
    },
    async renamePage(name, to) {
      const outcome = flat(await ask('renamePage', { name, to }))
      if (!outcome.ok) return outcome
      const { change, ...renamed } = outcome.value
      saved(change)
      return succeed(renamed)
    },
  }
}
