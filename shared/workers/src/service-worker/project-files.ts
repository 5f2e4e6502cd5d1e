import { projectFolder } from '@pergola/contracts'
import { diskPath, isCaselessFolder } from '../storage/disk-name.ts'
import { mimeOf } from '../storage/file-kind.ts'

/** What would run a file here, in the editor's own origin. Nothing of a project ever may. */
const running = new Set(['script', 'worker', 'sharedworker', 'serviceworker', 'audioworklet', 'paintworklet'])

const headers = {
  'x-content-type-options': 'nosniff',
  // Every save changes what stands under the address.
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  // Opened as a document, a page, a picture or a sheet gets an origin of its own. Means nothing to a picture in a page.
  'content-security-policy': 'sandbox',
  'accept-ranges': 'bytes',
}

/** `/project-files/{id}/{path}`, read where it is stored; no tab has to be open. Undefined for any other address. */
export async function respondToProjectFile(request: Request): Promise<Response | undefined> {
  const named = parseAddress(new URL(request.url).pathname)
  if (!named) return undefined
  if (running.has(request.destination)) return plain(403, 'Not allowed')
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Not allowed')
  const content = named.path === null ? null : await readProjectFile(named.id, named.path)
  if (!content) return plain(404, 'File not found')
  return respond(request, content)
}

/** As `respondToProjectFile`, for an address that is known to be one. */
export async function answerProjectFile(request: Request): Promise<Response> {
  return (await respondToProjectFile(request)) ?? plain(404, 'File not found')
}

function parseAddress(pathname: string): { id: string; path: string | null } | null {
  const [, id, raw] = /^\/project-files\/(\d+)\/(.+)$/.exec(pathname) ?? []
  if (id === undefined || raw === undefined) return null
  try {
    const segments = raw.split('/').map(decodeURIComponent)
    const isSafe = segments.every((segment) => segment !== '' && segment !== '..' && !segment.includes('/'))
    return { id, path: isSafe ? segments.join('/') : null }
  } catch {
    return { id, path: null }
  }
}

async function readProjectFile(id: string, path: string): Promise<Blob | null> {
  const bytes = await readRow(id, path)
  if (bytes) return new Blob([bytes], { type: typeOf(path, bytes) })
  const type = typeOf(path)
  const file = await readTree(`${projectFolder(id)}/${path}`)
  return file && file.slice(0, file.size, type)
}

/** What is not UTF-8 says itself what it is. */
function typeOf(path: string, bytes?: Uint8Array<ArrayBuffer>): string {
  const mime = mimeOf(path)
  if (bytes && !isUtf8(bytes)) return mime
  return mime.startsWith('text/') || mime === 'application/json' ? `${mime}; charset=utf-8` : mime
}

function isUtf8(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false // Of another encoding, or no text.
  }
}

function respond(request: Request, content: Blob): Response {
  const common = { ...headers, 'content-type': content.type }
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!range || content.size === 0) {
    const length = { 'content-length': String(content.size) }
    return new Response(request.method === 'HEAD' ? null : content, { headers: { ...common, ...length } })
  }
  const [start, end] = boundsOf(range[1] ?? '', range[2] ?? '', content.size)
  if (start > end) {
    return new Response(null, { status: 416, headers: { ...common, 'content-range': `bytes */${content.size}` } })
  }
  const part = { 'content-range': `bytes ${start}-${end}/${content.size}`, 'content-length': String(end - start + 1) }
  return new Response(content.slice(start, end + 1, content.type), { status: 206, headers: { ...common, ...part } })
}

function boundsOf(first: string, last: string, size: number): [start: number, end: number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

/** The database as it is, without the library: this worker starts with every page. */
async function readRow(id: string, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const database = await openExisting()
  if (!database) return null
  try {
    if (!database.objectStoreNames.contains('files')) return null
    const row = await settled<{ bytes: Uint8Array<ArrayBuffer> } | undefined>(
      database.transaction('files').objectStore('files').get([id, path]),
    )
    return row?.bytes ?? null
  } finally {
    database.close()
  }
}

function openExisting(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pergola')
    // Not there yet: making it is the project worker's business.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () =>
      opening.error?.name === 'AbortError' ? resolve(null) : reject(opening.error),
    )
  })
}

function settled<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value))
    request.addEventListener('error', () => reject(request.error))
  })
}

async function readTree(path: string): Promise<File | null> {
  try {
    let folder = await navigator.storage.getDirectory()
    const segments = diskPath(path, await isCaselessFolder(folder)).split('/')
    const name = segments.pop() ?? ''
    for (const segment of segments) folder = await folder.getDirectoryHandle(segment)
    return await (await folder.getFileHandle(name)).getFile()
  } catch {
    return null
  }
}
