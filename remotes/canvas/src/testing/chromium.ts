import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { canvasFramePath } from '@pergola/contracts'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'

export interface Bench {
  readonly browser: Browser
  readonly origin: string
  /** Files by path, served beside the bundle. */
  serve(path: string, body: string, type?: string): void
  close(): Promise<void>
}

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of the browser's own that it makes for every window, and nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints',
]

interface BuiltFile {
  readonly name: string
  readonly text: string
}

async function bundle(entry: string): Promise<readonly BuiltFile[]> {
  const result = await build({
    // For what the build gives to the room.
    configFile: join(import.meta.dirname, '../../vitest.config.ts'),
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'room', cssFileName: 'room' } },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []))
  return outputs.map((part) => ({
    name: part.fileName,
    text: part.type === 'chunk' ? part.code : String(part.source),
  }))
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** A real Chromium with one module of this package in it, at `window.room`. */
export async function startBench(entry: string): Promise<Bench> {
  const files = new Map<string, { body: string; type: string }>()
  const serve = (path: string, body: string, type = 'text/html') => files.set(path, { body, type })
  for (const { name, text } of await bundle(entry)) {
    serve(`/${name}`, text, name.endsWith('.css') ? 'text/css' : 'text/javascript')
  }
  serve(
    '/',
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/room.css"></head><body style="margin:0"><div id="host" style="width:1200px;height:800px"></div>' +
      '<script type="module">import * as room from "/room.js"; window.room = room; window.ready = true</script></body></html>',
  )
  const framePage = join(import.meta.dirname, '../../../../hosts/shell/public/canvas-frame.html')
  serve(canvasFramePath, readFileSync(framePage, 'utf8'))
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` })
    response.end(file?.body ?? '')
  })
  const port = await listen(server)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: launchArguments,
  })
  return {
    browser,
    origin: `http://127.0.0.1:${port}`,
    serve,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
