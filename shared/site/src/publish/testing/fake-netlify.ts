import { createHash } from 'node:crypto'
import { type Answer, startHost } from './fake-host.ts'

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

interface Deploy {
  readonly id: string
  readonly files: Readonly<Record<string, string>>
  state: string
}

/** Deploys by digest, as Netlify documents them. `seen` is the site that stands. */
export async function startNetlify(token: string) {
  const contents = new Map<string, Buffer>()
  const deploys: Deploy[] = []
  let published: Deploy | null = null
  const isWhole = ({ files }: Deploy) => Object.values(files).every((hash) => contents.has(hash))

  /** A deploy stands as soon as it has all of its files. */
  function stand(deploy: Deploy) {
    if (!isWhole(deploy)) return
    deploy.state = 'ready'
    published = deploy
  }

  const answer: Answer = ({ method, path, body }) => {
    const [, id = '', file] = /\/deploys\/([\w-]+)(?:\/files\/(.*))?/.exec(path) ?? []
    const deploy = deploys.find((each) => each.id === id)
    if (method === 'PUT' && deploy && file !== undefined) {
      const hash = sha1(body)
      if (deploy.files[`/${decodeURIComponent(file)}`] !== hash) return { status: 422 }
      contents.set(hash, body)
      stand(deploy)
      return { status: 200 }
    }
    if (method === 'POST' && path.endsWith('/restore') && deploy) {
      published = deploy
      return { status: 200, value: deploy }
    }
    if (method === 'POST' && path.endsWith('/deploys')) {
      const { files } = JSON.parse(body.toString()) as { files: Record<string, string> }
      const made: Deploy = { id: `d${deploys.length + 1}`, files, state: 'uploading' }
      deploys.unshift(made)
      stand(made)
      return {
        status: 200,
        value: { ...made, required: [...new Set(Object.values(files))].filter((hash) => !contents.has(hash)) },
      }
    }
    return look(path, deploy)
  }

  function look(path: string, deploy: Deploy | undefined) {
    if (deploy) return { status: 200, value: { ...deploy, published_at: '2026-11-27T00:00:00Z' } }
    if (/\/deploys\?/.test(path)) return { status: 200, value: deploys }
    if (path.endsWith('/files')) {
      const files = Object.entries(published?.files ?? {})
      return { status: 200, value: files.map(([name, sha]) => ({ path: name, sha, size: contents.get(sha)?.length })) }
    }
    if (path !== '/api/v1/sites/site.netlify.app') return { status: 404 }
    return {
      status: 200,
      value: { ssl_url: 'https://site.netlify.app', published_deploy: published && { id: published.id } },
    }
  }

  const host = await startHost(token, answer)
  const seen = () =>
    Object.fromEntries(
      Object.entries(published?.files ?? {}).map(([path, hash]) => [
        path.slice(1),
        `${contents.get(hash)?.toString()}`,
      ]),
    )
  return { ...host, seen }
}
