import {
  sandboxHelloSchema,
  sandboxMessages,
  sandboxPaths,
  sandboxRefusedSchema,
  type SandboxShow,
} from '@pergola/contracts'
import type { PreviewFile } from '@pergola/workers/client'
import * as v from 'valibot'
import { createPush } from './sandbox-bridge.ts'

const patienceForHello = 10_000
/** A large site is written file by file, to a disk that may be slow. */
const patienceForFiles = 120_000

/**
 * Hands the files of a project to a tab on the project's origin, and shows the page at `url` there. What frames of the
 * editor keep on that origin no tab can read. The tab begins with a page of ours, which answers whoever opened it, and
 * forgets that before the first page of the project is there. False when it did not answer, or could not keep the files.
 */
export async function handOver(tab: Window, url: string, put: readonly PreviewFile[]): Promise<boolean> {
  const { origin, pathname } = new URL(url)
  const greeted = hello(tab, origin)
  tab.location.href = origin + sandboxPaths.bridge
  if (!(await greeted)) return false
  const { port1, port2 } = new MessageChannel()
  tab.postMessage({ kind: sandboxMessages.connect }, origin, [port2])
  const push = createPush(port1, patienceForFiles)
  const isKept = (await push({ generation: 1, reset: false, whole: true, put, del: [] })) === 'kept'
  if (isKept) port1.postMessage({ show: decodeURIComponent(pathname.slice(1)) } satisfies SandboxShow)
  return isKept
}

function hello(tab: Window, origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    function settle(isGreeted: boolean) {
      heard.abort()
      clearTimeout(giveUp)
      resolve(isGreeted)
    }
    function listen(event: MessageEvent) {
      if (event.origin !== origin || event.source !== tab) return
      if (v.is(sandboxHelloSchema, event.data)) settle(true)
      else if (v.is(sandboxRefusedSchema, event.data)) settle(false)
    }
    const giveUp = setTimeout(() => settle(false), patienceForHello)
    addEventListener('message', listen, { signal: heard.signal })
  })
}
