import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readOptions } from '../server-options.ts'
import { type RunningServer, startServer } from '../start-server.ts'

let suite: string
let server: RunningServer | undefined

beforeAll(() => {
  suite = mkdtempSync(join(tmpdir(), 'pergola-guards-'))
  mkdirSync(join(suite, 'sandbox'))
  writeFileSync(join(suite, 'index.html'), '<!doctype html><title>Editor</title>')
  writeFileSync(join(suite, 'sandbox', '__bridge.html'), '<meta content="%EDITOR_ORIGINS%">')
})
afterAll(() => rmSync(suite, { recursive: true }))
afterEach(() => server?.close())

const asPage = { headers: { accept: 'text/html' } }

async function start(environment: Record<string, string> = {}) {
  const options = readOptions(
    { PORT: '0', SANDBOX_PORT: '0', SHARE: 'off', SUITE_FOLDER: suite, ...environment },
    suite,
  )
  server = await startServer(options)
  return server
}

/** With a `Host` of one's own, which `fetch` does not let anybody choose. */
const statusAt = (url: string, host: string, path = '/workspace') =>
  new Promise<number>((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    request(url + path, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('the names that the server answers for', () => {
  const own = { EDITOR_ORIGINS: 'https://pergola.example.org', SANDBOX_ORIGIN: 'https://*.preview.example.org' }

  test('are those it was told of, and this machine; another is misdirected', async () => {
    const { url } = await start(own)
    for (const host of ['pergola.example.org', 'PERGOLA.example.org:443', 'localhost:4173', '127.0.0.1', '[::1]:4173'])
      expect([host, await statusAt(url, host)]).toEqual([host, 200])
    for (const host of [
      'evil.example',
      'pergola.example.org.evil.example',
      'xpergola.example.org',
      'pergolaxexample.org',
    ])
      expect([host, await statusAt(url, host)]).toEqual([host, 421])
  })

  test('are one label below the star for the sandbox', async () => {
    const { sandboxUrl } = await start(own)
    const bridge = (host: string) => statusAt(sandboxUrl ?? '', host, '/__bridge.html')
    expect(await bridge('p1.preview.example.org')).toBe(200)
    for (const host of ['preview.example.org', 'a.b.preview.example.org', 'p1xpreview.example.org'])
      expect([host, await bridge(host)]).toEqual([host, 421])
  })

  test('are all while nobody has named one', async () => {
    const { url } = await start()
    expect(await statusAt(url, 'machine.lan')).toBe(200)
  })

  test('do not count for whoever watches the server, who is answered before pages', async () => {
    const { url, sandboxUrl } = await start(own)
    for (const address of [url, sandboxUrl ?? '']) {
      expect(await statusAt(address, 'evil.example', '/healthz')).toBe(200)
      expect(await (await fetch(`${address}/healthz`, asPage)).text()).toBe('ok')
    }
  })
})

test('one address holds no more connections than it may, and has them again when they end', async () => {
  const { url } = await start({ CONNECTIONS_PER_ADDRESS: '3' })
  const { hostname, port } = new URL(url)
  const open = () => connect(Number(port), hostname).on('error', () => undefined)
  const held = [open(), open(), open()]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const refused = open()
  await once(refused, 'close')
  for (const socket of held) socket.destroy()
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200))
})

test('browsers are told to use https alone where that is set', async () => {
  const plain = await start()
  expect((await fetch(plain.url, asPage)).headers.get('strict-transport-security')).toBeNull()
  await plain.close()
  const { url, sandboxUrl } = await start({ HSTS_SECONDS: '31536000' })
  for (const address of [url, `${sandboxUrl}/__bridge.html`])
    expect((await fetch(address, asPage)).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('the sandbox asks for nothing of the person, in the name of any project', async () => {
  const { sandboxUrl } = await start()
  const policy = (await fetch(`${sandboxUrl}/__bridge.html`)).headers.get('permissions-policy') ?? ''
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])
    expect(policy).toContain(`${feature}=()`)
})

describe('Trusted Types', () => {
  test('are reported where that is set, each kind once, and nothing else is believed', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { url } = await start({ TRUSTED_TYPES: 'report' })
    const page = await fetch(url, asPage)
    expect(page.headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'")
    expect(page.headers.get('content-security-policy')).not.toContain('trusted-types')
    const report = (body: string) => fetch(`${url}/policy-reports`, { method: 'POST', body })
    const violation = {
      'csp-report': { 'script-sample': 'Element innerHTML|<b>\n', 'source-file': 'a.js', 'line-number': 7 },
    }
    await report(JSON.stringify(violation))
    await report(JSON.stringify(violation))
    await report('no report')
    expect(said.mock.calls).toEqual([[String.raw`Trusted Types would refuse: "Element innerHTML|<b>\n a.js 7"`]])
    said.mockRestore()
  })

  test('are nothing that a page is told of otherwise', async () => {
    const { url } = await start()
    expect((await fetch(url, asPage)).headers.get('content-security-policy-report-only')).toBeNull()
  })
})
