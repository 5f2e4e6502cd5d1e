import { createServer, type Server, type Socket } from 'node:net'
import { test as base } from '../actors/test.ts'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'

/** The name that a TLS client asks for in its first message (RFC 6066), or the host of a plain request. */
function hostAskedFor(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const plain = /^[A-Z]+ \S+ HTTP[\s\S]*?\r\nHost: ([^\r]+)/i.exec(text)?.[1]
  if (plain !== undefined) return plain
  // Extension 0, length, length of the list, kind 0, length of the name, name.
  const named = /\0\0\0[\s\S]\0[\s\S]\0\0([\s\S])([a-z0-9.-]{3,})/i.exec(text)
  return named?.[2]?.slice(0, named[1]?.charCodeAt(0)) ?? 'an address by number'
}

export interface Outgoing {
  /** Hosts that were asked since the last time, each as often as it was asked. */
  take(): readonly string[]
}

interface Listening extends Outgoing {
  readonly port: number
  readonly server: Server
}

/** Stands for every host there is but the editor's own: nothing leaves the machine, and every attempt is seen. */
async function listen(): Promise<Listening> {
  const asked: string[] = []
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      asked.push(hostAskedFor(bytes))
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('outgoing: no port')
  return { port: address.port, server, take: () => asked.splice(0) }
}

/** A browser for which every other host is one that answers nothing and counts who asks. */
export const test = base.extend<object, { outgoing: Listening }>({
  outgoing: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const listening = await listen()
      await provide(listening)
      listening.server.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ outgoing }, provide) => {
      const rules = `MAP * 127.0.0.1:${outgoing.port}, EXCLUDE localhost, EXCLUDE *.localhost`
      const args = [...chromiumArguments, `--host-resolver-rules=${rules}`]
      await provide({ executablePath: chromiumPath(), args })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
