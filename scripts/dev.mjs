// `npm run dev`: a development server for the shell and each remote, with hot reload across them.
import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { root, toolFile } from './lib/process.mjs'

try {
  requireNode()
  await ensureInstalled()
  const filter = ['--filter=./hosts/shell', '--filter=./remotes/*']
  const parameters = ['run', 'dev', ...filter, '--concurrency=20', '--ui=stream', '--output-logs=new-only']
  console.log('The editor will be at http://localhost:5170 as soon as its parts answer.')
  const turbo = spawn(process.execPath, [toolFile('turbo'), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  // Turbo ends its servers when it is asked to; without this they would live on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => turbo.kill(signal))
  turbo.on('exit', (code) => {
    process.exitCode = code ?? 0
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
