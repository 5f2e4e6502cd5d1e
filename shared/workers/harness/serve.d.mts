import type { IncomingMessage, ServerResponse } from 'node:http'

export interface ServedHarness {
  readonly url: string
  close(): Promise<void>
}

export function serveHarness(options?: {
  readonly root?: string
  readonly respond?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly later?: boolean
}): Promise<ServedHarness>
