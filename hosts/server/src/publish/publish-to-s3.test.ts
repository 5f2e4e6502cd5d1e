import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createTarget,
  preparePublication,
  type PublishCall,
  type PublishPorts,
  type PublishTarget,
} from '@pergola/site/publish'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSwift, startSwift, swiftIsMissing } from '../shares/testing/start-swift.ts'

const asked: { method: string; path: string }[] = []
const ports: PublishPorts = {
  async fetch(url, { signal, ...request }) {
    asked.push({ method: request.method, path: decodeURIComponent(new URL(url).pathname) })
    return fetch(url, { ...request, redirect: 'manual', signal: signal as AbortSignal })
  },
  digest: async (algorithm, bytes) => createHash(algorithm.replace('-', '').toLowerCase()).update(bytes).digest('hex'),
  wait: (milliseconds) => wait(milliseconds),
  now: () => Date.now(),
}
const call: PublishCall = { signal: new AbortController().signal, progress: () => undefined }

const siteOf = (files: Readonly<Record<string, string>>) => ({
  paths: Object.keys(files),
  read: async (path: string) => new Uint8Array(Buffer.from(files[path] ?? '')),
})

const first = {
  'index.html': '<h1>One</h1>',
  'pages/über uns.html': '<p>us</p>',
  'css/global.css': 'h1 { color: red }',
  'a (1)!.txt': 'letters',
}

describe.skipIf(swiftIsMissing() !== null)('publishing to a bucket', () => {
  let swift: RunningSwift
  const bucket = 'site'
  const targetIn = (folder: string): PublishTarget => {
    const { origin: endpoint, accessKeyId, secretAccessKey: secret } = swift
    const values = { endpoint, bucket, region: 'us-east-1', folder, accessKeyId, address: '' }
    return createTarget({ kind: 's3', values, secret }, ports, call)
  }
  async function ask(path: string, method = 'GET') {
    const { accessKeyId, secretAccessKey, origin } = swift
    const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' })
    return client.fetch(`${origin}/${bucket}${path}`, { method })
  }
  const publish = async (target: PublishTarget, files: Readonly<Record<string, string>>) => {
    const { plan, site } = await preparePublication(target, siteOf(files), ports)
    return target.publish(site, plan)
  }

  beforeAll(async () => {
    swift = await startSwift()
    await ask('', 'PUT')
  }, 180_000)
  afterAll(() => swift.stop())

  test('puts every file in its place with its type, and sends of the next version what differs', async () => {
    const target = targetIn('www')
    await publish(target, first)
    const page = await ask('/www/index.html')
    expect(await page.text()).toBe('<h1>One</h1>')
    expect(page.headers.get('content-type')).toMatch('text/html')
    expect(await (await ask('/www/pages/%C3%BCber%20uns.html')).text()).toBe('<p>us</p>')
    expect((await ask('/www/css/global.css')).headers.get('content-type')).toMatch('text/css')

    asked.length = 0
    const { 'a (1)!.txt': _gone, ...rest } = first
    await publish(target, { ...rest, 'index.html': '<h1>Two</h1>' })
    const sent = asked.filter(({ method, path }) => method === 'PUT' && /\/objects\//.test(path))
    expect(sent).toHaveLength(1)
    expect(await (await ask('/www/index.html')).text()).toBe('<h1>Two</h1>')
    expect((await ask('/www/a%20%281%29%21.txt')).status).toBe(404)
  })

  test('returns to what was published before, without sending it', async () => {
    const target = targetIn('back')
    const { id } = await publish(target, first)
    await publish(target, { 'index.html': '<h1>Two</h1>' })
    asked.length = 0
    const back = await target.rollBack(id)
    expect(asked.some(({ method, path }) => method === 'PUT' && /\/objects\//.test(path))).toBe(false)
    expect(back.files).toBe(4)
    expect(await (await ask('/back/index.html')).text()).toBe('<h1>One</h1>')
    expect(await (await ask('/back/css/global.css')).text()).toBe('h1 { color: red }')
    expect((await target.history()).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  })

  test('says that a key is not known', async () => {
    const { origin: endpoint, accessKeyId } = swift
    const values = { endpoint, bucket, region: 'us-east-1', folder: '', accessKeyId, address: '' }
    const target = createTarget({ kind: 's3', values, secret: 'wrong' }, ports, call)
    await expect(target.history()).rejects.toMatchObject({ failure: 'forbidden' })
  })
})
