import type { IncomingMessage, ServerResponse } from 'node:http'
import { sharesPath } from '@pergola/contracts'
import type { OwnShares } from './share-options.ts'
import { refusals } from './share-refusal.ts'
import { createShareName } from './share-name.ts'
import type { ShareRoom } from './share-room.ts'
import { shareSource } from './share-source.ts'
import type { ShareStore } from './share-store.ts'

/** Stores the body under a new name and answers with it. */
export async function takeShare(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { bytes, seconds }: Pick<OwnShares, 'bytes' | 'seconds'>,
  { store, room }: { store: ShareStore; room: ShareRoom },
): Promise<void> {
  let come = 0
  const mayGrow = (more: number) => {
    come += more
    return room.take(more)
  }
  const { id, removal } = createShareName()
  try {
    await store.put(id, shareSource(request, { bytes, mayGrow }))
  } catch (error) {
    room.giveUp(come)
    throw error
  }
  room.keep(come)
  const expires = new Date(Date.now() + seconds * 1000).toISOString()
  const location = `${sharesPath}/${id}`
  response.writeHead(201, { 'content-type': 'application/json', location })
  response.end(JSON.stringify({ status: 'success', data: { url: location, expires, removal } }))
}

/** What can be told before the body comes. */
export function refuseAtOnce(request: IncomingMessage, bytes: number): void {
  if (!['same-origin', undefined].includes(request.headers['sec-fetch-site']?.toString())) throw refusals.foreign()
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw refusals.tooLarge()
}
