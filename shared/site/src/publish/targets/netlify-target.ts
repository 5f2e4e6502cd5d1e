import { inParallel } from '../in-parallel.ts'
import { type FileMarks, isRecord, type Publication } from '../manifest.ts'
import { messages } from '../messages.ts'
import type { PublishCall, PublishPorts } from '../publish-ports.ts'
import { PublishProblem } from '../publish-problem.ts'
import { bytesOf, markOf, type PublishTarget, type SiteToPublish } from '../publish-target.ts'
import { encodePath } from './encode-path.ts'
import { addressIn, createJsonApi, type Json, type JsonApi, momentIn } from './json-api.ts'

export interface NetlifySettings {
  /** Its id, or its name with the domain: `name.netlify.app`. */
  readonly site: string
  readonly token: string
  /** Another one only in tests. */
  readonly service?: string
}

export const netlifyService = 'https://api.netlify.com'
const pollPause = 1000
/** Ten minutes; a deploy of many files takes one. */
const mostPolls = 600

interface Netlify {
  readonly api: JsonApi
  readonly ports: PublishPorts
  readonly call: PublishCall
}

/** A site of Netlify. A deploy is named by the digests of its files; only those that it lacks travel, then it is swapped in. */
export function createNetlifyTarget(settings: NetlifySettings, ports: PublishPorts, call: PublishCall): PublishTarget {
  const { site, token, service = netlifyService } = settings
  const api = createJsonApi({ root: `${service}/api/v1`, token, ports, call })
  const netlify: Netlify = { api, ports, call }
  const path = `/sites/${encodeURIComponent(site)}`

  async function siteNow(): Promise<Json> {
    const found = await api.get(path)
    if (!found) throw new PublishProblem('not-found', site)
    return found
  }
  const published = async () => idIn((await siteNow())['published_deploy'])

  return {
    marks: 'SHA-1',
    async address() {
      const { ssl_url: secure, url } = await siteNow()
      return addressIn(secure) ?? addressIn(url)
    },
    async state() {
      const id = await published()
      const last = id === null ? null : { id, files: marksIn(await api.list(`${path}/files`)) }
      return { last, unsure: new Set(), replaced: [] }
    },
    async publish(built, plan) {
      if ((await published()) !== plan.from) throw new PublishProblem('conflict', messages.publishedMeanwhile)
      const digests = Object.fromEntries([...built.files].map(([file, { hash }]) => [`/${file}`, hash]))
      const deploy = await api.send('POST', `${path}/deploys`, { files: digests })
      const id = idIn(deploy)
      if (id === null) throw new PublishProblem('unreadable', 'deploys')
      await send(netlify, id, built, Array.isArray(deploy['required']) ? deploy['required'].map(String) : [])
      return {
        ...(await settled(netlify, id)),
        files: built.files.size,
        bytes: bytesOf(built.files),
        isCurrent: true,
      }
    },
    async history() {
      const current = await published()
      const deploys = await api.list(`${path}/deploys?per_page=20`)
      return deploys.flatMap((deploy) => {
        const id = deploy['state'] === 'ready' ? idIn(deploy) : null
        return id === null ? [] : [{ ...deployOf(deploy, id), isCurrent: id === current }]
      })
    },
    async rollBack(id) {
      await api.ask(`${path}/deploys/${encodeURIComponent(id)}/restore`, { method: 'POST' })
      return { ...(await settled(netlify, id)), isCurrent: true }
    },
  }
}

/** The contents that the host asked for, each by one of the files that hold it. */
async function send({ api, call }: Netlify, id: string, site: SiteToPublish, required: readonly string[]) {
  const { files, read } = site
  const missing = new Set(required)
  const wanted = [...files].filter(([, { hash }]) => missing.delete(hash)).map(([file]) => file)
  const total = wanted.reduce((sum, file) => sum + markOf(files, file).bytes, 0)
  let done = 0
  await inParallel(wanted, call.signal, async (file) => {
    call.progress({ done, total, label: messages.sending(file) })
    const headers = { 'content-type': 'application/octet-stream' }
    await api.ask(`/deploys/${id}/files/${encodePath(file)}`, { method: 'PUT', headers, body: await read(file) })
    done += markOf(files, file).bytes
  })
}

/** Until the deploy stands. */
async function settled({ api, ports, call }: Netlify, id: string): Promise<Publication> {
  for (let left = mostPolls; left > 0; left -= 1) {
    const deploy = (await api.get(`/deploys/${id}`)) ?? {}
    if (deploy['state'] === 'ready') return deployOf(deploy, id)
    if (deploy['state'] === 'error') throw new PublishProblem('refused', String(deploy['error_message'] ?? ''))
    call.progress({ done: 0, total: 0, label: messages.waiting })
    await ports.wait(pollPause, call.signal)
    if (call.signal.aborted) throw new PublishProblem('cancelled')
  }
  throw new PublishProblem('server-error', messages.neverReady(id))
}

function marksIn(files: readonly Json[]): FileMarks {
  return new Map(
    files.map(({ path, sha, size }) => [
      String(path).replace(/^\//, ''),
      { hash: String(sha), bytes: Number(size) || 0 },
    ]),
  )
}

function idIn(value: unknown): string | null {
  return isRecord(value) && typeof value['id'] === 'string' && /^[\w-]+$/.test(value['id']) ? value['id'] : null
}

function deployOf(deploy: Json, id: string): Publication {
  const at = momentIn(deploy['published_at']) ?? momentIn(deploy['created_at']) ?? 0
  return { id, at, files: null, bytes: null, isCurrent: false }
}
