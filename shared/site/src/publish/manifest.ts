import { PublishProblem } from './publish-problem.ts'

export interface FileMark {
  /** In hexadecimal digits, by the algorithm of the target. */
  readonly hash: string
  readonly bytes: number
}

/** What a site consists of: mark of each file by its path. */
export type FileMarks = ReadonlyMap<string, FileMark>

/** A version of the site at a target. */
export interface Publication {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** How many files; null where the target does not say. */
  readonly files: number | null
  /** Bytes of all files together; null where the target does not say. */
  readonly bytes: number | null
  readonly isCurrent: boolean
}

export interface Manifest {
  readonly id: string
  readonly at: number
  readonly files: FileMarks
}

/** The folder of a target that holds what publishing itself needs. No file of a site goes there. */
export const publishFolder = '.pergola'

export const isPublishPath = (path: string): boolean => path === publishFolder || path.startsWith(`${publishFolder}/`)

/** The same text for the same manifest. */
export function printManifest({ id, at, files }: Manifest): string {
  const sorted = [...files].toSorted(([left], [right]) => (left < right ? -1 : 1))
  const marks = Object.fromEntries(sorted.map(([path, { hash, bytes }]) => [path, [hash, bytes]]))
  return `${JSON.stringify({ format: 1, id, at, files: marks }, null, 1)}\n`
}

/** Reads what lies at a target, which others may have written. Throws a PublishProblem `unreadable`. */
export function readManifest(text: string): Manifest {
  const value = readObject(text)
  const { format, id, at, files } = value
  const isWhole = format === 1 && typeof id === 'string' && typeof at === 'number' && isRecord(files)
  if (!isWhole) throw new PublishProblem('unreadable', `${publishFolder}: a list of files of another version`)
  const marks = new Map<string, FileMark>()
  for (const [path, mark] of Object.entries(files)) {
    const [hash, bytes] = Array.isArray(mark) ? (mark as unknown[]) : []
    const isMark = typeof hash === 'string' && /^[0-9a-f]{40,64}$/.test(hash) && typeof bytes === 'number'
    if (!isMark || !isSitePath(path)) throw new PublishProblem('unreadable', `${publishFolder}: ${path}`)
    marks.set(path, { hash, bytes })
  }
  return { id, at, files: marks }
}

/** No way out of the folder of the site, whatever a manifest says. */
export function isSitePath(path: string): boolean {
  return !isPublishPath(path) && path !== '' && path.split('/').every((part) => !['', '.', '..'].includes(part))
}

export function readObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new PublishProblem('unreadable', (error as Error).message)
  }
  if (!isRecord(value)) throw new PublishProblem('unreadable', text.slice(0, 100))
  return value
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
