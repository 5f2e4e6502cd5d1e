import type { Editor } from 'grapesjs'
import { readPlugin } from './read-plugin.ts'
import { readProject } from './read-project.ts'
import type { GuestQuestion } from './question.ts'

/**
 * Runs in the guest frame, beside GrapesJS and whatever plugin it was given, and so can be trusted by nobody: it answers
 * with texts, which the editor cuts and checks.
 */
function answerOf(question: GuestQuestion): unknown {
  if (question.ask === 'project') return readProject(question.text)
  return readPlugin(question.plugin)
}

function answer({ id, ...question }: GuestQuestion & { readonly id: number }): void {
  const told = (text: object) => parent.postMessage({ kind: 'pergola-guest:told', id, ...text }, '*')
  try {
    told({ text: JSON.stringify(answerOf(question as GuestQuestion)) })
  } catch (error) {
    told({ problem: String(error instanceof Error ? error.message : error).slice(0, 300) })
  }
}

declare global {
  /** Put there by the script of GrapesJS, which the frame runs first. */
  // oxlint-disable-next-line no-var -- a global that a script declares
  var grapesjs: { init(config: object): Editor }
}

addEventListener('message', ({ source, data }: MessageEvent<(GuestQuestion & { readonly id: number }) | null>) => {
  if (source === parent && typeof data?.id === 'number') answer(data)
})
parent.postMessage({ kind: 'pergola-guest:ready' }, '*')
