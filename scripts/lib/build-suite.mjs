import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assemble } from '../assemble.mjs'
import { root, runTool } from './process.mjs'

const stampFile = join(root, 'node_modules', '.cache', 'pergola-build')
const outputs = ['dist/index.html', 'dist/remotes.json', 'hosts/server/dist/server.mjs']
const inputs = ['shared', 'hosts', 'remotes', 'examples', 'scripts']
const alone = ['package.json', 'package-lock.json', 'turbo.json', 'tsconfig.base.json']
const notInput = /^(node_modules|dist|\.turbo|\.cache|coverage)$|\.test\.tsx?$/

function* filesOf(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (notInput.test(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesOf(path)
    else yield path
  }
}

/** Changes when any file that goes into the build does; telling by size and time takes a tenth of a second. */
function inputStamp() {
  const hash = createHash('sha256')
  for (const path of [...inputs.flatMap((folder) => [...filesOf(folder)]), ...alone].toSorted()) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function isCurrent(stamp) {
  if (!outputs.every((file) => existsSync(join(root, file)))) return false
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

/** Builds what changed and assembles `dist/`. Returns turbo's own report. */
export async function buildSuite() {
  const stamp = inputStamp()
  const { code, output } = await runTool('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'])
  if (code !== 0) return { code, output }
  assemble()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return { code, output }
}

/** Builds unless nothing changed since the last time. Throws with the failing part's output. */
export async function ensureBuilt() {
  if (isCurrent(inputStamp())) return
  console.log('Building the parts of the editor. The first time this takes about a minute.')
  const { code, output } = await buildSuite()
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`)
}
