#!/usr/bin/env node
// The command line: `npx pergola build <site.zip> <folder>`. The sources are TypeScript, which Node 20 does not run, so
// they are bundled once and kept until one of them changes.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { diskEdges } from './lib/disk-edges.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, 'node_modules', '.cache', 'pergola')

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['shared/site/src', 'shared/contracts/src', 'shared/runtime/src', 'shared/build/src']) {
    for (const file of readdirSync(join(root, folder), { recursive: true }).toSorted()) {
      const path = join(root, folder, file)
      if (/\.m?ts$|\.mjs$/.test(file) && !file.endsWith('.test.ts') && statSync(path).isFile())
        hash.update(file).update('\0').update(readFileSync(path)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundle() {
  const name = `cli-${sourceHash()}.mjs`
  const path = join(cache, name)
  if (existsSync(path)) return path
  const { build } = await import('vite')
  const { shippedScripts } = await import('../shared/build/src/shipped-scripts.mjs')
  for (const old of existsSync(cache) ? readdirSync(cache) : [])
    rmSync(join(cache, old), { force: true, recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [shippedScripts()],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'shared/site/src/cli/run-command.ts'),
      outDir: cache,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  return path
}

const { runCommand } = await import(pathToFileURL(await bundle()).href)
process.exitCode = await runCommand(process.argv.slice(2), diskEdges)
