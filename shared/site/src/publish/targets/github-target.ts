import { inParallel } from '../in-parallel.ts'
import { type FileMarks, isRecord, type Publication } from '../manifest.ts'
import { messages } from '../messages.ts'
import type { PublishCall, PublishPorts } from '../publish-ports.ts'
import { PublishProblem } from '../publish-problem.ts'
import { markOf, publicationOf, type PublishTarget, type SiteToPublish } from '../publish-target.ts'
import { encodeBase64 } from './encode-base64.ts'
import { encodePath } from './encode-path.ts'
import { type BranchFiles, commitAt, filesOf, type Head, headOf, listPath, moveBranch, shaIn } from './github-branch.ts'
import { addressIn, createJsonApi, type JsonApi, momentIn } from './json-api.ts'

export interface GithubSettings {
  /** `owner/name` */
  readonly repository: string
  readonly branch: string
  readonly token: string
  /** Another one only in tests. */
  readonly service?: string
}

export const githubService = 'https://api.github.com'

/** Without it GitHub leaves out files whose names begin with an underscore. */
const plainPath = '.nojekyll'
const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }

/** A branch of a repository that GitHub Pages serves. A publication is a commit: all of it is there, or nothing. */
export function createGithubTarget(settings: GithubSettings, ports: PublishPorts, call: PublishCall): PublishTarget {
  const { repository, branch, token, service = githubService } = settings
  const api = createJsonApi({ root: `${service}/repos/${encodePath(repository)}`, token, headers, ports, call })

  async function commit(message: string, files: FileMarks, before: Head | null): Promise<Publication> {
    const known = before ? await filesOf(api, before.tree) : { own: new Map(), others: new Set<string>() }
    const base = before ? { base_tree: before.tree } : {}
    const tree = shaIn(await api.send('POST', '/git/trees', { ...base, tree: treeChanges(files, known) }))
    const made = await api.send('POST', '/git/commits', { message, tree, parents: before ? [before.commit] : [] })
    const sha = shaIn(made)
    await moveBranch(api, branch, sha, before)
    return publicationOf({ id: sha, at: dateOf(made) ?? ports.now(), files }, true)
  }

  return {
    marks: 'git-blob',
    address: async () => addressIn((await api.get('/pages'))?.['html_url']),
    async state(site) {
      const now = await headOf(api, branch)
      if (!now) return { last: null, unsure: new Set(), replaced: [] }
      const { own, others } = await filesOf(api, now.tree)
      const replaced = [...others].filter((path) => site.has(path))
      return { last: { id: now.commit, files: own }, unsure: new Set(), replaced }
    },
    async publish(site, plan) {
      const before = await headOf(api, branch)
      if ((before?.commit ?? null) !== plan.from) throw new PublishProblem('conflict', messages.publishedMeanwhile)
      await upload(api, call, site, [...plan.added, ...plan.changed])
      return commit(messages.commit, site.files, before)
    },
    async history() {
      const head = await headOf(api, branch)
      if (!head) return []
      const query = `sha=${encodeURIComponent(branch)}&path=${encodeURIComponent(listPath)}&per_page=20`
      const commits = await api.list(`/commits?${query}`)
      return commits.map((entry) => {
        const id = shaIn(entry)
        return { id, at: dateOf(entry['commit']) ?? 0, files: null, bytes: null, isCurrent: id === head.commit }
      })
    },
    async rollBack(id) {
      if (!/^[0-9a-f]{40}$/.test(id)) throw new PublishProblem('nothing-to-return-to', id)
      const { own } = await filesOf(api, (await commitAt(api, id)).tree)
      if (own.size === 0) throw new PublishProblem('nothing-to-return-to', id)
      return commit(messages.commitBack(id), own, await headOf(api, branch))
    },
  }
}

/** Git names what it was given: what arrived altered is found out at once. */
async function upload(api: JsonApi, { signal, progress }: PublishCall, site: SiteToPublish, paths: readonly string[]) {
  const { files, read } = site
  const total = paths.reduce((sum, path) => sum + markOf(files, path).bytes, 0)
  let done = 0
  await inParallel(paths, signal, async (path) => {
    progress({ done, total, label: messages.sending(path) })
    const content = encodeBase64(await read(path))
    const blob = await api.send('POST', '/git/blobs', { content, encoding: 'base64' })
    if (shaIn(blob) !== markOf(files, path).hash) throw new PublishProblem('refused', `${path} arrived altered`)
    done += markOf(files, path).bytes
  })
}

const entryOf = (path: string) => ({ path, mode: '100644', type: 'blob' })

/** What a tree needs to hold the site, beside what others put there. */
function treeChanges(files: FileMarks, { own, others }: BranchFiles): object[] {
  const content = `${JSON.stringify({ format: 1, files: [...files.keys()].toSorted() }, null, 1)}\n`
  const put = [...files].filter(([path, { hash }]) => own.get(path)?.hash !== hash)
  const gone = [...own.keys()].filter((path) => !files.has(path))
  return [
    ...put.map(([path, { hash }]) => ({ ...entryOf(path), sha: hash })),
    ...gone.map((path) => ({ ...entryOf(path), sha: null })),
    { ...entryOf(listPath), content },
    ...(files.has(plainPath) || others.has(plainPath) ? [] : [{ ...entryOf(plainPath), content: '' }]),
  ]
}

function dateOf(commit: unknown): number | null {
  const committer = isRecord(commit) ? commit['committer'] : null
  return isRecord(committer) ? momentIn(committer['date']) : null
}
