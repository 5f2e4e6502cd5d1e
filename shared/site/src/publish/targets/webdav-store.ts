import { mimeOf } from '../../files/media-type.ts'
import { encodeText } from '../../project/index.ts'
import { createAsk } from '../create-ask.ts'
import type { PublishCall, PublishPorts } from '../publish-ports.ts'
import type { PublishStore } from '../publish-store.ts'
import { encodeBase64 } from './encode-base64.ts'
import { encodePath } from './encode-path.ts'

export interface WebdavSettings {
  /** Address of the folder that holds the site. */
  readonly url: string
  readonly user: string
  readonly password: string
}

const listing = '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'

/** A folder of a WebDAV server, which has to be there. */
export function createWebdavStore(settings: WebdavSettings, ports: PublishPorts, call: PublishCall): PublishStore {
  const { url, user, password } = settings
  const root = url.replace(/\/+$/, '')
  const authorization = `Basic ${encodeBase64(encodeText(`${user}:${password}`))}`
  const ask = createAsk({
    ports,
    call,
    origin: new URL(url).origin,
    sign: async (_address, request) => ({ ...request, headers: { ...request.headers, authorization } }),
  })
  const address = (path: string) => `${root}/${encodePath(path)}`
  const made = new Map<string, Promise<void>>()

  /** The folders on the way to a file, each once. */
  function folderOf(path: string): Promise<void> {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
    if (folder === '') return Promise.resolve()
    const known = made.get(folder)
    if (known) return known
    const making = (async () => {
      await folderOf(folder)
      // 405: there is one already.
      await ask(`${address(folder)}/`, { method: 'MKCOL' }, [201, 405])
    })()
    made.set(folder, making)
    return making
  }

  return {
    async read(path) {
      const answer = await ask(address(path), { method: 'GET' }, [200, 404])
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async write(path, body) {
      await folderOf(path)
      await ask(address(path), { method: 'PUT', headers: { 'content-type': mimeOf(path) }, body })
    },
    async copy(from, to) {
      await folderOf(to)
      await ask(address(from), { method: 'COPY', headers: { destination: address(to), overwrite: 'T' } })
    },
    async remove(path) {
      await ask(address(path), { method: 'DELETE' }, [200, 204, 404])
    },
    async list(folder) {
      const place = folder === '' ? `${root}/` : `${address(folder)}/`
      const headers = { depth: '1', 'content-type': 'application/xml' }
      // Of the folder of the site itself a 404 is told: it is to be there.
      const expected = folder === '' ? [207] : [207, 404]
      const answer = await ask(place, { method: 'PROPFIND', headers, body: listing }, expected)
      return answer.status === 404 ? [] : filesIn(await answer.text(), new URL(place).pathname)
    },
  }
}

/** Names of the files, not of the folders, in the answer to PROPFIND; whatever prefix its elements have. */
function filesIn(answer: string, folder: string): string[] {
  const names: string[] = []
  for (const [, response = ''] of answer.matchAll(/<(?:\w+:)?response[\s>](.*?)<\/(?:\w+:)?response>/gis)) {
    const href = /<(?:\w+:)?href[^>]*>(.*?)<\/(?:\w+:)?href>/is.exec(response)?.[1]?.trim() ?? ''
    const isFolder = /<(?:\w+:)?collection\b/i.test(response)
    const path = href.replace(/^https?:\/\/[^/]+/i, '').replaceAll('&amp;', '&')
    if (isFolder || !decoded(path).startsWith(decoded(folder))) continue
    names.push(decoded(path).slice(decoded(folder).length))
  }
  return names
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
