import { fail } from '@pergola/contracts'
import type { CodeLanguage, Dispose, Outcome, TailwindService } from '@pergola/contracts'
import { createCaller } from '../calls/caller.ts'
import type { ClassesQuestion, CodeEvent, CodeText, CodeVerbs, FoundProblem } from './code-verbs.ts'

export interface CodeWorker {
  format(text: string, language: CodeLanguage): Promise<Outcome<string, 'not-formatted' | 'worker-lost'>>
  /** Nothing when the worker is gone: a check is a courtesy. */
  check(text: CodeText): Promise<readonly FoundProblem[]>
  readonly classes: ClassSource
  readonly tailwind: TailwindService
  readonly dispose: Dispose
}

export interface ClassSource {
  /** Classes of the question's sheets are told to `onClasses`, chunk by chunk. False: not all of them. */
  read(
    question: Omit<ClassesQuestion, 'turn'>,
    onClasses: (classes: readonly string[]) => void,
    signal: AbortSignal,
  ): Promise<boolean>
}

/** Started by the first call. */
export function createCodeWorker(): CodeWorker {
  const listeners = new Map<number, (classes: readonly string[]) => void>()
  let turns = 0
  const caller = createCaller<CodeVerbs, CodeEvent>({
    spawn: () => new Worker(new URL('./code.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: ({ turn, classes }) => listeners.get(turn)?.(classes),
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
    classes: {
      async read(question, onClasses, signal) {
        const turn = ++turns
        listeners.set(turn, onClasses)
        const answer = await caller.call('getAllStyleSheetClasses', { turn, ...question }, { signal })
        listeners.delete(turn)
        return answer.ok && answer.value
      },
    },
    tailwind: {
      async sheet(classes, rules = '') {
        const answer = await caller.call('utilitySheet', { classes, rules })
        return answer.ok ? answer.value : null
      },
      async unknownApplied(rules) {
        const answer = await caller.call('unknownApplied', { rules })
        return answer.ok ? answer.value : []
      },
    },
    dispose: caller.dispose,
  }
}
