import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { createShareService, type ShareService } from './share-service.ts'
import type { OwnShares } from './share-options.ts'

const at: { folder: string; url: string; server?: Server; service?: ShareService } = { folder: '', url: '' }

beforeEach(() => {
  at.folder = mkdtempSync(join(tmpdir(), 'pergola-shares-'))
})
afterEach(() => {
  at.service?.dispose()
  at.server?.closeAllConnections()
  at.server?.close()
  rmSync(at.folder, { recursive: true })
})

async function start(changed: Partial<OwnShares> = {}) {
  const options: OwnShares = {
    kind: 'own',
    folder: at.folder,
    s3: null,
    seconds: 259_200,
    bytes: 1_000_000,
    totalBytes: 5_000_000,
    perHour: 100,
    isBehindProxy: false,
    ...changed,
  }
  at.service = createShareService(options, createDiskStore(at.folder))
  const server = createServer(at.service.handle)
  at.server = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return at.url
}

const sealed = (bytes: number) => Buffer.concat([Buffer.from('PRGLSHR\u0001'), randomBytes(bytes - 8)])
const put = (body: Buffer, headers: Record<string, string> = {}, path = '/shares') =>
  fetch(at.url + path, { method: 'PUT', body: new Uint8Array(body), headers })
const stored = () => readdirSync(at.folder).filter((name) => name !== 'incoming')
const incoming = () => (existsSync(join(at.folder, 'incoming')) ? readdirSync(join(at.folder, 'incoming')) : [])

async function share(body: Buffer): Promise<string> {
  const { data } = (await (await put(body)).json()) as { data: { url: string } }
  return data.url
}

/** As `fetch` never would: the path as it is, a body that is cut off. */
function raw(path: string, options: { method?: string; headers?: Record<string, string>; body?: Buffer } = {}) {
  const { method = 'GET', headers = {}, body } = options
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(at.url)
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) =>
      resolve(response.resume()),
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

test('what is put comes back by a name nobody can guess, as a file no browser shows', async () => {
  await start()
  const body = sealed(300_000)
  const response = await put(body)
  expect(response.status).toBe(201)
  const answer = (await response.json()) as { status: string; data: { url: string; expires: string } }
  expect(answer.status).toBe('success')
  expect(answer.data.url).toMatch(/^\/shares\/[\w-]{22}$/)
  const left = Date.parse(answer.data.expires) - Date.now()
  expect(left).toBeGreaterThan(259_100_000)
  expect(left).toBeLessThanOrEqual(259_200_000)

  const back = await fetch(at.url + answer.data.url)
  expect(body.equals(Buffer.from(await back.arrayBuffer()))).toBe(true)
  expect(Object.fromEntries(back.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '300000',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(back.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(back.headers.get('access-control-allow-origin')).toBeNull()
  const head = await fetch(at.url + answer.data.url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
  expect(await share(body)).not.toBe(answer.data.url)
})

test('who shared it takes it away; nobody else does, and nobody learns that it is there', async () => {
  await start({ totalBytes: 1_500_000 })
  const { data } = (await (await put(sealed(900_000))).json()) as { data: { url: string; removal: string } }
  const other = (await (await put(sealed(100))).json()) as { data: typeof data }
  const remove = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    return (await fetch(at.url + data.url, { method: 'DELETE', headers })).status
  }
  const tries = [undefined, '', 'Bearer', `Bearer ${data.url.slice(8)}`, `Bearer ${other.data.removal}`, data.removal]
  for (const authorization of tries) expect([authorization, await remove(authorization)]).toEqual([authorization, 404])
  expect((await fetch(at.url + data.url)).status).toBe(200)
  expect(await remove(`Bearer ${data.removal}`)).toBe(204)
  expect((await fetch(at.url + data.url)).status).toBe(404)
  expect(stored()).toEqual([other.data.url.slice(8)])
  // Gone is gone, and what it took is free again at once.
  expect(await remove(`Bearer ${data.removal}`)).toBe(404)
  expect((await put(sealed(900_000))).status).toBe(201)
})

test('the folder and its files are for this user alone', async () => {
  await start()
  const url = await share(sealed(100))
  expect(statSync(join(at.folder, url.slice(8))).mode & 0o777).toBe(0o600)
  expect(statSync(join(at.folder, 'incoming')).mode & 0o777).toBe(0o700)
})

test('nothing is listed, nothing else is reached, nothing is changed', async () => {
  await start()
  const url = await share(sealed(100))
  writeFileSync(join(at.folder, 'other.txt'), 'secret')
  for (const path of [
    '/shares',
    '/shares/',
    '/shares/incoming',
    '/shares/other.txt',
    '/shares/..%2f..%2fetc%2fpasswd',
    '/shares/../../etc/passwd',
    '/shares/%00',
    `${url}/`,
    `${url}%00`,
    `/shares/${'A'.repeat(22)}`,
    `/shares/${'A'.repeat(5000)}`,
  ])
    expect([path, (await raw(path)).statusCode]).toEqual([path, 404])
  // Said by itself: of a DELETE node says nothing, and its body would pass for another request.
  const headers = { 'content-length': '50' }
  for (const method of ['POST', 'DELETE', 'PATCH', 'OPTIONS', 'PUT', 'PROPFIND'])
    expect([method, (await raw(url, { method, body: sealed(50), headers })).statusCode]).toEqual([method, 404])
  expect(stored()).toHaveLength(2)
})

test('only what is encrypted is kept, and only whole', async () => {
  await start()
  for (const body of [Buffer.from('PK\u0003\u0004 a zip'), Buffer.from('PRGL'), Buffer.from('<!doctype html>')])
    expect((await put(body)).status).toBe(415)
  expect((await put(Buffer.alloc(0))).status).toBe(415)
  const cut = new Promise((resolve) => {
    const { hostname, port } = new URL(at.url)
    const headers = { 'content-length': '500000' }
    const sent = request({ hostname, port, path: '/shares', method: 'PUT', headers })
    sent.on('error', resolve)
    sent.write(sealed(100_000), () => sent.destroy())
    sent.on('close', resolve)
  })
  await cut
  await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 10_000 })
  expect(stored()).toEqual([])
})

test('too large is refused by what it says and by what comes', async () => {
  await start()
  expect((await put(sealed(1_000_001))).status).toBe(413)
  const body = sealed(1_500_000)
  const chunked = await raw('/shares', { method: 'PUT', headers: { 'transfer-encoding': 'chunked' }, body })
  expect(chunked.statusCode).toBe(413)
  expect(stored()).toEqual([])
  expect(incoming()).toEqual([])
  expect((await put(sealed(1_000_000))).status).toBe(201)
})

test('all together have an end, and what is swept makes room again', async () => {
  await start({ totalBytes: 1_500_000 })
  const first = await share(sealed(900_000))
  expect((await put(sealed(900_000))).status).toBe(507)
  expect((await put(sealed(500_000))).status).toBe(201)
  const path = join(at.folder, first.slice(8))
  utimesSync(path, 1, 1)
  await at.service?.sweep()
  expect((await put(sealed(900_000))).status).toBe(201)
})

test('a disk that is full while a share comes is no room, and keeps nothing of it', async () => {
  const store = createDiskStore(at.folder)
  async function* coming() {
    yield sealed(100)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  await expect(store.put('id', coming())).rejects.toMatchObject({ status: 507 })
  expect([stored(), incoming()]).toEqual([[], []])
})

test('a server that starts again counts what lies there', async () => {
  writeFileSync(join(at.folder, 'A'.repeat(22)), sealed(900_000))
  await start({ totalBytes: 1_500_000 })
  expect((await put(sealed(900_000))).status).toBe(507)
})

test('what is over is gone at once, and from the disk with the next sweep', async () => {
  await start({ seconds: 10 })
  const [old, young] = [await share(sealed(100)), await share(sealed(100))]
  const ago = (seconds: number) => Date.now() / 1000 - seconds
  utimesSync(join(at.folder, old.slice(8)), ago(11), ago(11))
  utimesSync(join(at.folder, young.slice(8)), ago(5), ago(5))
  expect((await fetch(at.url + old)).status).toBe(404)
  expect((await fetch(at.url + young)).status).toBe(200)
  writeFileSync(join(at.folder, 'incoming', 'given-up'), 'x')
  utimesSync(join(at.folder, 'incoming', 'given-up'), ago(7200), ago(7200))
  await at.service?.sweep()
  expect(stored()).toEqual([young.slice(8)])
  expect(incoming()).toEqual([])
})

test('the sweep comes by itself, once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await start({ seconds: 10 })
    const path = join(at.folder, (await share(sealed(100))).slice(8))
    utimesSync(path, 1, 1)
    vi.advanceTimersByTime(59_999)
    expect(readFileSync(path)).toHaveLength(100)
    vi.advanceTimersByTime(1)
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(() => expect(stored()).toEqual([]), { timeout: 10_000 })
})

test('an address that uploads too often waits; behind a proxy of ours it is the visitor’s', async () => {
  await start({ perHour: 2 })
  const statuses = async (headers: (at: number) => Record<string, string>) => {
    const answers = []
    for (const turn of [0, 1, 2]) answers.push((await put(sealed(100), headers(turn))).status)
    return answers
  }
  expect(await statuses((turn) => ({ 'x-forwarded-for': `10.0.0.${turn}` }))).toEqual([201, 201, 429])
  expect((await put(sealed(100))).headers.get('retry-after')).toBe('3600')
  at.service?.dispose()
  at.server?.close()
  await start({ perHour: 2, isBehindProxy: true })
  expect(await statuses((turn) => ({ 'x-forwarded-for': `10.0.0.${turn}` }))).toEqual([201, 201, 201])
  // What the visitor claims stands before what the proxy saw.
  expect(await statuses((turn) => ({ 'x-forwarded-for': `10.0.0.${turn}, 2001:db8:1:2::${turn}` }))).toEqual([
    201, 201, 429,
  ])
})

test('another site cannot fill it through a visitor’s browser', async () => {
  await start()
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await put(sealed(100), { 'sec-fetch-site': site })).status).toBe(403)
  expect((await put(sealed(100), { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
})

test('a large share passes through without being held', async () => {
  const size = 48 * 1024 * 1024
  await start({ bytes: size, totalBytes: size })
  const piece = sealed(1024 * 1024)
  const whole = new Blob(Array.from({ length: 48 }, () => new Uint8Array(piece)))
  const before = process.memoryUsage().rss
  const answer = await fetch(`${at.url}/shares`, { method: 'PUT', body: whole })
  const { data } = (await answer.json()) as { data: { url: string } }
  const response = await fetch(at.url + data.url)
  let come = 0
  for await (const part of response.body ?? []) come += part.length
  expect(come).toBe(size)
  // The client's own copy of 48 MB and the pieces under way; another copy or two would be the server's.
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
})
