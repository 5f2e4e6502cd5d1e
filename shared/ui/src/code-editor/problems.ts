import { lintGutter, linter } from '@codemirror/lint'
import type { Diagnostic } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { CodeHooks, CodeProblem } from './code-hooks.ts'

const pause = 500

/** Marks what the owner's check finds. Nothing is asked for where there is no check. */
export function problems(hooks: () => CodeHooks): Extension {
  if (!hooks().check) return []
  return [
    lintGutter(),
    linter(
      async (view) => {
        const text = view.state.doc.toString()
        const found = (await hooks().check?.(text)) ?? []
        return found.map((problem) => diagnosticOf(problem, view.state.doc.length))
      },
      { delay: pause },
    ),
  ]
}

function diagnosticOf({ from, to, severity, message }: CodeProblem, length: number): Diagnostic {
  const start = Math.min(Math.max(from, 0), length)
  return { from: start, to: Math.min(Math.max(to, start), length), severity, message }
}
