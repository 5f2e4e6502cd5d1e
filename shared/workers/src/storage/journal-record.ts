import type { Project, Trust } from '@pergola/contracts'
import { applyChange } from './manifest.ts'
import type { Change, Snapshot, StoredFile, Whereabouts } from './manifest.ts'
import { crc32 } from './checksums.ts'

/**
 * A segment is a row of records: magic, kind, generation, length and CRC as 32-bit little-endian numbers, then the
 * payload: length of a JSON header, the header, and the bytes of the files it names, one after the other.
 */
const magic = 0x314a4750
const headSize = 20
const kinds = { snapshot: 1, change: 2 } as const

export type JournalRecord =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'change'; readonly change: Change }

interface Header {
  readonly trust: Trust
  readonly project?: Project
  readonly files: readonly (readonly [path: string, hash: string, size: number, generation: number, Whereabouts])[]
  readonly removed: readonly string[]
  readonly bytes: readonly (readonly [path: string, length: number])[]
}

export function encodeRecord(record: JournalRecord): Uint8Array<ArrayBuffer> {
  const content = record.kind === 'snapshot' ? record.snapshot : record.change
  const header: Header = {
    trust: content.trust,
    ...(content.project && { project: content.project }),
    files: [...content.files].map(([path, { hash, size, generation, where }]) => [path, hash, size, generation, where]),
    removed: record.kind === 'change' ? record.change.removed : [],
    bytes: [...content.bytes].map(([path, bytes]) => [path, bytes.length]),
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const length = header.bytes.reduce((sum, [, size]) => sum + size, 4 + text.length)
  const record8 = new Uint8Array(headSize + length)
  const view = new DataView(record8.buffer)
  for (const [at, value] of [magic, kinds[record.kind], content.generation, length].entries()) {
    view.setUint32(at * 4, value, true)
  }
  view.setUint32(headSize, text.length, true)
  record8.set(text, headSize + 4)
  let at = headSize + 4 + text.length
  for (const bytes of content.bytes.values()) {
    record8.set(bytes, at)
    at += bytes.length
  }
  view.setUint32(16, sumOf(record8), true)
  return record8
}

function sumOf(record: Uint8Array): number {
  return crc32(record.subarray(headSize), crc32(record.subarray(0, 16)))
}

/** The longest prefix of whole, undamaged records, each with the place where it ends. */
export function decodeSegment(segment: Uint8Array<ArrayBuffer>): readonly { record: JournalRecord; end: number }[] {
  const records: { record: JournalRecord; end: number }[] = []
  for (let end = 0; ;) {
    const length = recordLength(segment.subarray(end))
    if (length === null) return records
    const record = decodeRecord(segment.subarray(end, end + length))
    end += length
    records.push({ record, end })
  }
}

/** How long a record is by its head, whole or not; 0 for what is none. */
export function recordSize(head: Uint8Array): number {
  if (head.length < 16) return 0
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  return view.getUint32(0, true) === magic ? headSize + view.getUint32(12, true) : 0
}

function recordLength(rest: Uint8Array): number | null {
  if (rest.length < headSize + 4) return null
  const view = new DataView(rest.buffer, rest.byteOffset, rest.length)
  const length = headSize + view.getUint32(12, true)
  if (view.getUint32(0, true) !== magic || length > rest.length || length < headSize + 4) return null
  return view.getUint32(16, true) === sumOf(rest.subarray(0, length)) ? length : null
}

function decodeRecord(record: Uint8Array<ArrayBuffer>): JournalRecord {
  const view = new DataView(record.buffer, record.byteOffset, record.length)
  const generation = view.getUint32(8, true)
  const textEnd = headSize + 4 + view.getUint32(headSize, true)
  const header = JSON.parse(new TextDecoder().decode(record.subarray(headSize + 4, textEnd))) as Header
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  let at = textEnd
  for (const [path, length] of header.bytes) {
    bytes.set(path, record.slice(at, at + length))
    at += length
  }
  const files = new Map(
    header.files.map(([path, hash, size, saved, where]): [string, StoredFile] => [
      path,
      { hash, size, generation: saved, where },
    ]),
  )
  const { trust, project, removed } = header
  if (view.getUint32(4, true) === kinds.snapshot && project) {
    return { kind: 'snapshot', snapshot: { generation, trust, project, files, bytes } }
  }
  return { kind: 'change', change: { generation, trust, files, bytes, removed, ...(project && { project }) } }
}

/**
 * The newest generation a segment holds, and where its last record ends; anything behind is torn or cannot be reached.
 * Null when the segment does not begin with a snapshot.
 */
export function replaySegment(segment: Uint8Array<ArrayBuffer>): { snapshot: Snapshot; end: number } | null {
  let state: { snapshot: Snapshot; end: number } | null = null
  for (const { record, end } of decodeSegment(segment)) {
    if (record.kind === 'snapshot') state = { snapshot: record.snapshot, end }
    // A gap means that a save in between is not here: what follows cannot be trusted to be whole.
    else if (!state || record.change.generation !== state.snapshot.generation + 1) return state
    else state = { snapshot: applyChange(state.snapshot, record.change), end }
  }
  return state
}
