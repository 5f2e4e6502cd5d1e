#!/usr/bin/env node
// The command line: `npx pergola build <site.zip> <folder>`. The sources are TypeScript, which Node 20 does not run, so
// they are bundled once and kept until one of them changes. The npm package brings them bundled, see `prepack`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { diskEdges } from './lib/disk-edges.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, 'node_modules', '.cache', 'pergola')
const isPackage = !existsSync(join(root, 'shared/site/src'))

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  hash.update(readFileSync(join(root, 'scripts/lib/bundle-command.mjs')))
  for (const folder of ['shared/site/src', 'shared/contracts/src', 'shared/runtime/src', 'shared/build/src']) {
    for (const file of readdirSync(join(root, folder), { recursive: true }).toSorted()) {
      const path = join(root, folder, file)
      if (/\.m?ts$|\.mjs$/.test(file) && !file.endsWith('.test.ts') && statSync(path).isFile())
        hash.update(file).update('\0').update(readFileSync(path)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundled() {
  if (isPackage) return join(root, 'dist-command')
  const name = `cli-${sourceHash()}`
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  for (const old of existsSync(cache) ? readdirSync(cache) : [])
    if (!old.startsWith(name)) rmSync(join(cache, old), { force: true, recursive: true })
  const { bundleCommand } = await import('./lib/bundle-command.mjs')
  await bundleCommand(folder)
  return folder
}

const command = await bundled()
const { runCommand } = await import(pathToFileURL(join(command, 'run-command.mjs')).href)
const harfbuzz = () => readFile(join(command, 'harfbuzz-subset.wasm'))
const startersFolder = join(root, isPackage ? 'dist-command/starters' : 'remotes/workspace/src/starters/library')
process.exitCode = await runCommand(process.argv.slice(2), { ...diskEdges, harfbuzz, startersFolder })
