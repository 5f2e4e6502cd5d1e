import { fail } from '@pergola/contracts'
import type { CodeLanguage, Dispose, Outcome } from '@pergola/contracts'
import { createCaller } from '../calls/caller.ts'
import type { CodeText, CodeVerbs, FoundProblem } from './code-verbs.ts'

export interface CodeWorker {
  format(text: string, language: CodeLanguage): Promise<Outcome<string, 'not-formatted' | 'worker-lost'>>
  /** Nothing when the worker is gone: a check is a courtesy. */
  check(text: CodeText): Promise<readonly FoundProblem[]>
  readonly dispose: Dispose
}

/** Started by the first call. */
export function createCodeWorker(): CodeWorker {
  const caller = createCaller<CodeVerbs, never>({
    spawn: () => new Worker(new URL('./code.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
  })
  return {
    async format(text, language) {
      const answer = await caller.call('format', { text, language, fragment: false })
      return answer.ok ? answer.value : fail('worker-lost')
    },
    async check(text) {
      const answer = await caller.call('check', text)
      return answer.ok ? answer.value : []
    },
    dispose: caller.dispose,
  }
}
