import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../lib/process.mjs'

const dist = join(root, 'dist')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const weigh = (file) => gzipSync(readFileSync(file), { level: 9 }).length
const sum = (files) => files.reduce((total, file) => total + weigh(file), 0)

/** What index.html names: the document, its scripts, sheets and hints; not what it asks for ahead for a worker. */
function shellStart() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  return [...new Set(named)].filter((file) => !file.includes('.worker-')).map((file) => join(dist, file))
}

function remoteStart({ base, preload, fileList }) {
  const { files } = readJson(join(dist, base, fileList))
  const scripts = preload.length > 0 ? preload : files.filter((file) => file.endsWith('.js'))
  return scripts.map((file) => join(dist, base, file))
}

/** The shell's share of `firstLoad` holds the shared packages: React, the router, contracts and the interface kit. */
function measure() {
  const { remotes } = readJson(join(dist, 'remotes.json'))
  const shell = sum([join(dist, 'index.html'), join(dist, 'remotes.json'), ...shellStart()])
  const starts = Object.fromEntries(remotes.map((remote) => [remote.name, sum(remoteStart(remote))]))
  const all = Object.values(starts).reduce((total, bytes) => total + bytes, 0)
  return {
    firstLoad: { shell, canvasPage: shell + (starts.canvas ?? 0), firstTouch: shell + all },
    remotes: starts,
    serviceWorker: weigh(join(dist, 'sw.js')),
  }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

function compare(name, bytes, budget) {
  return { ok: bytes <= budget, text: `${name}: ${kilobytes(bytes)} of ${kilobytes(budget)} gz` }
}

/** The weight of what a visitor loads first, of each remote's start and of the service worker. */
export function checkBudgets() {
  const budgets = readJson(join(root, 'budgets.json'))
  const now = measure()
  const rows = [
    ...Object.entries(now.firstLoad).map(([name, bytes]) => compare(name, bytes, budgets.firstLoad[name])),
    ...Object.entries(now.remotes).map(([name, bytes]) => compare(name, bytes, budgets.remotes[name] ?? 0)),
    compare('service worker', now.serviceWorker, budgets.serviceWorker),
  ]
  const output = rows.map(({ ok, text }) => `${ok ? '   ' : ' ! '}${text}`).join('\n')
  const failed = rows.filter(({ ok }) => !ok).length
  return { passed: rows.length - failed, failed, output, note: output }
}
