import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { loadShared } from './load-shared.ts'
import { seal } from './sealed-file.ts'
import { createSecret, secretToText } from './share-key.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A real server; its origin is our own unless a test says otherwise. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 7)])
const secret = createSecret()
const key = secretToText(secret)

async function sealed(): Promise<Buffer> {
  const parts = []
  for await (const piece of seal(new Blob([new Uint8Array(zip)]), secret)) parts.push(piece)
  return Buffer.concat(parts)
}

const load = (
  origin: string,
  more: { path?: string; key?: string | null; bytes?: number; signal?: AbortSignal } = {},
) =>
  loadShared(
    { url: `${origin}${more.path ?? '/shares/x'}`, key: more.key === undefined ? key : more.key },
    {
      origin,
      signal: more.signal ?? new AbortController().signal,
      progress: () => undefined,
      // Short only where the server is to be given up: a busy machine answers late.
      patience: more.path === '/stalls' ? 200 : 30_000,
      ...(more.bytes && { bytes: more.bytes }),
    },
  )

test('what was sealed is opened; a plain zip comes as it is; nothing of this browser goes along', async () => {
  const asked: (string | undefined)[] = []
  const body = await sealed()
  const origin = await serve((request, response) => {
    asked.push(request.headers.cookie, request.headers.referer)
    response.end(request.url === '/plain' ? zip : body)
  })
  for (const link of [{}, { path: '/plain', key: null }]) {
    const outcome = await load(origin, link)
    expect(outcome.ok && zip.equals(Buffer.from(await (outcome.value as Blob).arrayBuffer()))).toBe(true)
  }
  expect(asked).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ['another key', { key: secretToText(createSecret()) }, 'wrong-key'],
  ['a mangled key', { key: 'abc' }, 'wrong-key'],
  ['no key', { key: null }, 'key-missing'],
  ['a key, but a plain zip', { path: '/plain' }, 'damaged'],
  ['an end that is missing', { path: '/cut' }, 'damaged'],
  ['a byte that was changed', { path: '/changed' }, 'damaged'],
  ['more than fits', { bytes: 1000 }, 'too-large'],
  ['more than fits, of which the server says nothing', { path: '/unsaid', bytes: 1000 }, 'too-large'],
  ['a share that is over', { path: '/gone' }, 'missing'],
  ['too many requests', { path: '/many' }, 'too-many'],
  ['a server that fails', { path: '/broken' }, 'unreachable'],
  ['a server that hangs up', { path: '/hangs-up' }, 'unreachable'],
  ['a server that sends on to where nobody answers', { path: '/sent-on' }, 'store-silent'],
  ['a server that stands still', { path: '/stalls' }, 'unreachable'],
])('%s is told', async (_name, link, failure) => {
  const body = await sealed()
  const answers: Record<string, RequestListener> = {
    '/plain': (_, response) => response.end(zip),
    '/cut': (_, response) => response.end(body.subarray(0, -1)),
    '/changed': (_, response) => response.end(Buffer.concat([body.subarray(0, -1), Buffer.from([1])])),
    '/unsaid': (_, response) => {
      response.write(body.subarray(0, 900))
      response.end(body.subarray(900))
    },
    '/gone': (_, response) => response.writeHead(404).end(),
    '/many': (_, response) => response.writeHead(429).end(),
    '/broken': (_, response) => response.writeHead(500).end(),
    '/sent-on': (_, response) => response.writeHead(307, { location: 'https://127.0.0.1:1/bucket/x' }).end(),
    '/hangs-up': (_, response) => response.destroy(),
    '/stalls': (_, response) => response.writeHead(200, { 'content-length': body.length }).write(body.subarray(0, 10)),
  }
  const origin = await serve((request, response) => {
    const answer = answers[request.url ?? ''] ?? ((_, sent) => sent.end(body))
    answer(request, response)
  })
  expect(await load(origin, link)).toMatchObject({ ok: false, failure })
})

test('no other plain http server is asked, nor one that ours sends on to, nor one with a name and password', async () => {
  const asked: string[] = []
  const foreign = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end(zip)
  })
  const own = await serve((_, response) => response.writeHead(302, { location: `${foreign}/sent-on` }).end())
  const options = { origin: own, signal: new AbortController().signal, progress: () => undefined }
  for (const url of [
    `${foreign}/straight`,
    own.replace('http://', 'http://name:secret@'),
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:application/zip,x',
    'blob:https://a.example/1',
    '//a.example/zip',
    '',
  ])
    expect(await loadShared({ url, key: null }, options)).toEqual({ ok: false, failure: 'address-refused' })
  expect(asked).toEqual([])
  expect(await loadShared({ url: `${own}/shares/x`, key: null }, options)).toMatchObject({
    ok: false,
    failure: 'address-refused',
  })
})

test('it can be cancelled while it comes', async () => {
  const abort = new AbortController()
  const origin = await serve((_, response) => {
    response.write('PRGLSHR')
    abort.abort()
  })
  expect(await load(origin, { signal: abort.signal })).toEqual({ ok: false, failure: 'cancelled' })
})
