// `npm run static`: the editor as plain files in dist-static/, for a server that runs nothing of ours.
// SANDBOX_ORIGIN and EDITOR_ORIGINS give it a sandbox origin; `npm run static -- folder` writes elsewhere.
import { join } from 'node:path'
import { ensureBuilt } from './lib/build-suite.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { root, run } from './lib/process.mjs'

try {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  const [folder = join(root, 'dist-static')] = process.argv.slice(2)
  const server = join(root, 'hosts', 'server', 'dist', 'server.mjs')
  const { code } = await run(process.execPath, [server, 'static', folder], { show: true })
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
