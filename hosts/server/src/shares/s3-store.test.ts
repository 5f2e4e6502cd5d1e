import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editorPolicy } from '../suite/editor-policy.ts'
import type { S3Options } from './s3-options.ts'
import { uploadsIn } from './s3-answers.ts'
import { createS3Store } from './s3-store.ts'
import { createShareService } from './share-service.ts'
import { withShares } from './start-shares.ts'
import { startSwift, swiftIsMissing, type RunningSwift } from './testing/start-swift.ts'

const missing = swiftIsMissing()

// The reason stands in the title, so that the closing lines of `npm test` can say it.
const inStore = (title: string, work: () => Promise<void>) =>
  describe.skipIf(missing !== null)(missing === null ? 'S3 store' : `S3 store: ${missing}`, () => {
    test(title, work)
  })

const at: { swift?: RunningSwift; options: S3Options } = {
  options: { endpoint: '', region: 'us-east-1', accessKeyId: '', secretAccessKey: '', presigned: false },
}

beforeAll(async () => {
  if (missing !== null) return
  at.swift = await startSwift()
  const { origin, accessKeyId, secretAccessKey } = at.swift
  at.options = { endpoint: `${origin}/bucket`, region: 'us-east-1', accessKeyId, secretAccessKey, presigned: false }
  const made = await direct('', { method: 'PUT' })
  if (!made.ok) throw new Error(`no bucket: ${made.status} ${await made.text()}`)
})
afterAll(() => at.swift?.stop())

function direct(path: string, init: RequestInit = {}) {
  const { endpoint, ...keys } = at.options
  return new AwsClient({ ...keys, service: 's3' }).fetch(endpoint + path, init)
}

async function* piecesOf(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function read(id: string): Promise<Buffer | null> {
  const found = await createS3Store(at.options).find(id)
  if (!found) return null
  const parts: Buffer[] = []
  for await (const part of await found.open()) parts.push(part as Buffer)
  const whole = Buffer.concat(parts)
  expect(found.bytes).toBe(whole.length)
  expect(Math.abs(Date.now() - found.storedAt)).toBeLessThan(60_000)
  return whole
}

const keys = async () =>
  [...(await (await direct('?list-type=2')).text()).matchAll(/<Key>(.*?)<\/Key>/g)].map((key) => key[1])

inStore('in one piece or in parts, what is put comes back', async () => {
  const store = createS3Store(at.options)
  for (const size of [10, 8 * 1024 * 1024, 20 * 1024 * 1024 + 7]) {
    const bytes = randomBytes(size)
    await store.put(`whole-${size}`, piecesOf(bytes))
    expect((await read(`whole-${size}`))?.equals(bytes)).toBe(true)
  }
  expect(await store.find('nothing')).toBeNull()
  await store.remove('whole-10')
  await store.remove('nothing')
  expect(await store.find('whole-10')).toBeNull()
})

inStore('of an upload that breaks nothing stays, in parts or not', async () => {
  const store = createS3Store(at.options)
  async function* breaking(after: number) {
    yield* piecesOf(randomBytes(after))
    throw new Error('gone')
  }
  for (const after of [1000, 18 * 1024 * 1024])
    await expect(store.put(`broken-${after}`, breaking(after))).rejects.toThrow('gone')
  expect((await keys()).filter((key) => key?.includes('broken'))).toEqual([])
  expect(uploadsIn(await (await direct('?uploads')).text())).toEqual([])
})

inStore('what is over is swept, what others keep in the bucket stays', async () => {
  const store = createS3Store(at.options)
  await store.sweep(Date.now() + 60_000)
  await direct('/other', { method: 'PUT', body: 'mine' })
  for (let index = 0; index < 5; index += 1) await store.put(`share-${index}`, piecesOf(randomBytes(100)))
  // A server was killed in the middle of these; the other is not ours.
  for (const path of ['shares/left', 'other-left']) await direct(`/${path}?uploads`, { method: 'POST' })
  const underWay = async () => uploadsIn(await (await direct('?uploads')).text()).map(({ key }) => key)
  expect(await store.sweep(Date.now() - 60_000)).toBe(500)
  expect(await underWay()).toEqual(['other-left', 'shares/left'])
  expect(await store.sweep(Date.now() + 60_000)).toBe(0)
  expect(await underWay()).toEqual(['other-left'])
  expect(await keys()).toEqual(['other'])
})

inStore('a wrong secret is refused, and the visitor is told no more than that', async () => {
  const wrong = createS3Store({ ...at.options, secretAccessKey: 'wrong' })
  await expect(wrong.put('x', piecesOf(Buffer.from('PRGLSHR')))).rejects.toThrow('403')
  let isLetGo = false
  async function* large() {
    try {
      yield* piecesOf(randomBytes(20 * 1024 * 1024))
    } finally {
      isLetGo = true
    }
  }
  // Who is still sending hears nothing as long as somebody holds what they send.
  await expect(wrong.put('x', large())).rejects.toThrow('403')
  expect(isLetGo).toBe(true)
})

async function serve(options: S3Options) {
  const bounds = { seconds: 1000, bytes: 50_000_000, totalBytes: 100_000_000, perHour: 10, isBehindProxy: false }
  const service = createShareService({ kind: 'own', folder: '', s3: options, ...bounds }, createS3Store(options))
  const connectOrigins = [new URL(options.endpoint).origin]
  const policy = editorPolicy({ previewOrigins: [], remoteOrigins: [], connectOrigins })
  const suite: RequestListener = (_, response) => response.writeHead(200, { 'content-security-policy': policy }).end()
  const server = createServer(withShares(suite, service))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function share(body: Buffer): Promise<string> {
    const answer = await fetch(`${origin}/shares`, { method: 'PUT', body: new Uint8Array(body) })
    const { data } = (await answer.json()) as { data: { url: string } }
    return origin + data.url
  }
  function stop() {
    service.dispose()
    server.closeAllConnections()
    server.close()
  }
  return { origin, share, stop }
}

const sealed = (size: number) => Buffer.concat([Buffer.from('PRGLSHR\u0001'), randomBytes(size)])

inStore('the service over it takes a share and gives it back', async () => {
  const { origin, share, stop } = await serve(at.options)
  const body = sealed(9 * 1024 * 1024)
  const back = await fetch(await share(body))
  expect(back.redirected).toBe(false)
  expect(body.equals(Buffer.from(await back.arrayBuffer()))).toBe(true)
  expect((await fetch(`${origin}/shares/${'A'.repeat(22)}`)).status).toBe(404)
  stop()
})

inStore('presigned: who fetches is sent to the store, which gives it as a file, for a time', async () => {
  const { origin, share, stop } = await serve({ ...at.options, presigned: true })
  const body = sealed(1000)
  const url = await share(body)
  const sent = await fetch(url, { redirect: 'manual' })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([307, 'no-store'])
  const address = new URL(sent.headers.get('location') ?? '')
  expect(address.searchParams.get('X-Amz-Expires')).toBe('600')
  expect(address.href).not.toContain(at.options.secretAccessKey)
  const back = await fetch(url)
  expect(back.headers.get('content-type')).toBe('application/octet-stream')
  expect(back.headers.get('content-disposition')).toBe('attachment; filename="site.pergola"')
  expect(body.equals(Buffer.from(await back.arrayBuffer()))).toBe(true)
  address.searchParams.set('X-Amz-Expires', '6000')
  expect((await fetch(address)).status).toBe(403)
  expect(Number((await fetch(url, { method: 'HEAD' })).headers.get('content-length'))).toBe(body.length)
  expect((await fetch(`${origin}/shares/${'A'.repeat(22)}`, { redirect: 'manual' })).status).toBe(404)
  stop()
})

/** Whom the store lets read, as whoever runs it says it. */
async function letRead(origins: string): Promise<void> {
  const { origin, accessKeyId, secretAccessKey } = at.swift!
  const user = { 'x-storage-user': accessKeyId, 'x-storage-pass': secretAccessKey }
  const { headers } = await fetch(`${origin}/auth/v1.0`, { headers: user })
  const said = await fetch(`${headers.get('x-storage-url')}/bucket`, {
    method: 'POST',
    headers: {
      'x-auth-token': headers.get('x-auth-token') ?? '',
      'x-container-meta-access-control-allow-origin': origins,
    },
  })
  expect(said.status).toBe(204)
}

inStore(
  'presigned, in a browser with the policy of the editor: read where the bucket lets its origin, refused elsewhere',
  async () => {
    const { origin, share, stop } = await serve({ ...at.options, presigned: true })
    const body = sealed(1000)
    const url = await share(body)
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox'],
    })
    const page = await browser.newPage()
    await page.goto(origin)
    // As `download.ts` of the workers asks.
    const size = () =>
      page.evaluate(async (address) => {
        const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
        return (await answer.arrayBuffer()).byteLength
      }, url)
    await expect(size()).rejects.toThrow('Failed to fetch')
    await letRead('https://pergola.example.org')
    await expect(size()).rejects.toThrow('Failed to fetch')
    await letRead(`https://pergola.example.org ${origin}`)
    expect(await size()).toBe(body.length)
    await browser.close()
    stop()
  },
)
