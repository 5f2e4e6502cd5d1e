import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canvasFramePath } from '@pergola/contracts'
import { chromium, type Browser } from 'playwright-core'
import { inject } from 'vitest'
import { listen } from './listen.ts'
import type { BuiltFile } from './fixture-builds.ts'

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

async function bundle(entry: string): Promise<readonly BuiltFile[]> {
  const answer = await fetch(`${inject('fixtureBuilds')}/?entry=${encodeURIComponent(entry)}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as readonly BuiltFile[]
}

/** A real Chromium with one module of this package in it, at `window.fixture`. */
export async function startBench(entry: string): Promise<Bench> {
  const files = new Map<string, { body: string; type: string }>()
  const serve = (path: string, body: string, type = 'text/html') => files.set(path, { body, type })
  for (const { name, text } of await bundle(entry)) {
    serve(`/${name}`, text, name.endsWith('.css') ? 'text/css' : 'text/javascript')
  }
  serve(
    '/',
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/fixture.css"></head><body style="margin:0"><div id="host" style="width:1200px;height:800px"></div>' +
      '<script type="module">import * as fixture from "/fixture.js"; window.fixture = fixture; window.ready = true</script></body></html>',
  )
  const framePage = join(import.meta.dirname, '../../../../hosts/shell/public/canvas-frame.html')
  serve(canvasFramePath, readFileSync(framePage, 'utf8'))
  const server = await listen((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` })
    response.end(file?.body ?? '')
  })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: launchArguments,
  })
  return {
    browser,
    origin: server.origin,
    serve,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
