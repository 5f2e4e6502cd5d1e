import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assembleShell } from '../assemble.mjs'
import { root, runTool } from './process.mjs'

const shell = join(root, 'hosts', 'shell')

/** The list of the built suite, without files: those of the one bundle are the shell's. Nor with the examples. */
function listedInside() {
  const { remotes } = JSON.parse(readFileSync(join(root, 'dist', 'remotes.json'), 'utf8'))
  const own = remotes.filter(({ name }) => existsSync(join(root, 'remotes', name)))
  return { remotes: own.map((remote) => ({ ...remote, fileList: undefined, preload: [] })) }
}

/** Builds the suite without federation and returns the folder of what could be served. */
export async function buildOneBundle() {
  const folder = mkdtempSync(join(tmpdir(), 'pergola-one-bundle-'))
  const built = join(folder, 'built')
  const out = join(folder, 'suite')
  const build = (config) =>
    runTool('vite', ['build', '-c', config, '--outDir', built, '--logLevel', 'error'], { cwd: shell })
  for (const config of ['vite.one-bundle.config.ts', 'vite.service-worker.config.ts']) {
    const { code, output } = await build(config)
    if (code !== 0) throw new Error(`The one bundle could not be built:\n${output.trim()}`)
  }
  mkdirSync(join(out, 'app'), { recursive: true })
  writeFileSync(join(out, 'remotes.json'), JSON.stringify(listedInside()))
  assembleShell(built, out)
  return { folder, out }
}
