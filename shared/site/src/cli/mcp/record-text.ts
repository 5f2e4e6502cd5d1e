import type { Project } from '@pergola/contracts'
import { decodeLoosely, encodeText } from '../../project/index.ts'

interface Edited {
  readonly before: Project
  readonly after: Project
}

/** The record as it is stored with what was edited; what was not keeps what it says, though this version knows less of it. */
export function recordText(stored: Uint8Array, { before, after }: Edited): Uint8Array {
  const record = JSON.parse(decodeLoosely(stored)) as Record<string, unknown>
  for (const [key, value] of Object.entries(after)) {
    const old = (before as Readonly<Record<string, unknown>>)[key]
    if (value !== old) record[key] = key === 'pages' ? withPages(record[key], { before, after }) : value
  }
  return encodeText(`${JSON.stringify(record, null, 2)}\n`)
}

function withPages(stored: unknown, { before, after }: Edited): Record<string, unknown> {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const pages = Object.entries(after.pages).filter(([, { hidden }]) => !hidden)
  return Object.fromEntries(pages.map(([name, page]) => [name, before.pages[name] === page ? known[name] : page]))
}
