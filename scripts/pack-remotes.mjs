// `npm run pack:remotes`: the packages of those who write remotes elsewhere, as files that npm installs:
// @pergola/contracts, @pergola/ui and create-pergola-remote. `-- --out folder` puts them somewhere else than dist-packages.
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './lib/process.mjs'
import { stageContracts, stageCreate, stageUi } from './lib/stage-packages.mjs'

async function pack(folder, out) {
  const { code, output } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out], {
    cwd: folder,
  })
  if (code !== 0) throw new Error(output)
  return output.trim().split('\n').at(-1)
}

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist-packages') } } })
const out = resolve(values.out)
// Below the repository, so that what is compiled finds the types of React.
const stage = join(root, '.cache', 'packages', String(process.pid))
mkdirSync(out, { recursive: true })
try {
  const folders = await Promise.all([stageContracts, stageUi, stageCreate].map((make) => make(stage)))
  for (const name of await Promise.all(folders.map((folder) => pack(folder, out)))) console.log(join(out, name))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(stage, { recursive: true, force: true })
}
