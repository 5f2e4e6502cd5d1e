#!/usr/bin/env node
// Stands between Playwright and a Firefox of the system: starts it and passes WebDriver BiDi on, with an answer to what
// this Firefox does not know yet and with the ids that Playwright expects of downloads.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const unknownCommands = new Set(['emulation.setMediaFeaturesOverride'])
const downloadEvents = new Set(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'])

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

/** Ids by address: Firefox says which navigation a download belongs to, Playwright asks which download. */
function createDownloadIds() {
  const open = new Map()
  let count = 0
  return (method, params) => {
    const key = params.navigation ?? params.url
    if (method.endsWith('WillBegin')) open.set(key, `download-${(count += 1)}`)
    return open.get(key) ?? `download-${count}`
  }
}

function relay(client, address) {
  const server = new WebSocket(address)
  const idOf = createDownloadIds()
  const waiting = []

  client.on('message', (data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text)
    if (unknownCommands.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (server.readyState === WebSocket.OPEN) server.send(text)
    else waiting.push(text)
  })
  server.on('open', () => waiting.splice(0).forEach((text) => server.send(text)))
  server.on('message', (data) => {
    const text = data.toString()
    const message = JSON.parse(text)
    if (!downloadEvents.has(message.method)) return client.send(text)
    message.params.download ??= idOf(message.method, message.params)
    client.send(JSON.stringify(message))
  })
  client.on('close', () => server.close())
  server.on('close', () => client.close())
  server.on('error', () => client.close())
}

for await (const line of createInterface(firefox.stderr)) {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1]
  if (!address) {
    process.stderr.write(`${line}\n`)
    continue
  }
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (client) => relay(client, `${address}/session`))
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  )
}
