import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, runTool } from '../lib/process.mjs'

const contracts = join(root, 'shared', 'contracts')
const ui = join(root, 'shared', 'ui', 'src', 'index.ts')
export const snapshotFile = join(contracts, 'contracts.api.d.ts')

function declarationsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : declarationsBelow(path)
    return entry.name.endsWith('.d.ts') ? [path] : []
  })
}

/** Names that a remote built earlier may ask of the shell's copy: one that goes is a broken promise. */
function uiNames() {
  const lists = [...readFileSync(ui, 'utf8').matchAll(/^export (?!type\b)\{([^}]*)\}/gm)]
  const names = lists.flatMap(([, list]) => list.split(',').map((name) => name.trim().replace(/^.* as /, '')))
  return names.filter((name) => name !== '' && !name.startsWith('type ')).toSorted()
}

/** What the shell promises its remotes: the contracts as the compiler sees them, and the names of the shared ui. */
export async function readContractSurface() {
  const folder = mkdtempSync(join(tmpdir(), 'pergola-contracts-'))
  try {
    const { code, output } = await runTool(
      'typescript',
      [
        '-p',
        contracts,
        '--noEmit',
        'false',
        '--declaration',
        '--emitDeclarationOnly',
        '--rootDir',
        join(contracts, 'src'),
        '--outDir',
        folder,
      ],
      { command: 'tsc' },
    )
    if (code !== 0) throw new Error(output)
    const files = declarationsBelow(folder).toSorted()
    const parts = files.map((file) => {
      const name = relative(folder, file).replaceAll('\\', '/')
      return `// ${name}\n${readFileSync(file, 'utf8').trim()}\n`
    })
    return [...parts, `// @pergola/ui\n${uiNames().join('\n')}\n`].join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function updateContractSnapshot() {
  writeFileSync(snapshotFile, await readContractSurface())
}

function firstDifference(before, now) {
  const old = before.split('\n')
  const fresh = now.split('\n')
  const line = fresh.findIndex((text, index) => text !== old[index])
  const at = line === -1 ? fresh.length : line
  return `at line ${at + 1}\n- ${old[at] ?? '(end)'}\n+ ${fresh[at] ?? '(end)'}`
}

/** Nobody changes the promise between the parts without a line in the change that shows it. */
export async function checkContractSnapshot() {
  const now = await readContractSurface()
  const before = existsSync(snapshotFile) ? readFileSync(snapshotFile, 'utf8') : ''
  if (now === before) return { passed: 1, failed: 0, output: '' }
  const output =
    `The contracts differ from contracts.api.d.ts ${firstDifference(before, now)}\n` +
    'Adding is fine; removing or narrowing raises contractNumber. Then write the snapshot anew: npm run api'
  return { passed: 0, failed: 1, output }
}
