import { encodeRecord, replaySegment } from './journal-record.ts'
import type { Change, Snapshot } from './manifest.ts'

/** A file that is open for writing in place. Writing fails as a whole or leaves a torn tail, which is cut on open. */
export interface Segment {
  read(): Uint8Array<ArrayBuffer>
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
  /** Enough has gathered behind the snapshot that the segment should be switched. */
  isLong(): boolean
  close(): void
}

/** Bytes behind a snapshot before the segments are switched; a large project waits for as much as it is large. */
const segmentLimit = 3 * 1024 * 1024

interface Side {
  readonly segment: Segment
  snapshot: Snapshot | null
  end: number
}

export function openJournal(segments: readonly [Segment, Segment]): Journal {
  const sides = segments.map(readSide)
  let current = sides[0]!
  for (const side of sides) if (generationOf(side) > generationOf(current)) current = side
  const { snapshot } = current
  let generation = snapshot?.generation ?? 0
  let snapshotSize = snapshot ? current.end : 0
  // The snapshots are large: once they have been handed out there is no more need for them here.
  for (const side of sides) side.snapshot = null

  return {
    latest: snapshot,
    generation: () => generation,
    append(change) {
      if (change.generation !== generation + 1) {
        throw new Error(`journal.append: generation ${change.generation} does not follow ${generation}`)
      }
      const bytes = encodeRecord({ kind: 'change', change })
      writeAt(current, bytes)
      generation = change.generation
      return bytes.length
    },
    switchTo(next) {
      const other = sides.find((side) => side !== current)!
      other.segment.truncate(0)
      other.end = 0
      const bytes = encodeRecord({ kind: 'snapshot', snapshot: next })
      writeAt(other, bytes)
      current = other
      generation = next.generation
      snapshotSize = bytes.length
      return bytes.length
    },
    isLong: () => current.end - snapshotSize > Math.max(segmentLimit, snapshotSize),
    close() {
      for (const { segment } of sides) segment.close()
    },
  }
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

function writeAt(side: Side, bytes: Uint8Array<ArrayBuffer>): void {
  try {
    side.segment.write(bytes, side.end)
    side.segment.flush()
  } catch (error) {
    side.segment.truncate(side.end)
    throw error
  }
  side.end += bytes.length
}
