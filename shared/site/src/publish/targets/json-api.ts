import { createAsk, type Ask } from '../create-ask.ts'
import { isRecord, readObject } from '../manifest.ts'
import type { PublishCall, PublishPorts } from '../publish-ports.ts'
import { PublishProblem } from '../publish-problem.ts'

export type Json = Readonly<Record<string, unknown>>

/** Requests to a service that speaks JSON, each with the token. Addresses are below the root of the service. */
export interface JsonApi {
  readonly ask: Ask
  /** Null for a 404. */
  get(path: string): Promise<Json | null>
  list(path: string): Promise<readonly Json[]>
  send(method: string, path: string, value: unknown): Promise<Json>
}

interface JsonApiOptions {
  readonly root: string
  readonly token: string
  readonly headers?: Readonly<Record<string, string>>
  readonly ports: PublishPorts
  readonly call: PublishCall
}

export function createJsonApi({ root, token, headers, ports, call }: JsonApiOptions): JsonApi {
  const askAt = createAsk({
    ports,
    call,
    origin: new URL(root).origin,
    sign: async (_address, request) => ({
      ...request,
      headers: { ...headers, ...request.headers, authorization: `Bearer ${token}` },
    }),
  })
  const ask: Ask = (path, request, expected) => askAt(root + path, request, expected)

  return {
    ask,
    async get(path) {
      const answer = await ask(path, { method: 'GET' }, [200, 404])
      return answer.status === 404 ? null : readObject(await answer.text())
    },
    async list(path) {
      const answer = await ask(path, { method: 'GET' })
      const { list } = readObject(`{"list":${await answer.text()}}`)
      if (!Array.isArray(list)) throw new PublishProblem('unreadable', path)
      return list.filter(isRecord)
    },
    async send(method, path, value) {
      const sent = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
      return readObject(await (await ask(path, sent)).text())
    },
  }
}

/** Shown as a link, so nothing but an address of the web. */
export function addressIn(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : null
}

/** Milliseconds since 1970; null for what is no date. */
export function momentIn(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}
