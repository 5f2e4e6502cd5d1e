import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startRegistry } from './local-registry.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Where the commands of the document have led. */
export interface FollowedDocument {
  /** Of the remote that was begun. */
  readonly folder: string
  /** Address that the document's own server has said. */
  readonly address: string
  end(): Promise<void>
}

/** The lines of the blocks of a document that are typed into a terminal. */
function commandsIn(markdown: string): readonly string[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  return blocks.flatMap((block) => block.split('\n')).filter((line) => line.trim() !== '')
}

interface Terminal {
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
}

function start(command: string, { cwd, environment }: Terminal): ChildProcess {
  // A group of its own: what npm starts ends with it.
  return spawn('bash', ['-c', command], { cwd, env: { ...process.env, ...environment }, detached: true })
}

async function run(command: string, terminal: Terminal): Promise<void> {
  const child = start(command, terminal)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const code = await new Promise((ended) => child.on('close', ended))
  if (code !== 0) throw new Error(`${command}\n${output}`)
}

/** A server says where it is and runs on. */
async function serve(command: string, terminal: Terminal) {
  const child = start(command, terminal)
  if (!child.stdout) throw new Error(`${command}: it has no output`)
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^Serving .* at (\S+)$/.exec(line) ?? []
    if (address) return { address, end: () => process.kill(-(child.pid ?? 0)) }
  }
  throw new Error(`${command}: it ended without an address`)
}

/** Packs the packages into an empty folder and types every command of the document there, as a newcomer would. */
export async function followDocument(document: string): Promise<FollowedDocument> {
  const commands = commandsIn(await readFile(document, 'utf8'))
  const home = await mkdtemp(join(tmpdir(), 'pergola-stranger-'))
  const registry = await startRegistry()
  const environment = {
    npm_config_registry: registry.url,
    npm_config_cache: join(home, '.npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    PORT: '0',
  }
  await run(`node scripts/pack-remotes.mjs --out ${home}`, { cwd: repository, environment: {} })
  let cwd = home
  let server: Awaited<ReturnType<typeof serve>> | undefined
  for (const command of commands) {
    const [, folder] = /^cd (\S+)$/.exec(command) ?? []
    if (folder) cwd = join(cwd, folder)
    else if (command === 'npm run serve') server = await serve(command, { cwd, environment })
    else await run(command, { cwd, environment })
  }
  if (!server) throw new Error(`${document} never says "npm run serve"`)
  const { address, end } = server
  return {
    folder: cwd,
    address,
    async end() {
      end()
      await registry.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** A newer version of the shell under a running server: the same files, another version, and a mark in the page. */
export async function updateShell(suite: string, mark: string): Promise<void> {
  const page = join(suite, 'index.html')
  const list = join(suite, 'shell-files.json')
  await writeFile(page, (await readFile(page, 'utf8')).replace('<head>', `<head><meta name="${mark}">`))
  await writeFile(list, JSON.stringify({ ...JSON.parse(await readFile(list, 'utf8')), version: mark }))
  for (const name of await readdir(suite))
    if (/^(?:index\.html|shell-files\.json)\.(?:br|gz)$/.test(name)) await rm(join(suite, name))
}
