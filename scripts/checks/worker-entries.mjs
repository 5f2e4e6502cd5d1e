import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/process.mjs'

const dist = join(root, 'dist')
const readJson = (file) => JSON.parse(readFileSync(join(dist, file), 'utf8'))

const started = /new (?:Shared)?Worker\(\s*(?:new URL\(\s*)?["'`]([^"'`]+\.m?js)["'`]/g
const importedAtStart = /\b(?:import|from) ?["'`](\.{0,2}\/[^"'`]+\.m?js)["'`]/g
const imported = /\b(?:import|from)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+\.m?js)["'`]/g
const namedEntry = /\.worker-(?!start-)[^/]*\.js$/
/** The worker that everything stored comes through. */
const awaited = /\/projects\.worker-/

/** Scripts of the version that is published; those of the version before lie beside them. */
function publishedScripts() {
  const shell = { base: '', ...readJson('shell-files.json') }
  const own = readJson('remotes.json').remotes.filter(({ base }) => !/^https?:/.test(base))
  const parts = [shell, ...own.map(({ base, fileList }) => ({ base, ...readJson(base + fileList) }))]
  const served = parts.flatMap(({ base, files, late = [] }) => [...files, ...late].map((file) => base + file))
  const scripts = served.filter((file) => /\.m?js$/.test(file))
  return new Map(scripts.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
}

/** Paths that a file names in a way; an address that begins with a slash begins at the root of the suite. */
function namesIn(sources, file, pattern) {
  const text = sources.get(file) ?? ''
  return [...text.matchAll(pattern)].map(([, address]) => new URL(address, `file:///${file}`).pathname.slice(1))
}

function entriesIn(sources) {
  const files = [...sources.keys()]
  const inUse = files.flatMap((file) => namesIn(sources, file, started)).filter((file) => sources.has(file))
  return [...new Set([...files.filter((file) => namedEntry.test(file)), ...inUse])]
}

/** How many files the start of a worker imports: each level of them is a round of requests that a page waits for. */
function startRow(sources, entry) {
  const [start, ...more] = namesIn(sources, entry, importedAtStart)
  const count = start === undefined ? 0 : namesIn(sources, start, importedAtStart).length
  const ok = start !== undefined && more.length === 0 && count === 0
  return { ok, text: `${entry}: starts with ${start ?? 'no file'}, which imports ${count}` }
}

/**
 * WebKit evaluates the entry of a worker a second time when a chunk that comes later imports from it: two of it answer
 * then, and every request is carried out twice. So no file of any part imports the entry of a worker.
 */
export function checkWorkerEntries() {
  const sources = publishedScripts()
  const entries = entriesIn(sources)
  const importers = (entry) => [...sources.keys()].filter((file) => namesIn(sources, file, imported).includes(entry))
  const rows = entries.map((entry) => {
    const names = importers(entry).map((file) => basename(file))
    return { ok: names.length === 0, text: `${entry}: imported by ${names.join(', ') || 'nobody'}` }
  })
  rows.push(...entries.filter((entry) => awaited.test(entry)).map((entry) => startRow(sources, entry)))
  if (!entries.some((entry) => awaited.test(entry))) rows.push({ ok: false, text: 'no worker for projects was found' })

  const output = rows.map(({ ok, text }) => `${ok ? '   ' : ' ! '}${text}`).join('\n')
  const failed = rows.filter(({ ok }) => !ok).length
  return { passed: rows.length - failed, failed, output }
}
