// What `npm pack` puts into the package beside the sources of its command: the command bundled with all it needs, and the
// starters. The package has no dependencies, so `npx` runs it without a network.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCommand } from './lib/bundle-command.mjs'
import { root } from './lib/process.mjs'

const folder = join(root, 'dist-command')
const library = join(root, 'remotes/workspace/src/starters/library')

rmSync(folder, { recursive: true, force: true })
await bundleCommand(folder)
for (const name of readdirSync(library))
  cpSync(join(library, name, 'site'), join(folder, 'starters', name, 'site'), { recursive: true })
