import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { vectorName } from './vectors/arsenal.ts'
import { watchword } from './vectors/vector.ts'

export interface Run {
  readonly vector: string
  readonly origin: string
}

export interface Witness {
  /** Scripts of vectors that ran, in any page, frame or worker. */
  readonly runs: readonly Run[]
  /** Scripts that reached a document and were stopped there by its policy. */
  readonly stopped: readonly string[]
  /** Windows and questions that nobody asked for. */
  readonly surprises: readonly string[]
  clear(): void
}

const report = new RegExp(String.raw`^${watchword} (\d+) (\S+)$`)

function isStopped(message: ConsoleMessage): boolean {
  return /Content Security Policy directive[: ]*["'](script|frame|object|worker|form|base)/.test(message.text())
}

/** Listens from outside the pages, where nothing in them can interfere. */
export function watchContext(context: BrowserContext): Witness {
  const runs: Run[] = []
  const stopped: string[] = []
  const surprises: string[] = []

  context.on('console', (message) => {
    const [, id, origin] = report.exec(message.text()) ?? []
    if (id !== undefined && origin !== undefined) runs.push({ vector: vectorName(Number(id)), origin })
    else if (isStopped(message)) stopped.push(message.text())
  })
  context.on('dialog', (dialog) => {
    surprises.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (page) => surprises.push(`window: ${page.url()}`))

  return {
    runs,
    stopped,
    surprises,
    clear() {
      for (const list of [runs, stopped, surprises]) list.length = 0
    },
  }
}
