import type { Scratch } from '../storage/scratch.ts'

const partBytes = 2 * 1024 * 1024
/** Up to here pieces are put together: writing costs by the write, and thousands of files come in twice as many. */
const smallPiece = 64 * 1024

/**
 * Null when cancelled. With a scratch file the zip is written there as it is packed, so that no size of it is held in
 * memory; without one, or where the disk is full, it becomes blobs.
 */
export async function collectZip(
  pieces: AsyncGenerator<Uint8Array>,
  signal: AbortSignal,
  scratch: Scratch | null = null,
): Promise<Blob | null> {
  const collector = scratch ? onDisk(scratch) : inMemory()
  try {
    let held: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    for await (const piece of pieces) {
      if (signal.aborted) return await collector.drop()
      held.push(piece as Uint8Array<ArrayBuffer>)
      size += piece.length
      if (size < partBytes) continue
      await collector.add(joined(held))
      held = []
      size = 0
    }
    await collector.add(joined(held))
    return await collector.end()
  } catch (error) {
    await collector.drop()
    throw error
  }
}

type Part = readonly Uint8Array<ArrayBuffer>[]

function joined(pieces: Part): Part {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let small: Uint8Array<ArrayBuffer>[] = []
  for (const piece of pieces) {
    if (piece.length < smallPiece) small.push(piece)
    else {
      parts.push(oneOf(small), piece)
      small = []
    }
  }
  return [...parts, oneOf(small)].filter(({ length }) => length > 0)
}

function oneOf(pieces: Part): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

interface Collector {
  add(part: Part): Promise<void>
  end(): Promise<Blob>
  drop(): Promise<null>
}

/** Parts become blobs as they fill, which the browser may put on the disk. */
function inMemory(): Collector {
  const parts: Blob[] = []
  return {
    add: async (part) => void parts.push(await handedOver(new Blob([...part]))),
    end: async () => new Blob(parts, { type: 'application/zip' }),
    drop: async () => null,
  }
}

function onDisk(scratch: Scratch): Collector {
  let rest: Collector | null = null
  return {
    async add(part) {
      const unwritten = rest ? part : part.slice(writtenOf(part, scratch))
      if (unwritten.length === 0) return
      rest ??= await givenBack(scratch)
      await rest.add(unwritten)
    },
    end: async () => (rest ? rest.end() : new Blob([await scratch.handOut()], { type: 'application/zip' })),
    async drop() {
      if (!rest) await scratch.drop()
      return null
    },
  }
}

/** How many of the pieces the disk took. */
function writtenOf(part: Part, scratch: Scratch): number {
  const refused = part.findIndex((piece) => !scratch.append(piece))
  return refused < 0 ? part.length : refused
}

/** A full disk is left to what is saved: what was written comes back into memory. */
async function givenBack(scratch: Scratch): Promise<Collector> {
  const written = await scratch.read()
  const collector = inMemory()
  for (let at = 0; at < written.size; at += partBytes) {
    await collector.add([new Uint8Array(await written.slice(at, at + partBytes).arrayBuffer())])
  }
  await scratch.drop()
  return collector
}

/** A blob's bytes are held twice until the browser has fetched them from here: one part at a time is held so. */
async function handedOver(part: Blob): Promise<Blob> {
  await part.slice(-1).arrayBuffer()
  return part
}
