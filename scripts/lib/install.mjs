import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { packages } from './packages.mjs'
import { root, runNpm } from './process.mjs'

const lockFile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const stampFile = join(root, 'node_modules', '.pergola-install')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Npm's own record of what lies in node_modules says the same as the lock file; other systems' binaries may be absent. */
function isComplete() {
  if (!existsSync(installed)) return false
  const have = readJson(installed).packages
  return Object.entries(readJson(lockFile).packages).every(([folder, wanted]) => {
    if (folder === '' || wanted.link || !folder.includes('node_modules/')) return true
    if (wanted.optional || wanted.devOptional) return true
    return have[folder]?.version === wanted.version
  })
}

/** A package of ours that came with an update needs no download, only its place among the installed ones. */
function linkOwnPackages() {
  for (const { folder, manifest } of packages()) {
    const link = join(root, 'node_modules', manifest.name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    // A junction needs no rights on Windows and a whole path; elsewhere the link may move with the folder.
    if (process.platform === 'win32') symlinkSync(join(root, folder), link, 'junction')
    else symlinkSync(relative(dirname(link), join(root, folder)), link)
  }
}

/** Installs when node_modules is missing or does not match the lock file. Throws with npm's own words when it cannot. */
export async function ensureInstalled() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return linkOwnPackages()

  if (!isComplete()) {
    console.log('Installing the dependencies (npm ci). The first time this takes a minute or two.')
    const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Error(`npm ci failed:\n${output.trim()}\nCheck the network and run the command again.`)
  }
  linkOwnPackages()
  writeFileSync(stampFile, stamp)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Pergola needs Node 20.19 or newer; this is ${process.version}. Get one from https://nodejs.org.`)
}
