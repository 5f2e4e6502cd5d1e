import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './process.mjs'

/** The built suite on ports the system chooses. Resolves as soon as it answers. */
export async function startSuiteServer(env = {}) {
  const child = spawn(process.execPath, [join(root, 'hosts', 'server', 'dist', 'server.mjs')], {
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const url = /^Pergola runs at (\S+)/.exec(line)?.[1]
    if (url) return { url: url.replace(/\/$/, ''), pid: child.pid, stop: () => child.kill() }
  }
  throw new Error('The server ended before it said its address.')
}
