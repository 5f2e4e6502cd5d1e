import { createHash } from 'node:crypto'
import { type Answer, startHost } from './fake-host.ts'

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

interface Entry {
  readonly path: string
  readonly sha?: string | null
  readonly content?: string
}

interface TreeRequest {
  readonly base_tree?: string
  readonly tree: readonly Entry[]
}

interface Commit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly date: string
}

/** Blobs, trees and commits by their names, and the one branch. */
class Repository {
  readonly blobs = new Map<string, Buffer>()
  readonly trees = new Map<string, ReadonlyMap<string, string>>()
  readonly commits = new Map<string, Commit>()
  head: string | null = null

  keepBlob(bytes: Buffer): string {
    const name = sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))
    this.blobs.set(name, bytes)
    return name
  }

  /** Null where a blob is named that is not there. */
  makeTree({ base_tree: base = '', tree }: TreeRequest): string | null {
    const files = new Map(this.trees.get(base))
    for (const { path, sha, content } of tree) {
      if (sha === null) files.delete(path)
      else files.set(path, content === undefined ? String(sha) : this.keepBlob(Buffer.from(content)))
    }
    if ([...files.values()].some((sha) => !this.blobs.has(sha))) return null
    const name = sha1(Buffer.from(JSON.stringify([...files].toSorted())))
    this.trees.set(name, files)
    return name
  }

  makeCommit({ tree, parents }: Omit<Commit, 'date'>): string {
    const date = new Date(Date.UTC(2026, 10, 27, 0, this.commits.size)).toISOString()
    const name = sha1(Buffer.from(JSON.stringify([tree, parents, date])))
    this.commits.set(name, { tree, parents, date })
    return name
  }

  history(): string[] {
    const found: string[] = []
    for (let at = this.head; at !== null; at = this.commits.get(at)?.parents[0] ?? null) found.push(at)
    return found
  }

  commitValue(sha: string) {
    const { tree, date } = this.commits.get(sha) ?? { tree: '', date: '' }
    return { sha, tree: { sha: tree }, committer: { date } }
  }

  /** What the branch holds. */
  files(): ReadonlyMap<string, string> {
    return this.trees.get(this.commits.get(this.head ?? '')?.tree ?? '') ?? new Map<string, string>()
  }

  put(files: Readonly<Record<string, string>>) {
    const base = this.commits.get(this.head ?? '')?.tree ?? ''
    const tree = this.makeTree({
      base_tree: base,
      tree: Object.entries(files).map(([path, content]) => ({ path, content })),
    })
    this.head = this.makeCommit({ tree: tree ?? '', parents: this.head === null ? [] : [this.head] })
  }
}

const created = (sha: string | null) => (sha === null ? { status: 422 } : { status: 201, value: { sha } })

function write(repository: Repository, path: string, body: Buffer): ReturnType<Answer> {
  const sent = JSON.parse(body.toString()) as { content?: string; sha?: string }
  if (path === '/git/blobs') return created(repository.keepBlob(Buffer.from(sent.content ?? '', 'base64')))
  if (path === '/git/trees') return created(repository.makeTree(sent as unknown as TreeRequest))
  if (path === '/git/commits') {
    const sha = repository.makeCommit(sent as unknown as Omit<Commit, 'date'>)
    return { status: 201, value: repository.commitValue(sha) }
  }
  const { sha = '' } = sent
  const { head } = repository
  if (head !== null && repository.commits.get(sha)?.parents[0] !== head) return { status: 422 }
  repository.head = sha
  return { status: 200 }
}

function read(repository: Repository, path: string): ReturnType<Answer> {
  const { blobs, trees, commits, head } = repository
  const [, kind, name = ''] = /^\/git\/(blobs|trees|commits)\/(\w+)/.exec(path) ?? []
  if (kind === 'blobs') return { status: 200, raw: blobs.get(name) ?? Buffer.from('') }
  if (kind === 'commits')
    return commits.has(name) ? { status: 200, value: repository.commitValue(name) } : { status: 404 }
  if (kind === 'trees') {
    const files = [...(trees.get(name) ?? [])]
    const tree = files.map(([file, sha]) => ({ path: file, type: 'blob', sha, size: blobs.get(sha)?.length }))
    return { status: 200, value: { tree, truncated: false } }
  }
  if (path.startsWith('/git/ref/'))
    return head === null ? { status: 404 } : { status: 200, value: { object: { sha: head } } }
  if (path.startsWith('/commits?'))
    return { status: 200, value: repository.history().map((sha) => ({ sha, commit: repository.commitValue(sha) })) }
  return { status: 200, value: path === '/pages' ? { html_url: 'https://owner.github.io/site/' } : {} }
}

/** A repository with one branch, as far as GitHub's REST interface for git documents it. `others` lie there already. */
export async function startGithub(token: string, others: Readonly<Record<string, string>> = {}) {
  const repository = new Repository()
  if (Object.keys(others).length > 0) repository.put(others)
  const host = await startHost(token, ({ method, path: whole, body }) => {
    const path = whole.replace('/repos/owner/site', '')
    if (path === whole) return { status: 404 }
    return method === 'GET' ? read(repository, path) : write(repository, path, body)
  })
  return {
    ...host,
    seen: () =>
      Object.fromEntries(
        [...repository.files()].map(([path, sha]) => [path, `${repository.blobs.get(sha)?.toString()}`]),
      ),
    /** Somebody else commits to the branch. */
    intervene: (path: string, content: string) => repository.put({ [path]: content }),
  }
}
