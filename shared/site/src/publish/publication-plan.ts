import type { FileMarks } from './manifest.ts'

/** What a publication changes at its target. Paths in the order in which they travel. */
export interface PublicationPlan {
  /** The publication it starts from; null for the first. */
  readonly from: string | null
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly unchanged: number
  /** Bytes of what is added and changed. */
  readonly bytes: number
}

interface PlanInput {
  readonly site: FileMarks
  readonly last: { readonly id: string; readonly files: FileMarks } | null
  /** Files of which nobody knows what lies there: a publication was broken off while it put them in place. */
  readonly unsure?: ReadonlySet<string>
}

/** The difference between a built site and what was published last. */
export function planPublication({ site, last, unsure = new Set() }: PlanInput): PublicationPlan {
  const before: FileMarks = last?.files ?? new Map()
  const added: string[] = []
  const changed: string[] = []
  let unchanged = 0
  let bytes = 0
  for (const [path, mark] of site) {
    const old = before.get(path)
    if (old?.hash === mark.hash && !unsure.has(path)) {
      unchanged += 1
      continue
    }
    ;(old ? changed : added).push(path)
    bytes += mark.bytes
  }
  const removed = [...new Set([...before.keys(), ...unsure])].filter((path) => !site.has(path))
  return {
    from: last?.id ?? null,
    added: inTransferOrder(added),
    changed: inTransferOrder(changed),
    removed: removed.toSorted(),
    unchanged,
    bytes,
  }
}

export const isUpToDate = ({ added, changed, removed }: PublicationPlan): boolean =>
  added.length + changed.length + removed.length === 0

/** What pages need first, then pages, then those that visitors enter by: at no moment a page needs what is not there. */
export function inTransferOrder(paths: Iterable<string>): string[] {
  return [...paths].toSorted((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1))
}

const isPage = (path: string) => /\.(?:x?html?)$/i.test(path)
const isEntry = (path: string) => /(?:^|\/)index\.x?html?$/i.test(path)

function rank(path: string): number {
  if (!isPage(path)) return /\.(?:xml|txt|json|webmanifest)$/i.test(path) ? 1 : 0
  if (path === 'index.html') return 4
  return isEntry(path) ? 3 : 2
}
