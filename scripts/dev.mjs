// `npm run dev`: a development server for the shell and each remote, with hot reload across them.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { root, runTool, toolFile } from './lib/process.mjs'

const editorOrigin = 'http://localhost:5170'
const sandboxPort = process.env.SANDBOX_PORT ?? '5179'

/** Previews run on an origin of their own here, too. Its server is built once: it has no hot reload. */
async function startSandbox() {
  const { code, output } = await runTool('turbo', [
    'run',
    'build',
    '--filter=@pergola/server',
    '--output-logs=errors-only',
  ])
  if (code !== 0) throw new Error(output)
  return spawn(process.execPath, [join(root, 'hosts', 'server', 'dist', 'server.mjs'), 'sandbox'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: sandboxPort, EDITOR_ORIGINS: editorOrigin },
  })
}

try {
  requireNode()
  await ensureInstalled()
  const sandbox = await startSandbox()
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
