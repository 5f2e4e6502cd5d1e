import type { Project } from '@pergola/contracts'

/** In the record: the items that are switched off, by the file of their rule and the rule. */
export const hiddenStylesKey = 'hiddenStyles'

type Table = Readonly<Record<string, unknown>>

export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Records come from files, so nothing in it is taken on trust. */
export function hiddenStyles(project: Project): Table {
  const table = project[hiddenStylesKey]
  return isTable(table) ? table : {}
}

/** The table with its files under other paths, null for those that are gone; null when it stays as it is. */
export function moveHiddenStyles(project: Project, moved: ReadonlyMap<string, string | null>): Table | null {
  const entries = Object.entries(hiddenStyles(project))
  if (!entries.some(([file]) => moved.has(file))) return null
  const kept = entries.flatMap(([file, rules]) => {
    const to = moved.has(file) ? moved.get(file) : file
    return typeof to === 'string' ? [[to, rules] as const] : []
  })
  return Object.fromEntries(kept)
}
