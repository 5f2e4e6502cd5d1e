import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../..')
const command = join(root, 'scripts', 'pergola.mjs')
const library = resolve(import.meta.dirname, '../starters/library')

export const starterNames: readonly string[] = readdirSync(library)

/** The bytes of every file below a folder, by its path. */
function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => statSync(join(folder, path)).isFile())
  return new Map(files.map((path) => [path.split('\\').join('/'), readFileSync(join(folder, path))]))
}

export interface BuiltStarter {
  /** What the repository holds. */
  readonly sources: ReadonlyMap<string, Buffer>
  readonly zip: Buffer
  /** The exported site. */
  readonly site: ReadonlyMap<string, Buffer>
}

/** A starter, packed and built as anybody would by the command line. */
export function buildStarter(name: string): BuiltStarter {
  const out = mkdtempSync(join(tmpdir(), 'pergola-starter-'))
  try {
    const sources = join(library, name, 'site')
    const zip = join(out, `${name}.zip`)
    execFileSync(process.execPath, [command, 'pack', sources, zip])
    execFileSync(process.execPath, [command, 'build', zip, join(out, 'site')])
    return { sources: filesBelow(sources), zip: readFileSync(zip), site: filesBelow(join(out, 'site')) }
  } finally {
    rmSync(out, { recursive: true })
  }
}

/** The exported site of a starter with these settings, built from its folder. */
export function buildStarterWith(name: string, settings: Readonly<Record<string, boolean>>): BuiltStarter['site'] {
  const out = mkdtempSync(join(tmpdir(), 'pergola-starter-'))
  try {
    const [sources, site] = [join(out, 'sources'), join(out, 'site')]
    cpSync(join(library, name, 'site'), sources, { recursive: true })
    const path = join(sources, 'editor/pergola.json')
    const record = JSON.parse(readFileSync(path, 'utf8')) as { projectSettings?: object }
    writeFileSync(path, JSON.stringify({ ...record, projectSettings: { ...record.projectSettings, ...settings } }))
    execFileSync(process.execPath, [command, 'build', sources, site])
    return filesBelow(site)
  } finally {
    rmSync(out, { recursive: true })
  }
}
