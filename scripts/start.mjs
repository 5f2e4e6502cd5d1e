// `npm start`: installs and builds what is missing, serves it, and opens the browser where there is one.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build-suite.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { root } from './lib/process.mjs'

const openers = { darwin: ['open'], win32: ['cmd.exe', '/c', 'start', ''] }

function hasDisplay() {
  if (process.env.CI || process.env.BROWSER === 'none') return false
  return process.platform in openers || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
}

/** A machine without a browser is no mistake: the address has been printed. */
function openBrowser(url) {
  if (!hasDisplay()) return
  const [command, ...parameters] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...parameters, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

function serve() {
  const server = spawn(process.execPath, [join(root, 'hosts', 'server', 'dist', 'server.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    const address = String(chunk).match(/Pergola runs at (\S+)/)?.[1]
    if (address) openBrowser(address)
  })
  server.on('exit', (code) => {
    process.exitCode = code ?? 0
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
}

try {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  serve()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
