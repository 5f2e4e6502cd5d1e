// @vitest-environment node
/// <reference types="node" />
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RestRequest } from '@pergola/site/rest-models'
import { askServer } from './ask-server.ts'

const heard: { method: string; headers: IncomingMessage['headers']; body: string }[] = []
let origin = ''
let cut = 0

/** A server as they come: good, failing, endless, silent, breaking off. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/posts': (response) => response.end('{ "list": [1, 2] }'),
  '/missing': (response) => response.writeHead(404).end('{"error":"no such list"}'),
  '/page': (response) => response.end('<!doctype html><script>alert(1)</script>'),
  '/number': (response) => response.end('42'),
  '/null': (response) => response.end('null'),
  '/empty': (response) => response.end(),
  '/silent': () => undefined,
  '/breaks': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[1,')
    setImmediate(() => response.destroy())
  },
  '/endless'(response) {
    response.on('close', () => (cut += 1))
    const more = () => {
      while (!response.destroyed && response.write(`${' '.repeat(64 * 1024)}`));
      response.once('drain', more)
    }
    more()
  },
}

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    heard.push({ method: request.method ?? '', headers: request.headers, body })
    answers[request.url ?? '']?.(response)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, part: Partial<RestRequest> = {}, timeLimit?: number) =>
  askServer(
    { url: `${origin}${path}`, method: 'GET', headers: {}, body: {}, ...part },
    { signal: new AbortController().signal, ...(timeLimit !== undefined && { timeLimit }) },
  )

test('an object comes as json in its shortest form', async () => {
  expect(await ask('/posts')).toEqual({ ok: true, text: '{"list":[1,2]}' })
})

test('method, headers and body arrive as they were typed', async () => {
  const part = { method: 'PATCH', headers: { 'x-api-key': 'k' }, body: { title: 'A "b"', page: '2' } }
  await ask('/posts', part)
  expect(heard.at(-1)).toMatchObject({
    method: 'PATCH',
    headers: { 'x-api-key': 'k', 'content-type': 'application/json' },
  })
  expect(heard.at(-1)?.body).toBe('{"title":"A \\"b\\"","page":2}')
})

test.each([
  ['/missing', { kind: 'status', status: '404 Not Found', text: '{"error":"no such list"}' }],
  ['/page', { kind: 'not-json', status: '200 OK', text: '<!doctype html><script>alert(1)</script>' }],
  ['/empty', { kind: 'not-json', text: '' }],
  ['/number', { kind: 'not-object', text: '42' }],
  ['/null', { kind: 'not-object' }],
  ['/breaks', { kind: 'unreachable' }],
  ['/endless', { kind: 'too-large' }],
])('%s is told as %o', async (path, problem) => {
  expect(await ask(path)).toMatchObject({ ok: false, problem: { asked: `GET ${origin}${path}`, ...problem } })
})

test('of an endless answer no more is fetched than is kept', async () => {
  const before = cut
  await ask('/endless')
  await expect.poll(() => cut).toBe(before + 1)
})

test('a server that says nothing is given up after the time', async () => {
  expect(await ask('/silent', {}, 50)).toMatchObject({ ok: false, problem: { kind: 'too-slow' } })
})

test('who gives up is told nothing', async () => {
  const giveUp = new AbortController()
  const asked = askServer({ url: `${origin}/silent`, method: 'GET', headers: {}, body: {} }, { signal: giveUp.signal })
  giveUp.abort()
  expect(await asked).toEqual({ ok: false, problem: null })
})

test('nobody is there', async () => {
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  expect(await ask('', { url: `http://127.0.0.1:${port}/` })).toMatchObject({ problem: { kind: 'unreachable' } })
})

test('methods that no browser sends are not tried', async () => {
  const before = heard.length
  expect(await ask('/posts', { method: 'TRACE' })).toMatchObject({ problem: { kind: 'method' } })
  expect(heard.length).toBe(before)
})
