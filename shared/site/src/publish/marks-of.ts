import { encodeText } from '../project/index.ts'
import { type FileMark, type FileMarks, isPublishPath } from './manifest.ts'
import type { PublishPorts } from './publish-ports.ts'
import type { MarkKind } from './publish-target.ts'

/** The files of a built site, each read when it is asked for. */
export interface BuiltSite {
  readonly paths: readonly string[]
  read(path: string): Promise<Uint8Array<ArrayBuffer>>
}

/** How a target would name what each file of a site holds. What lies where publishing keeps its own is left out. */
export async function marksOf(
  site: BuiltSite,
  kind: MarkKind,
  ports: Pick<PublishPorts, 'digest'>,
): Promise<FileMarks> {
  const marks = new Map<string, FileMark>()
  for (const path of site.paths) {
    if (isPublishPath(path)) continue
    const bytes = await site.read(path)
    marks.set(path, { hash: await markFor(bytes, kind, ports), bytes: bytes.length })
  }
  return marks
}

export function markFor(
  bytes: Uint8Array<ArrayBuffer>,
  kind: MarkKind,
  { digest }: Pick<PublishPorts, 'digest'>,
): Promise<string> {
  if (kind !== 'git-blob') return digest(kind, bytes)
  const head = encodeText(`blob ${bytes.length}\0`)
  const blob = new Uint8Array(head.length + bytes.length)
  blob.set(head)
  blob.set(bytes, head.length)
  return digest('SHA-1', blob)
}
