import { type FileMark, type FileMarks, isRecord, publishFolder, readObject } from '../manifest.ts'
import { PublishProblem } from '../publish-problem.ts'
import { encodePath } from './encode-path.ts'
import type { JsonApi } from './json-api.ts'

/** Names the files that came from us, so that others on the branch stay, such as the name of a domain. */
export const listPath = `${publishFolder}/files.json`

export interface Head {
  readonly commit: string
  readonly tree: string
}

export interface BranchFiles {
  readonly own: FileMarks
  readonly others: ReadonlySet<string>
}

/** Null where there is no such branch yet. */
export async function headOf(api: JsonApi, branch: string): Promise<Head | null> {
  const ref = await api.get(`/git/ref/heads/${encodePath(branch)}`)
  if (ref) return commitAt(api, shaIn(ref['object']))
  // No such branch is well; no such repository is not.
  if (!(await api.get(''))) throw new PublishProblem('not-found', branch)
  return null
}

export async function commitAt(api: JsonApi, commit: string): Promise<Head> {
  const found = await api.get(`/git/commits/${commit}`)
  if (!found) throw new PublishProblem('nothing-to-return-to', commit)
  return { commit, tree: shaIn(found['tree']) }
}

/** Our files in a tree, and what the branch has besides. */
export async function filesOf(api: JsonApi, tree: string): Promise<BranchFiles> {
  const found = await api.get(`/git/trees/${tree}?recursive=1`)
  const entries = Array.isArray(found?.['tree']) ? found['tree'].filter(isRecord) : []
  if (!found || found['truncated'] === true) throw new PublishProblem('unreadable', 'the tree is too large')
  const all = new Map<string, FileMark>()
  for (const { path, type, sha, size } of entries)
    if (type === 'blob') all.set(String(path), { hash: String(sha), bytes: Number(size) || 0 })
  const list = all.get(listPath)
  const names = list ? await listed(api, list.hash) : new Set<string>()
  return {
    own: new Map([...all].filter(([path]) => names.has(path))),
    others: new Set([...all.keys()].filter((path) => !names.has(path) && path !== listPath)),
  }
}

async function listed(api: JsonApi, blob: string): Promise<ReadonlySet<string>> {
  const headers = { accept: 'application/vnd.github.raw+json' }
  const answer = await api.ask(`/git/blobs/${blob}`, { method: 'GET', headers })
  const { files } = readObject(await answer.text())
  return new Set(Array.isArray(files) ? files.map(String) : [])
}

/** Only forward: what somebody else put on the branch meanwhile is not thrown away. */
export async function moveBranch(api: JsonApi, branch: string, sha: string, before: Head | null): Promise<void> {
  try {
    if (before) await api.send('PATCH', `/git/refs/heads/${encodePath(branch)}`, { sha, force: false })
    else await api.send('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha })
  } catch (error) {
    if (error instanceof PublishProblem && error.failure === 'refused')
      throw new PublishProblem('conflict', error.detail)
    throw error
  }
}

export function shaIn(value: unknown): string {
  const sha = isRecord(value) ? value['sha'] : undefined
  if (typeof sha !== 'string' || !/^[0-9a-f]{40}$/.test(sha)) throw new PublishProblem('unreadable', 'no digest')
  return sha
}
