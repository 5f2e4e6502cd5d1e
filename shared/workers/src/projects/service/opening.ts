import { fail, succeed } from '@pergola/contracts'
import type { FileLike, ProjectsService } from '@pergola/contracts'
import { partOf } from '../../calls/blob-of.ts'
import { mimeOf } from '../../storage/file-kind.ts'
import type { Taking } from '../../storage/taking.ts'
import type { JoinedFiles } from '../project-verbs.ts'
import { readBatches } from './read-batches.ts'
import type { ServiceContext } from './service-context.ts'
import { textVerbs } from './texts.ts'

type Opening = Pick<
  ProjectsService,
  'open' | 'close' | 'takeOver' | 'readText' | 'readFile' | 'decode' | 'readFiles' | 'listRunnableContent'
>

export function openVerbs(context: ServiceContext): Opening {
  const { ask, store, bus, tab, earlierLife } = context
  const { state } = store

  const open = async (id: string, taking: Taking): ReturnType<ProjectsService['open']> => {
    const answer = await ask('open', { id, taking })
    if (!answer.ok) return fail(answer.failure === 'timed-out' ? 'timed-out' : 'worker-lost', answer.detail)
    store.opened(answer.value.ok ? answer.value.value : null)
    bus.follow(answer.value.ok ? id : null)
    return answer.value
  }

  return {
    open: (id) => open(id, earlierLife.read() === id ? 'resume' : 'try'),
    async close() {
      const { open: leaving } = state.getState()
      store.opened(null)
      await ask('close', null)
      if (leaving?.role === 'writer') bus.emit('writer.released', { projectId: leaving.id })
      bus.follow(null)
    },
    async takeOver() {
      const { open: opened } = state.getState()
      if (!opened) return fail('project-missing')
      if (opened.role === 'writer') return succeed(opened)
      bus.emit('writer.requested', { projectId: opened.id, tab })
      return open(opened.id, 'take')
    },
    ...textVerbs(context),
    async readFiles(paths, { signal, onProgress } = {}) {
      const found = new Map<string, FileLike>()
      let done = 0
      for (const batch of readBatches(paths, state.getState().open?.files ?? {})) {
        if (signal?.aborted) return fail('cancelled')
        const answer = await ask('readMany', { paths: batch })
        if (!answer.ok) return fail('worker-lost', answer.detail)
        for (const [path, file] of partsOf(answer.value)) found.set(path, file)
        done += batch.length
        onProgress?.({ done, total: paths.length, label: batch.at(-1) ?? '' })
      }
      return signal?.aborted ? fail('cancelled') : succeed(found)
    },
    async listRunnableContent() {
      const answer = await ask('listRunnable', null)
      return answer.ok ? answer.value : []
    },
  }
}

function partsOf({ whole, sizes }: JoinedFiles): readonly (readonly [string, FileLike])[] {
  let from = 0
  return [...sizes].map(([path, size]) => {
    const part = partOf(whole, from, { size, type: mimeOf(path) })
    from += size
    return [path, part] as const
  })
}
