import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { vectorName } from './vectors/arsenal.ts'
import { watchword } from './vectors/vector.ts'

export interface Run {
  readonly vector: string
  readonly origin: string
}

export interface Witness {
  /** Scripts of vectors that ran, in any page, frame or worker. */
  readonly runs: readonly Run[]
  /** What was handed to the canvas frame and stopped only there, by the frame's own policy. */
  readonly stopped: readonly string[]
  /** Windows and questions that nobody asked for. */
  readonly surprises: readonly string[]
  clear(): void
}

const report = new RegExp(String.raw`^${watchword} (\d+) (\S+)$`)

/**
 * Only of the canvas frame, whose policy says none. The editor's own also speaks of handlers in documents that are parsed
 * to be read and shown nowhere; whether its texts become markup is seen without that policy.
 */
function isStopped(message: ConsoleMessage): boolean {
  return /Content Security Policy directive[: ]*["'](script|frame|worker|form)-\S+ 'none'/.test(message.text())
}

/** Listens from outside the pages, where nothing in them can interfere. */
export function watchContext(context: BrowserContext): Witness {
  const runs: Run[] = []
  const stopped: string[] = []
  const surprises: string[] = []

  context.on('console', (message) => {
    const [, id, origin] = report.exec(message.text()) ?? []
    if (id !== undefined && origin !== undefined) runs.push({ vector: vectorName(Number(id)), origin })
    else if (isStopped(message)) {
      const what = `${message.text().slice(0, 120)} (${message.location().url})`
      if (!stopped.includes(what)) stopped.push(what)
    }
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

/** Nothing ran, nothing was handed over, nothing opened. Soft, so that one report names all that did. */
export function expectQuiet({ runs, stopped, surprises }: Witness): void {
  expect.soft({ runs, stopped, surprises }).toEqual({ runs: [], stopped: [], surprises: [] })
}
