import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../hosts/server/dist/server.mjs', import.meta.url))

export interface RunningSuite {
  readonly url: string
  readonly sandboxUrl: string
  /** Addresses on the origin of a project, of which the sandbox serves one each. */
  readonly projectAddress: RegExp
  stop(): Promise<void>
}

/** The production server on ports of its own choice, in a process of its own. Settles when it has said its addresses. */
export async function startSuite(environment: Readonly<Record<string, string>> = {}): Promise<RunningSuite> {
  const shares = await mkdtemp(join(tmpdir(), 'pergola-shares-'))
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', SHARE_FOLDER: shares, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { url, sandboxUrl } = await addresses(child)
  return {
    url,
    sandboxUrl,
    projectAddress: new RegExp(`^${sandboxUrl.replace('://localhost', '://p[0-9a-f]{32}\\.localhost')}(/|$)`),
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(shares, { recursive: true, force: true })
    },
  }
}

async function addresses(child: ChildProcess) {
  if (!child.stdout) throw new Error('startSuite: the server has no output')
  const lines = createInterface(child.stdout)
  let url = ''
  for await (const line of lines) {
    const address = /(\S+)$/.exec(line)?.[1]?.replace(/\/$/, '') ?? ''
    if (line.startsWith('Pergola runs at')) url = address
    if (line.startsWith('Previews run at')) return { url, sandboxUrl: address }
    if (line.startsWith('Previews have no origin')) return { url, sandboxUrl: '' }
  }
  throw new Error('startSuite: the server ended before it said its address')
}
