import { fail, succeed } from '@pergola/contracts'
import type { Outcome, ProjectsService } from '@pergola/contracts'
import { seemsPlain } from '@pergola/site/encoding'
import { blobOf } from '../../calls/blob-of.ts'
import { createTogether } from './read-together.ts'
import type { ServiceContext } from './service-context.ts'

type TextVerbs = Required<Pick<ProjectsService, 'readText' | 'readFile' | 'decode'>>

/** Plain UTF-8 is read here; the worker has the tables for everything else. */
export function textVerbs({ ask, store }: Pick<ServiceContext, 'ask' | 'store'>): TextVerbs {
  const readFile = async (path: string): Promise<Outcome<Blob, 'file-missing' | 'worker-lost'>> => {
    const answer = await ask('read', { path })
    if (!answer.ok) return fail('worker-lost', answer.detail)
    return answer.value ? succeed(answer.value) : fail('file-missing', path)
  }
  const readSoon = createTogether({ ask, readFile, sizes: () => store.state.getState().open?.files ?? {} })

  return {
    readFile,
    async readText(path) {
      const outcome = await readSoon(path)
      if (!outcome.ok) return outcome
      const text = plainTextOf(outcome.value)
      if (text !== null) return succeed(text)
      const foreign = await ask('decode', { path, file: new Blob([outcome.value]) })
      if (!foreign.ok) return fail('worker-lost', foreign.detail)
      // What is no text is shown as well as it can be, and never written.
      return succeed(foreign.value?.text ?? new TextDecoder().decode(outcome.value))
    },
    async decode(path, file) {
      const answer = await ask('decode', { path, file: await blobOf(file) })
      return answer.ok ? answer.value : null
    },
  }
}

/** Null for what has to be looked at closer. */
function plainTextOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return seemsPlain(text) ? text : null
  } catch {
    return null // Not UTF-8.
  }
}
