import { defaultSettings, projectSchema } from '@pergola/contracts'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { decodeSegment, encodeRecord, replaySegment } from './journal-record.ts'
import type { JournalRecord } from './journal-record.ts'
import { openJournal } from './journal.ts'
import type { Segment } from './journal.ts'
import { applyChange } from './manifest.ts'
import type { Change, Snapshot, StoredFile } from './manifest.ts'

const project = v.parse(projectSchema, { name: 'Bakery', pages: {}, projectSettings: defaultSettings() })
const encoder = new TextEncoder()

function fileOf(text: string, generation: number): StoredFile {
  return { hash: `hash of ${text}`, size: encoder.encode(text).length, generation, where: 'database' }
}

function snapshotOf(generation: number, files: Readonly<Record<string, string>>): Snapshot {
  const entries = Object.entries(files)
  return {
    generation,
    project,
    trust: 'own',
    files: new Map(entries.map(([path, text]) => [path, fileOf(text, generation)])),
    bytes: new Map(entries.map(([path, text]) => [path, encoder.encode(text)])),
  }
}

function changeOf(generation: number, files: Readonly<Record<string, string>>, removed: string[] = []): Change {
  const { files: stored, bytes, trust } = snapshotOf(generation, files)
  return { generation, trust, files: stored, bytes, removed }
}

const paths = fc.constantFrom('css/a.css', 'css/b.css', 'editor/pages/ä.html', 'js/c.js')
const texts = fc.string({ unit: 'binary', maxLength: 40 })
const contents = fc.dictionary(paths, texts, { maxKeys: 4 })

/** A segment as saves write it: a snapshot, then changes. */
const records = fc
  .tuple(contents, fc.array(fc.tuple(contents, fc.array(paths, { maxLength: 2 })), { maxLength: 6 }))
  .map(([first, changes]): JournalRecord[] => [
    { kind: 'snapshot', snapshot: snapshotOf(7, first) },
    ...changes.map(([files, removed], at) => ({
      kind: 'change' as const,
      change: changeOf(
        8 + at,
        files,
        removed.filter((path) => !Object.hasOwn(files, path)),
      ),
    })),
  ])

function segmentOf(given: readonly JournalRecord[]) {
  const parts = given.map(encodeRecord)
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  const ends: number[] = []
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
    ends.push(at)
  }
  return { bytes, ends }
}

describe('a segment', () => {
  test('reads back as it was written', () => {
    fc.assert(
      fc.property(records, (given) => {
        expect(decodeSegment(segmentOf(given).bytes).map(({ record }) => record)).toEqual(given)
      }),
    )
  })

  test('cut anywhere, gives the records that are whole', () => {
    fc.assert(
      fc.property(records, fc.nat(), (given, cut) => {
        const { bytes, ends } = segmentOf(given)
        const length = cut % (bytes.length + 1)
        const whole = ends.filter((end) => end <= length).length
        expect(decodeSegment(bytes.slice(0, length)).map(({ record }) => record)).toEqual(given.slice(0, whole))
      }),
    )
  })

  test('damaged anywhere, gives the records before the damage', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, place, flip) => {
        const { bytes, ends } = segmentOf(given)
        const at = place % bytes.length
        bytes[at]! ^= flip
        const before = ends.filter((end) => end <= at).length
        expect(decodeSegment(bytes).map(({ record }) => record)).toEqual(given.slice(0, before))
      }),
    )
  })

  test('with anything behind it, gives what it gave without', () => {
    fc.assert(
      fc.property(records, fc.uint8Array({ maxLength: 60 }), (given, tail) => {
        const { bytes } = segmentOf(given)
        const longer = new Uint8Array([...bytes, ...tail])
        expect(replaySegment(longer)).toEqual(replaySegment(bytes))
      }),
    )
  })

  test('replays to what its changes make of its snapshot', () => {
    fc.assert(
      fc.property(records, (given) => {
        const [first, ...rest] = given
        const start = first?.kind === 'snapshot' ? first.snapshot : snapshotOf(0, {})
        const expected = rest.reduce(
          (state, record) => (record.kind === 'change' ? applyChange(state, record.change) : state),
          start,
        )
        expect(replaySegment(segmentOf(given).bytes)?.snapshot).toEqual(expected)
      }),
    )
  })

  test('that misses a generation stops before the gap', () => {
    const { bytes, ends } = segmentOf([
      { kind: 'snapshot', snapshot: snapshotOf(3, { 'css/a.css': 'a' }) },
      { kind: 'change', change: changeOf(5, { 'css/a.css': 'b' }) },
    ])
    const state = replaySegment(bytes)
    expect([state?.snapshot.generation, state?.end]).toEqual([3, ends[0]])
  })

  test('without a snapshot is of no use', () => {
    const { bytes } = segmentOf([{ kind: 'change', change: changeOf(1, { 'css/a.css': 'a' }) }])
    expect(replaySegment(bytes)).toBeNull()
  })
})

interface MemorySegment extends Segment {
  content: Uint8Array<ArrayBuffer>
  /** What a power cut leaves. */
  flushed: Uint8Array<ArrayBuffer>
  failWrite: boolean
}

function createSegment(content = new Uint8Array()): MemorySegment {
  return {
    content,
    flushed: content,
    failWrite: false,
    read() {
      return this.content.slice()
    },
    size() {
      return this.content.length
    },
    write(bytes, at) {
      const next = new Uint8Array(Math.max(this.content.length, at + bytes.length))
      next.set(this.content)
      // What a full disk does: part of it arrives.
      next.set(this.failWrite ? bytes.slice(0, bytes.length / 2) : bytes, at)
      this.content = next
      if (this.failWrite) throw new DOMException('full', 'QuotaExceededError')
    },
    truncate(size) {
      this.content = this.content.slice(0, size)
    },
    flush() {
      this.flushed = this.content
    },
    close: () => undefined,
  }
}

const reopen = (one: MemorySegment, two: MemorySegment) =>
  openJournal([createSegment(one.flushed), createSegment(two.flushed)])

function started() {
  const [one, two] = [createSegment(), createSegment()]
  const journal = openJournal([one, two])
  journal.switchTo(snapshotOf(1, { 'css/a.css': 'first' }))
  return { one, two, journal }
}

const textIn = (journal: { latest: Snapshot | null }, path = 'css/a.css') =>
  new TextDecoder().decode(journal.latest?.bytes.get(path))

describe('a journal', () => {
  test('gives the newest generation after being opened again', () => {
    const { one, two, journal } = started()
    journal.append(changeOf(2, { 'css/a.css': 'second' }))
    const again = reopen(one, two)
    expect([again.generation(), textIn(again)]).toEqual([2, 'second'])
  })

  test('takes a record back, in the same segment and across a switch', () => {
    const { one, two, journal } = started()
    journal.append(changeOf(2, { 'css/a.css': 'refused' }))
    journal.undo()
    expect(textIn(reopen(one, two))).toBe('first')
    journal.switchTo(snapshotOf(2, { 'css/a.css': 'refused too' }))
    journal.undo()
    expect(textIn(reopen(one, two))).toBe('first')
    journal.append(changeOf(2, { 'css/a.css': 'taken' }))
    expect(textIn(reopen(one, two))).toBe('taken')
  })

  test.each([
    ['longer', 'x'.repeat(500), 'short'],
    ['shorter', 'x', 'long'.repeat(500)],
  ])('takes a switch back to a segment that is %s', (_rule, stored, refused) => {
    const { one, two, journal } = started()
    journal.append(changeOf(2, { 'css/a.css': stored }))
    journal.switchTo(snapshotOf(3, { 'css/a.css': refused }))
    journal.undo()
    const again = reopen(one, two)
    expect([journal.generation(), again.generation(), textIn(again)]).toEqual([2, 2, stored])
    journal.append(changeOf(3, { 'css/a.css': 'next' }))
    expect(textIn(reopen(one, two))).toBe('next')
  })

  test('a write that fails half way leaves nothing behind', () => {
    const { one, two, journal } = started()
    const [failing] = [one, two].filter(({ content }) => content.length > 0)
    failing!.failWrite = true
    expect(() => journal.append(changeOf(2, { 'css/a.css': 'too large' }))).toThrow('full')
    expect([journal.generation(), textIn(reopen(one, two))]).toEqual([1, 'first'])
    failing!.failWrite = false
    journal.append(changeOf(2, { 'css/a.css': 'small' }))
    expect(textIn(reopen(one, two))).toBe('small')
  })

  test('a torn switch loses nothing: the segment before it is still there', () => {
    const { one, two, journal } = started()
    journal.append(changeOf(2, { 'css/a.css': 'second' }))
    const kept = new Set([one.content.length, two.content.length])
    journal.switchTo(snapshotOf(2, { 'css/a.css': 'second' }))
    for (const segment of [one, two])
      if (!kept.has(segment.content.length)) segment.truncate(segment.content.length - 1)
    expect(textIn(reopen(one, two))).toBe('second')
  })

  test('cuts a torn tail on opening, so that what is appended can be reached', () => {
    const { one, two, journal } = started()
    const used = one.content.length > 0 ? one : two
    used.write(Uint8Array.of(1, 2, 3), used.content.length)
    journal.close()
    const again = openJournal([one, two])
    again.append(changeOf(2, { 'css/a.css': 'second' }))
    expect(textIn(reopen(one, two))).toBe('second')
  })

  test('is compacted to the newest generation alone, which can be gone on from', () => {
    const { one, two, journal } = started()
    for (let at = 2; at < 6; at += 1) journal.append(changeOf(at, { 'css/a.css': `${at}`.repeat(50_000) }))
    const newest = snapshotOf(5, { 'css/a.css': '5'.repeat(50_000) })
    expect([journal.isCompactable(), journal.compact(newest), journal.isCompactable()]).toEqual([true, true, false])
    expect(one.content.length + two.content.length).toBeLessThan(110_000)
    journal.append(changeOf(6, { 'css/a.css': 'sixth' }))
    expect(textIn(reopen(one, two))).toBe('sixth')
  })

  test('is whole wherever the browser is ended while it is compacted', () => {
    const { one, two, journal } = started()
    for (let at = 2; at < 6; at += 1) journal.append(changeOf(at, { 'css/a.css': `${at}`.repeat(50_000) }))
    const ends: [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>][] = []
    const note = () => void ends.push([one.content.slice(), two.content.slice()])
    for (const segment of [one, two]) {
      const { write, truncate, flush } = segment
      segment.write = (bytes, at) => {
        for (const part of [0.1, 0.5, 0.99, 1]) {
          write.call(segment, bytes.slice(0, bytes.length * part), at)
          note()
        }
      }
      segment.truncate = (size) => (truncate.call(segment, size), note())
      segment.flush = () => (flush.call(segment), note())
    }
    expect(journal.compact(snapshotOf(5, { 'css/a.css': '5'.repeat(50_000) }))).toBe(true)
    expect(ends.length).toBeGreaterThan(6)
    for (const [left, right] of ends) {
      const after = openJournal([createSegment(left), createSegment(right)])
      expect([after.generation(), textIn(after)]).toEqual([5, '5'.repeat(50_000)])
    }
  })

  test('is left as it is where even the newest generation finds no room', () => {
    const { one, two, journal } = started()
    for (let at = 2; at < 6; at += 1) journal.append(changeOf(at, { 'css/a.css': `${at}`.repeat(50_000) }))
    const [other] = [one, two].filter(({ content }) => content.length === 0)
    other!.failWrite = true
    expect(journal.compact(snapshotOf(5, { 'css/a.css': '5'.repeat(50_000) }))).toBe(false)
    expect([journal.generation(), textIn(reopen(one, two))]).toEqual([5, '5'.repeat(50_000)])
    journal.append(changeOf(6, { 'css/a.css': 'sixth' }))
    expect(textIn(reopen(one, two))).toBe('sixth')
  })

  test('refuses a generation that does not follow', () => {
    const { journal } = started()
    expect(() => journal.append(changeOf(3, {}))).toThrow('does not follow')
  })

  test('asks to be switched when much has gathered behind the snapshot', () => {
    const { journal } = started()
    expect(journal.isLong()).toBe(false)
    journal.append(changeOf(2, { 'css/a.css': 'x'.repeat(3 * 1024 * 1024) }))
    expect(journal.isLong()).toBe(true)
  })
})
