import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@pergola/contracts'

interface ListedRemote {
  readonly base: string
  readonly slots?: readonly string[]
  readonly preload?: readonly string[]
}

/** What an address of the editor shows first, by the slot that the remote answers for. */
function firstSlot(path: string): string | null {
  if (path === routes.workspace) return 'screen:*'
  return path === routes.addBlocks || path.startsWith('/edite/') ? 'canvas' : null
}

function readRemotes(suite: string): readonly ListedRemote[] {
  try {
    const { remotes } = JSON.parse(readFileSync(join(suite, 'remotes.json'), 'utf8')) as { remotes?: ListedRemote[] }
    return remotes ?? []
  } catch {
    // A hint may be missing; the editor says itself what is wrong with the list.
    return []
  }
}

function hintFor(file: string): string {
  if (/\.m?js$/.test(file)) return `<${file}>; rel=modulepreload; crossorigin`
  return `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'fetch'}; crossorigin`
}

/**
 * Files of the remote that an address shows first, for a `Link` header: the browser asks for them beside the shell's own,
 * a round of requests before the shell knows of them. Read anew for each page, because remotes are replaced under way.
 */
export function startHints(suite: string, path: string): string | null {
  const slot = firstSlot(path)
  const first = slot === null ? undefined : readRemotes(suite).find(({ slots = [] }) => slots.includes(slot))
  if (!first || /^https?:/.test(first.base)) return null
  const files = (first.preload ?? []).map((file) => `/${first.base}${file}`)
  // A header is a line: a name that would end it is no name of ours.
  return files.every((file) => /^[\w/.-]+$/.test(file)) && files.length > 0 ? files.map(hintFor).join(', ') : null
}
