import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { toolsAt } from '@pergola/contracts/agents'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readOptions } from '../server-options.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const key = 'k'.repeat(27)
let suite: string
let server: RunningServer
let url: string

beforeAll(() => {
  suite = mkdtempSync(join(tmpdir(), 'pergola-agents-'))
  mkdirSync(join(suite, 'sandbox'))
  writeFileSync(join(suite, 'index.html'), '<!doctype html><title>Editor</title>')
})
afterAll(() => rmSync(suite, { recursive: true }))
beforeEach(async () => {
  server = await startServer(readOptions({ PORT: '0', SANDBOX_PORT: 'off', SUITE_FOLDER: suite }, suite))
  url = server.url
})
afterEach(() => server.close())

interface Call {
  readonly id: number
  readonly tool: string
  readonly client: string
}

/** A tab that answers each call with its tool and client. */
async function connectTab({ isReader = false, origin = url } = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/agent-tab`, { origin })
  await once(socket, 'open')
  const keyHash = createHash('sha256').update(key).digest('hex')
  socket.send(JSON.stringify({ hello: { keyHash, isReader } }))
  await once(socket, 'message')
  socket.on('message', (data) => {
    const { id, tool, client } = JSON.parse(String(data)) as Call
    const picture = tool === 'take_screenshot' ? { picture: 'data:image/webp;base64,AAAA' } : {}
    socket.send(JSON.stringify({ id, answer: { ok: true, tool, client, ...picture } }))
  })
  return socket
}

async function connectAgent(bearer = key) {
  const client = new Client({ name: 'Tester', version: '1' })
  const requestInit = { headers: { Authorization: `Bearer ${bearer}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

/** Headers as a browser would not let a script set them. */
function statusOf(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/mcp`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject)
    asked.end('{}')
  })
}

describe('agents at the server', () => {
  test('get the tools of the tab, and its answers, by its key', async () => {
    const tab = await connectTab()
    const client = await connectAgent()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(toolsAt('tab').map(({ name }) => name))
    expect(JSON.stringify(tools).length).toBeLessThan(20_000)
    const { content } = await client.callTool({ name: 'save_site', arguments: {} })
    expect(content).toEqual([{ type: 'text', text: '{"ok":true,"tool":"save_site","client":"Tester"}' }])
    const shot = await client.callTool({ name: 'take_screenshot', arguments: {} })
    expect(shot.content).toContainEqual({ type: 'image', mimeType: 'image/webp', data: 'AAAA' })
    expect((await client.listPrompts()).prompts).toHaveLength(2)
    tab.terminate()
    await once(tab, 'close')
    await expect.poll(async () => (await client.callTool({ name: 'save_site', arguments: {} })).isError).toBe(true)
    await client.close()
  })

  test('are offered reading alone by a tab that lets them read', async () => {
    await connectTab({ isReader: true })
    const client = await connectAgent()
    const { tools } = await client.listTools()
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const edit = client.callTool({ name: 'set_text', arguments: { at: 'h1', text: 'x' } })
    await expect(edit).rejects.toThrow('set_text')
    await client.close()
  })

  test('are refused with another key, by another name, from another origin, through a proxy', async () => {
    await connectTab()
    await expect(connectAgent('x'.repeat(27))).rejects.toThrow()
    const port = new URL(url).port
    const authorization = `Bearer ${key}`
    const host = `localhost:${port}`
    expect(await statusOf({ host })).toBe(401)
    expect(await statusOf({ host: `evil.example:${port}`, authorization })).toBe(421)
    expect(await statusOf({ host: `localhost.evil.example:${port}`, authorization })).toBe(421)
    expect(await statusOf({ host: 'localhost:1', authorization })).toBe(421)
    expect(await statusOf({ host, authorization, origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf({ host, authorization, origin: 'http://localhost:1' })).toBe(403)
    expect(await statusOf({ host, authorization, origin: 'null' })).toBe(403)
    expect(await statusOf({ host, authorization, 'x-forwarded-for': '10.0.0.1' })).toBe(403)
    expect(await statusOf({ host, authorization, 'mcp-session-id': 'guessed' })).toBe(404)
  })

  test('get no tab from a page of another origin', async () => {
    await expect(connectTab({ origin: 'http://localhost:1' })).rejects.toThrow('403')
    await expect(connectTab({ origin: 'null' })).rejects.toThrow('403')
  })

  test('lose a tab that does not speak as tabs do', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/agent-tab`, { origin: url })
    await once(socket, 'open')
    socket.send('{"hello":{"keyHash":"__proto__"}}')
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1008)
  })
})
