// `npm run dev`: a development server for the shell and each remote, with hot reload across them.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { takenPorts } from './lib/ports.mjs'
import { root, runTool, toolFile } from './lib/process.mjs'

function requireNumber(name) {
  const text = process.env[name]
  if (!text || (Number.isInteger(Number(text)) && Number(text) > 0 && Number(text) < 65_000)) return
  throw new Error(`${name}=${text} is no port. Name a number between 1 and 64999.`)
}

/** A port that another program has would end one of the servers, and the editor would lack that part without a word. */
async function requireFreePorts(ports) {
  const taken = await takenPorts(ports)
  if (taken.length === 0) return
  const name = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`
  throw new Error(
    `${name} taken by another program, perhaps another \`npm run dev\`. End it, or choose another range: ` +
      `PORT=${ports[0] + 20} npm run dev takes ${ports[0] + 20} to ${ports[0] + 29}.`,
  )
}

/** Previews run on an origin of their own here, too. Its server is built once: it has no hot reload. */
async function startSandbox(editorOrigin, sandboxPort) {
  const { code, output } = await runTool('turbo', [
    'run',
    'build',
    '--filter=@pergola/server',
    '--output-logs=errors-only',
  ])
  if (code !== 0) throw new Error(output)
  return spawn(process.execPath, [join(root, 'hosts', 'server', 'dist', 'server.mjs'), 'sandbox'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: String(sandboxPort), EDITOR_ORIGINS: editorOrigin },
  })
}

try {
  requireNode()
  requireNumber('PORT')
  requireNumber('SANDBOX_PORT')
  await ensureInstalled()
  const { developmentPorts, sandboxPort, shellPort } = await import('../shared/build/src/development-ports.mjs')
  await requireFreePorts(developmentPorts(readdirSync(join(root, 'remotes')).length))
  const editorOrigin = `http://localhost:${shellPort}`
  const sandbox = await startSandbox(editorOrigin, sandboxPort)
  const filter = ['--filter=./hosts/shell', '--filter=./remotes/*']
  const parameters = ['run', 'dev', ...filter, '--concurrency=20', '--ui=stream', '--output-logs=new-only']
  console.log(`The editor will be at ${editorOrigin} as soon as its parts answer.`)
  const turbo = spawn(process.execPath, [toolFile('turbo'), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SANDBOX_ORIGIN: `http://localhost:${sandboxPort}`, TURBO_TELEMETRY_DISABLED: '1' },
  })
  // Turbo ends its servers when it is asked to; without this they would live on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => turbo.kill(signal))
  turbo.on('exit', (code) => {
    sandbox.kill()
    process.exitCode = code ?? 0
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
