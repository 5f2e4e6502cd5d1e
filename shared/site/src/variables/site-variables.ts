import type { Project, VariableFile } from '@pergola/contracts'
import { placeOf } from '../files/index.ts'
import { mapRecordReferences } from './map-record.ts'
import { readVariables } from './read-variables.ts'

export interface SiteVariablesRequest {
  readonly project: Project
  readonly files: readonly string[]
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
  /** What was read of a file before, where it is the same still; absent where nothing is kept. */
  readonly known?: {
    get(path: string): VariableFile | null | undefined
    set(path: string, file: VariableFile | null): void
  }
}

/** What every file of the site says of custom properties, in the order of the files. */
export async function siteVariables({
  project,
  files,
  read,
  known,
}: SiteVariablesRequest): Promise<readonly VariableFile[]> {
  const pages = new Set(Object.values(project.pages).map(({ pathes }) => pathes.html))
  const found: VariableFile[] = []
  for (const path of files) {
    const place = placeOf(path, project)
    if (!place) continue
    const before = known?.get(path)
    if (before !== undefined) {
      if (before) found.push({ ...before, label: place.label })
      continue
    }
    const text = await read(path)
    const file = text === null ? null : readVariables({ path, text, place, isPage: pages.has(path) })
    known?.set(path, file)
    if (file) found.push(file)
  }
  return [...found, ...recordUses(project)]
}

function recordUses({ motions, interactions, pages }: Project): readonly VariableFile[] {
  const parts: readonly (readonly [string, unknown])[] = [
    ['Motions', motions],
    ['Interactions', interactions],
    ...Object.values(pages).map(({ name, bodyAttributes }) => [name, bodyAttributes] as const),
  ]
  return parts.flatMap(([label, record]) => {
    const names: string[] = []
    const note = (name: string) => {
      names.push(name)
      return name
    }
    mapRecordReferences(record, { reference: (name) => ({ name: note(name) }), declared: note })
    const uses = names.map((name) => ({ name, line: 0, isFixed: label === 'Interactions' }))
    return uses.length === 0 ? [] : [{ path: '', label, isPage: false, sheets: [], uses }]
  })
}
