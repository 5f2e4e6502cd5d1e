// Joins the separately built parts into `dist/`, the folder that is deployed.
// `node scripts/assemble.mjs` takes all parts, `node scripts/assemble.mjs panels` only that remote: nothing else changes;
// `node scripts/assemble.mjs --built folder --out suite` a remote's build from anywhere into a suite that is being served.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { lateFolder } from '../shared/build/src/late-folder.mjs'
import { contentHash, copyFiles, filesBelow, replaceFile } from './lib/assemble-files.mjs'
import { root } from './lib/process.mjs'

const keptVersions = 2
/** The stored page comes through one. */
const isWorker = (file) => /\.worker-[^/]*\.js$/.test(file)
/** What the worker runs that everything stored comes through; its entry only imports it. */
const isProjectsStart = (file) => /\/projects\.worker-start-[^/]*\.js$/.test(file)
const isLate = (file) => file.startsWith(`${lateFolder}/`)

const readJson = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback)
/** Beside the files of a remote: what the service worker keeps of them. */
const fileList = 'offline-files.json'

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`

/** Folders of remotes by name: those of the suite and the examples. */
const remoteFolders = () =>
  new Map(
    ['remotes', 'examples']
      .flatMap((group) => readdirSync(join(root, group)).map((name) => [name, join(root, group, name)]))
      .filter(([, folder]) => existsSync(join(folder, 'package.json')))
      // Most examples are for people to read and to add, and are no part of a deployment.
      .filter(([, folder]) => readJson(join(folder, 'package.json')).pergola?.deployed !== false),
  )

/** Pages that are open still import from the version they started with. */
function sweepOldVersions(out, name, current) {
  const folder = join(out, 'remotes')
  const mine = readdirSync(folder).filter((entry) => entry.replace(/-[0-9a-f]{12}$/, '') === name && entry !== current)
  const age = (entry) => statSync(join(folder, entry)).mtimeMs
  for (const entry of mine.toSorted((one, other) => age(other) - age(one)).slice(keptVersions - 1))
    rmSync(join(folder, entry), { recursive: true })
}

/** Copies one remote into a folder named after its content and returns its entry for remotes.json. */
export function assembleRemote(built, out) {
  const cardFile = join(built, 'remote.json')
  if (!existsSync(cardFile)) throw new Error(`${built} holds no remote.json: build the remote first.`)
  const { preload = [], ...card } = readJson(cardFile)
  const files = filesBelow(built)
  const version = contentHash(built, files)
  const folder = `${card.name}-${version}`
  copyFiles(built, join(out, 'remotes', folder), files, new Set(preload))
  sweepOldVersions(out, card.name, folder)
  const kept = { files: files.filter((file) => !isLate(file)), late: files.filter(isLate) }
  replaceFile(join(out, 'remotes', folder, fileList), toJson(kept))
  return { ...card, version, base: `remotes/${folder}/`, preload, fileList }
}

/** A remote on another server, which somebody has written into the list by hand. */
const isForeign = ({ base }) => /^https?:/.test(base)

/** Writes remotes.json with the given entries put in place of their namesakes. */
export function publishRemotes(out, entries, { keepOthers }) {
  const file = join(out, 'remotes.json')
  const fresh = new Map(entries.map((entry) => [entry.name, entry]))
  const before = readJson(file, { remotes: [] }).remotes.filter((entry) => keepOthers || isForeign(entry))
  const kept = before.map((entry) => fresh.get(entry.name) ?? entry)
  const added = entries.filter(({ name }) => !before.some((entry) => entry.name === name))
  replaceFile(file, toJson({ remotes: [...kept, ...added] }))
}

function withHints(html, preload, files) {
  const missing = preload.filter((file) => !html.includes(`href="/${file}"`))
  const links = missing.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  links.push('<link rel="preload" as="fetch" crossorigin href="/remotes.json">')
  // Else it would be asked for only when its worker's entry has come, one round of requests later.
  for (const file of files.filter(isProjectsStart))
    links.push(`<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
  return html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
}

export function assembleShell(built, out) {
  const list = join(out, 'shell-files.json')
  const { files: beforeKept, late: beforeLate = [] } = readJson(list, { files: [] })
  const { preload } = readJson(join(built, 'shell.json'), { preload: [] })
  const files = filesBelow(built)
  const waitedFor = files.filter((file) => preload.includes(file) || isWorker(file))
  copyFiles(
    built,
    out,
    files.filter((file) => file !== 'index.html'),
    new Set(waitedFor),
  )
  const html = withHints(readFileSync(join(built, 'index.html'), 'utf8'), preload, files)
  // The service worker is no part of what it keeps: the browser keeps it.
  const kept = files.filter((file) => file !== 'sw.js' && !isLate(file))
  const late = files.filter(isLate)
  replaceFile(list, toJson({ version: contentHash(built, kept), files: kept, late }))
  // Last, so that it never names a file that is not there yet.
  replaceFile(join(out, 'index.html'), html)
  sweepShell(out, new Set([...beforeKept, ...beforeLate, ...files]))
}

/** Of the shell's hashed files, those of this version and of the one before stay. */
function sweepShell(out, keep) {
  for (const file of filesBelow(out, 'app')) {
    if (keep.has(file)) continue
    for (const suffix of ['', '.br', '.gz']) rmSync(join(out, file + suffix), { force: true })
  }
}

export function assemble(names = []) {
  const out = join(root, 'dist')
  const folders = remoteFolders()
  const unknown = names.filter((name) => name !== 'shell' && !folders.has(name))
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. Parts: shell, ${[...folders.keys()].join(', ')}`)

  mkdirSync(join(out, 'remotes'), { recursive: true })
  const all = names.length === 0
  const wanted = [...folders].filter(([name]) => all || names.includes(name))
  const entries = wanted.map(([, folder]) => assembleRemote(join(folder, 'dist'), out))
  if (entries.length > 0) publishRemotes(out, entries, { keepOthers: !all })
  if (all || names.includes('shell')) assembleShell(join(root, 'hosts', 'shell', 'dist'), out)
  return entries
}

/** One remote that was built elsewhere, put into an assembled suite that may be served meanwhile. */
export function deployRemote(built, out) {
  const entry = assembleRemote(built, out)
  publishRemotes(out, [entry], { keepOthers: true })
  return entry
}

const options = {
  /** Folder of an assembled suite, and of a remote's build to put into it. */
  out: { type: 'string' },
  built: { type: 'string' },
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const entries = values.built
      ? [deployRemote(resolve(values.built), resolve(values.out ?? join(root, 'dist')))]
      : assemble(positionals)
    for (const { name, version } of entries) console.log(`${name} ${version}`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
