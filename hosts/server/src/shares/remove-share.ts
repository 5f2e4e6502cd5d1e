import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerMissing, findShare, idIn } from './give-share.ts'
import { fits } from './share-name.ts'
import type { ShareRoom } from './share-room.ts'
import type { ShareStore } from './share-store.ts'

/** Takes away what lies under the name in the address, for who has the key that came with the upload. */
export async function removeShare(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { store, room, seconds }: { store: ShareStore; room: ShareRoom; seconds: number },
): Promise<void> {
  const id = idIn(request)
  const [, key = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  // Without the key not even that it is there is told.
  const found = fits(key, id) ? await findShare(store, { id, seconds }) : null
  if (!found) return answerMissing(response)
  await store.remove(id)
  room.free(found.bytes)
  response.writeHead(204).end()
}
