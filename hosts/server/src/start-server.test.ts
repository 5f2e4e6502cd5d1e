import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readOptions } from './server-options.ts'
import { type RunningServer, startServer } from './start-server.ts'

let suite: string
let server: RunningServer | undefined

beforeAll(() => {
  suite = mkdtempSync(join(tmpdir(), 'pergola-server-'))
  mkdirSync(join(suite, 'app'))
  mkdirSync(join(suite, 'sandbox'))
  writeFileSync(join(suite, 'index.html'), '<!doctype html><title>Editor</title>')
  writeFileSync(join(suite, 'canvas-frame.html'), '<!doctype html><title>Frame</title>')
  writeFileSync(join(suite, 'app', 'a.js'), 'export {}')
  writeFileSync(join(suite, 'sw.js'), 'self.worker = 1')
  writeFileSync(join(suite, 'shell-files.json'), '{"version":"1","files":["index.html"]}')
  writeFileSync(join(suite, 'sandbox', '__bridge.html'), '<meta content="%EDITOR_ORIGINS%">')
})
afterAll(() => rmSync(suite, { recursive: true }))
afterEach(() => server?.close())

const share = { kind: 'own', upload: '/shares', seconds: 259_200, bytes: 272_629_760 }
const asPage = { headers: { accept: 'text/html' } }

async function start(environment: Record<string, string> = {}) {
  const options = readOptions({ PORT: '0', SANDBOX_PORT: '0', SUITE_FOLDER: suite, ...environment }, suite)
  server = await startServer(options)
  return server
}

test('every address of the editor is its document; a file that is missing is missing', async () => {
  const { url } = await start()
  for (const path of ['/', '/workspace', '/edite/styling']) {
    const response = await fetch(url + path, asPage)
    expect(await response.text()).toContain('Editor')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  }
  expect((await fetch(`${url}/app/none.js`)).status).toBe(404)
  expect((await fetch(`${url}/app/none.js`, asPage)).status).toBe(404)
  expect((await fetch(`${url}/project-files/1/page`, asPage)).status).toBe(404)
})

test('a script of a document is told what holds for scripts; the same file as a worker has the whole policy', async () => {
  const { url } = await start()
  const ask = (destination: string) => fetch(`${url}/app/a.js`, { headers: { 'sec-fetch-dest': destination } })
  const script = await ask('script')
  expect(script.headers.get('content-security-policy')).toBeNull()
  expect(script.headers.get('x-content-type-options')).toBe('nosniff')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  for (const destination of ['worker', 'document', 'empty', ''])
    expect((await ask(destination)).headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('another policy is another version, and another service worker', async () => {
  const compared = async (environment: Record<string, string>) => {
    // On the same ports: they are a part of the policy.
    const { url } = await start({ PORT: '0', SANDBOX_PORT: 'off', ...environment })
    const texts = [await (await fetch(`${url}/sw.js`)).text(), await (await fetch(`${url}/shell-files.json`)).text()]
    await server?.close()
    return texts
  }
  const before = await compared({})
  expect(before[0]).toContain('self.worker = 1')
  expect(JSON.parse(before[1] ?? '')).toMatchObject({ files: ['index.html'] })
  expect(await compared({})).toEqual(before)
  const after = await compared({ CONNECT_ORIGINS: 'http://localhost:9' })
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('a picture and data that a script fetches belong to their document, too; a document that a script keeps brings its policy', async () => {
  const { url } = await start()
  const policyOf = async (path: string, destination: string) =>
    (await fetch(url + path, { headers: { 'sec-fetch-dest': destination } })).headers.get('content-security-policy')
  writeFileSync(join(suite, 'remotes.json'), '{}')
  expect(await policyOf('/remotes.json', 'empty')).toBeNull()
  expect(await policyOf('/app/a.js', 'image')).toBeNull()
  expect(await policyOf('/remotes.json', 'document')).toContain("script-src 'self'")
  expect(await policyOf('/index.html', 'empty')).toContain("script-src 'self'")
})

test('a file whose name says what is in it has no tag to ask by; others have', async () => {
  const { url } = await start()
  expect((await fetch(`${url}/app/a.js`)).headers.get('etag')).toBeNull()
  expect((await fetch(`${url}/`, asPage)).headers.get('etag')).not.toBeNull()
})

test('each file is answered with how long it may be kept', async () => {
  const { url } = await start()
  const keptFor = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
  expect(await keptFor('/app/a.js')).toBe('public, max-age=31536000, immutable')
  expect(await keptFor('/index.html')).toBe('no-store')
  expect(await keptFor('/canvas-frame.html')).toBe('no-cache')
})

test('the connection stays open behind a part of a document, without a word about it', async () => {
  const { url } = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (destination: string) =>
    new Promise<Record<'said' | 'kept', string | string[] | undefined> & { port: number | undefined }>(
      (resolve, reject) => {
        request(`${url}/app/a.js`, { agent, headers: { 'sec-fetch-dest': destination } }, (response) => {
          const { localPort: port } = response.socket
          const { connection: said, 'keep-alive': kept } = response.headers
          response.resume().on('end', () => resolve({ said, kept, port }))
        })
          .on('error', reject)
          .end()
      },
    )
  const [first, second, worker] = [await ask('script'), await ask('script'), await ask('worker')]
  agent.destroy()
  expect([first.said, second.said, worker.said]).toEqual([undefined, undefined, 'keep-alive'])
  expect(worker.kept).toBe('timeout=75')
  expect([second.port, worker.port]).toEqual([first.port, first.port])
})

test('an address hints at the files of the remote it shows first, and only at names that are names', async () => {
  const list = (preload: readonly string[]) =>
    writeFileSync(
      join(suite, 'remotes.json'),
      JSON.stringify({ remotes: [{ name: 'canvas', base: 'remotes/canvas-1/', slots: ['canvas'], preload }] }),
    )
  const { url } = await start()
  const hints = async (path: string) => (await fetch(url + path, asPage)).headers.get('link')
  expect(await hints('/add-blocks')).toBeNull()
  list(['app/main.js', 'app/main.css', 'mf-manifest.json'])
  expect(await hints('/edite/styling')).toBe(
    '</remotes/canvas-1/app/main.js>; rel=modulepreload; crossorigin, ' +
      '</remotes/canvas-1/app/main.css>; rel=preload; as=style; crossorigin, ' +
      '</remotes/canvas-1/mf-manifest.json>; rel=preload; as=fetch; crossorigin',
  )
  expect(await hints('/workspace')).toBeNull()
  list(['app/main.js>; rel=x\r\nset-cookie: a'])
  expect(await hints('/add-blocks')).toBeNull()
})

test('the page the canvas draws into has a policy of its own', async () => {
  const { url } = await start()
  const response = await fetch(`${url}/canvas-frame.html`, asPage)
  expect(await response.text()).toContain('Frame')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
})

test('a path cannot leave the folder', async () => {
  const { url } = await start()
  for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/app/..%5c..%5csecret'])
    expect((await fetch(url + path)).status).toBe(404)
})

test('the editor is told the origins next door, under the name it was asked by', async () => {
  const { url, sandboxUrl } = await start()
  const response = await fetch(`${url}/config.json`)
  const own = sandboxUrl?.replace('://', '://*.')
  expect(await response.json()).toEqual({ sandboxOrigin: sandboxUrl, projectOrigins: own, share })
  expect(response.headers.get('content-security-policy')).toContain(`frame-src 'self' ${own} ${sandboxUrl};`)
})

test('a deployment names its own: one origin for each project, or one for all', async () => {
  const many = { SANDBOX_ORIGIN: 'https://*.preview.example.org', EDITOR_ORIGINS: 'https://pergola.example.org' }
  const first = await start(many)
  expect(await (await fetch(`${first.url}/config.json`)).json()).toEqual({
    sandboxOrigin: null,
    projectOrigins: 'https://*.preview.example.org',
    share,
  })
  await first.close()
  const second = await start({ SANDBOX_ORIGIN: 'https://preview.example.org' })
  const config = await (await fetch(`${second.url}/config.json`)).json()
  expect(config).toEqual({ sandboxOrigin: 'https://preview.example.org', share })
})

test('the sandbox origin serves its own files only, framed by the editor only', async () => {
  const { url, sandboxUrl } = await start()
  const bridge = await fetch(`${sandboxUrl}/__bridge.html`)
  expect(await bridge.text()).toBe(`<meta content="${url}">`)
  expect(bridge.headers.get('content-security-policy')).toContain(`frame-ancestors ${url}`)
  for (const path of ['/', '/index.html', '/__bridge.html/../index.html', '/app/a.js'])
    expect((await fetch(sandboxUrl + path)).status).toBe(404)
})

test('a project’s own name is answered like the shared one; nothing but the worker may become a worker', async () => {
  const { url, sandboxUrl } = await start()
  const { port } = new URL(sandboxUrl ?? '')
  const get = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      request({ host: 'localhost', port, path, headers }, (response) => {
        let text = ''
        response.on('data', (part) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
        .on('error', reject)
        .end()
    })
  const bridge = await get('/__bridge.html', { host: `p0123.localhost:${port}` })
  expect(bridge.text).toBe(`<meta content="${url}">`)
  expect((await get('/__bridge.html', { 'service-worker': 'script' })).status).toBe(404)
})

test('one origin: no second port, and the editor knows', async () => {
  const { url, sandboxUrl } = await start({ SANDBOX_PORT: 'off' })
  expect(sandboxUrl).toBeNull()
  expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ sandboxOrigin: null, share })
})

test('a taken port is said with what to do, and nothing is left listening', async () => {
  const { url } = await start()
  const { port } = new URL(url)
  const options = readOptions({ PORT: port, SANDBOX_PORT: '0', SUITE_FOLDER: suite }, suite)
  await expect(startServer(options)).rejects.toThrow(`Port ${port} is taken by another program`)
})

test('shared sites go where the deployment says, and the policy lets them', async () => {
  const off = await start({ SHARE: 'off' })
  expect(await (await fetch(`${off.url}/config.json`)).json()).not.toHaveProperty('share')
  expect((await fetch(`${off.url}/shares`, { method: 'PUT', body: 'PRGLSHR' })).status).toBe(404)
  await off.close()
  const upload = 'http://files.example.org/api/v1/upload'
  const { url } = await start({ SHARE_UPLOAD_URL: upload })
  const response = await fetch(`${url}/config.json`)
  expect(await response.json()).toMatchObject({ share: { kind: 'temp-file', upload, seconds: 3600 } })
  expect(response.headers.get('content-security-policy')).toMatch(/connect-src [^;]*http:\/\/files\.example\.org;/)
})
