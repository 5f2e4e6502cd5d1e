import type { IncomingMessage } from 'node:http'
import { sharedFileMark } from '@pergola/contracts'
import { refusals } from './share-refusal.ts'

interface Bounds {
  /** Of this one share. */
  readonly bytes: number
  /** Asked with each piece; false ends the upload. */
  mayGrow(bytes: number): boolean
}

const mark = Buffer.from(sharedFileMark, 'latin1')

/** The body as it comes, ended with a refusal as soon as it is not what may be stored. */
export async function* shareSource(request: IncomingMessage, { bytes, mayGrow }: Bounds): AsyncGenerator<Buffer> {
  const declared = Number(request.headers['content-length'] ?? Number.NaN)
  let start = Buffer.alloc(0)
  let size = 0
  // Left open when it is refused, so that the refusal can be said.
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bytes) throw refusals.tooLarge()
    if (!mayGrow(piece.length)) throw refusals.full()
    if (start.length < mark.length) {
      start = Buffer.concat([start, piece.subarray(0, mark.length)])
      if (!start.subarray(0, mark.length).equals(mark.subarray(0, start.length))) throw refusals.notSealed()
    }
    yield piece
  }
  if (start.length < mark.length) throw refusals.notSealed()
  if (!request.complete || (Number.isFinite(declared) && size !== declared)) throw refusals.length()
}
