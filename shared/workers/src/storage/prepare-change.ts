import type { Project } from '@pergola/contracts'
import { hashOfRecord, sha256 } from './checksums.ts'
import type { BackEnd } from './back-end.ts'
import { isSmallText } from './file-kind.ts'
import { applyFiles, totalSize } from './manifest.ts'
import type { Change, Manifest, StoredFile } from './manifest.ts'
import type { DiskSave, DiskState } from './project-disk.ts'
import { sideBySide } from './side-by-side.ts'

/** A save that is worked out but not written: what changes, what is large, and what the manifest is going to be. */
export interface PreparedChange {
  readonly change: Change
  readonly manifest: Manifest
  /** Contents for the tree, by path. */
  readonly large: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** Bytes by which the files of the project grow. */
  readonly growth: number
  /** Letters by which its record grows: much that a person deletes stands there alone. */
  readonly recordGrowth: number
  /** Bytes that have to be written, whatever they replace. */
  readonly written: number
  /** After each file of the work that is left. */
  readonly onStep: () => void
}

/** Null when nothing would change. */
export async function prepareChange(
  state: DiskState,
  save: DiskSave,
  kind: BackEnd['kind'],
): Promise<PreparedChange | null> {
  const { manifest } = state
  const generation = manifest.generation + 1
  const { files, bytes, large } = await changedFiles(manifest, save, kind)
  const removed = (save.removed ?? []).filter((path) => manifest.files.has(path) && !files.has(path))
  const project = changedRecord(state.project, save.record)
  const trust = save.trust ?? state.trust
  if (files.size + removed.length === 0 && !project && trust === state.trust) return null

  const change: Change = { generation, trust, files, bytes, removed, ...(project && { project }) }
  const next = applyFiles(manifest.files, change)
  const recordHash = project ? await hashOfRecord(project) : manifest.recordHash
  return {
    change,
    large,
    manifest: { generation, recordHash, files: next },
    growth: totalSize(next) - totalSize(manifest.files),
    recordGrowth: project ? JSON.stringify(project).length - JSON.stringify(state.project).length : 0,
    written: totalSize(files),
    onStep: save.onStep ?? (() => undefined),
  }
}

type PutFile = readonly [path: string, content: Uint8Array<ArrayBuffer> | Blob]

function sizeOf([, content]: PutFile): number {
  return content instanceof Blob ? content.size : content.length
}

async function changedFiles(manifest: Manifest, { put, onStep }: DiskSave, kind: BackEnd['kind']) {
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  const large = new Map<string, Uint8Array<ArrayBuffer>>()
  const files = new Map<string, StoredFile>()
  async function take([path, content]: PutFile) {
    const raw = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content
    const isText = !(content instanceof Blob) || isSmallText(path, raw.length)
    const where = isText || kind === 'database' ? 'database' : 'tree'
    const hash = await sha256(raw)
    onStep?.()
    const before = manifest.files.get(path)
    if (before?.hash === hash && before.where === where) return
    files.set(path, { hash, size: raw.length, generation: manifest.generation + 1, where })
    ;(where === 'database' ? bytes : large).set(path, raw)
  }
  await sideBySide(put ?? [], { sizeOf, work: take })
  return { bytes, large, files }
}

function changedRecord(project: Project, patch: Partial<Project> | undefined): Project | null {
  if (!patch) return null
  const next = { ...project, ...patch }
  return JSON.stringify(next) === JSON.stringify(project) ? null : next
}
