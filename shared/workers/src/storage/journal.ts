import { encodeRecord, replaySegment } from './journal-record.ts'
import type { Change, Snapshot } from './manifest.ts'

/** A file that is open for writing in place. Writing fails as a whole or leaves a torn tail, which is cut on open. */
export interface Segment {
  read(): Uint8Array<ArrayBuffer>
  /** In bytes. */
  size(): number
  write(bytes: Uint8Array<ArrayBuffer>, at: number): void
  truncate(size: number): void
  flush(): void
  close(): void
}

/** The second copy of a project's newest generations, on a path that shares nothing with the database. */
export interface Journal {
  /** What the segments hold, or null when neither can be used. */
  readonly latest: Snapshot | null
  /** Of the last record that was flushed; 0 when there is none. */
  generation(): number
  /** Bytes written. Returns after the flush. */
  append(change: Change): number
  /** Starts the other segment with a whole generation; the one before stays until the next switch. */
  switchTo(snapshot: Snapshot): number
  /** Takes the last record back: the database refused the save it belongs to. */
  undo(): void
  /** Enough has gathered behind the snapshot that the segment should be switched. */
  isLong(): boolean
  /** Whether it holds much beside its newest snapshot. */
  isCompactable(): boolean
  /**
   * Keeps this newest generation alone, in the other segment, and empties the one before. False where it finds no space;
   * then what was there stays.
   */
  compact(snapshot: Snapshot): boolean
  close(): void
}

/** Bytes behind a snapshot before the segments are switched; a large project waits for as much as it is large. */
const segmentLimit = 3 * 1024 * 1024

/** Bytes for which a compaction is not begun. */
const worthCompacting = 64 * 1024

interface Side {
  readonly segment: Segment
  readonly snapshot: Snapshot | null
  readonly end: number
}

/** Where the next record goes, and what stands before it. */
interface Position {
  readonly side: Side
  readonly end: number
  readonly generation: number
  readonly snapshotSize: number
}

export function openJournal(segments: readonly [Segment, Segment]): Journal {
  const sides = segments.map(readSide)
  const newest = sides.reduce((best, side) => (generationOf(side) > generationOf(best) ? side : best))
  const { snapshot: latest } = newest
  let now: Position = {
    side: newest,
    end: newest.end,
    generation: generationOf(newest),
    snapshotSize: latest ? newest.end : 0,
  }
  let before: Position | null = null

  function write(at: Position, bytes: Uint8Array<ArrayBuffer>): number {
    writeAt(at.side.segment, bytes, at.end)
    before = now
    now = { ...at, end: at.end + bytes.length }
    return bytes.length
  }

  return {
    latest,
    generation: () => now.generation,
    append(change) {
      const { generation } = change
      if (generation !== now.generation + 1) {
        throw new Error(`journal.append: generation ${generation} does not follow ${now.generation}`)
      }
      return write({ ...now, generation }, encodeRecord({ kind: 'change', change }))
    },
    switchTo(snapshot) {
      const { generation } = snapshot
      const side = sides.find((other) => other !== now.side)!
      side.segment.truncate(0)
      const bytes = encodeRecord({ kind: 'snapshot', snapshot })
      return write({ side, end: 0, generation, snapshotSize: bytes.length }, bytes)
    },
    undo() {
      if (!before) return
      const { segment } = now.side
      segment.truncate(now.side === before.side ? before.end : 0)
      segment.flush()
      now = before
      before = null
    },
    isLong: () => now.end - now.snapshotSize > Math.max(segmentLimit, now.snapshotSize),
    isCompactable: () => sizeOf(sides) - now.snapshotSize > worthCompacting,
    compact(snapshot) {
      const other = sides.find((side) => side !== now.side)!
      const end = writeAlone(snapshot, { into: other.segment, instead: now.side.segment })
      if (end === null) return false
      now = { side: other, end, generation: snapshot.generation, snapshotSize: end }
      before = null
      return true
    },
    close() {
      for (const { segment } of sides) segment.close()
    },
  }
}

const sizeOf = (sides: readonly Side[]) => sides.reduce((sum, { segment }) => sum + segment.size(), 0)

/** Where it ends; null when there is no space for it. The segment before it is emptied when it stands. */
function writeAlone(snapshot: Snapshot, { into, instead }: { into: Segment; instead: Segment }): number | null {
  const bytes = encodeRecord({ kind: 'snapshot', snapshot })
  into.truncate(0)
  try {
    writeAt(into, bytes, 0)
  } catch {
    return null
  }
  instead.truncate(0)
  instead.flush()
  return bytes.length
}

function readSide(segment: Segment): Side {
  const bytes = segment.read()
  const state = replaySegment(bytes)
  const end = state?.end ?? 0
  if (end < bytes.length) segment.truncate(end)
  return { segment, snapshot: state?.snapshot ?? null, end }
}

function generationOf(side: Side): number {
  return side.snapshot?.generation ?? 0
}

function writeAt(segment: Segment, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  try {
    segment.write(bytes, at)
    segment.flush()
  } catch (error) {
    cutOff(segment, at)
    throw error
  }
}

/** What a failed write left. Of a segment that is lost nothing can be cut: why the write failed is what has to be told. */
function cutOff(segment: Segment, at: number): void {
  try {
    segment.truncate(at)
  } catch (error) {
    console.warn('storage: a torn record stays behind the last whole one', error)
  }
}
