import { AwsV4Signer } from 'aws4fetch'
import { mimeOf } from '../../files/media-type.ts'
import { createAsk, type Sign } from '../create-ask.ts'
import type { PublishCall, PublishPorts } from '../publish-ports.ts'
import type { PublishStore } from '../publish-store.ts'
import { encodePath } from './encode-path.ts'

export interface S3Settings {
  /** Address of the service, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Within the bucket; '' is the whole of it. */
  readonly folder: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Of aws4fetch's answer, what is needed: its types are those of a browser. */
interface Signed {
  readonly url: { readonly href: string }
  readonly headers: Iterable<[string, string]>
}

/** Any service that speaks S3. The bucket stands in the path, which all of them understand. */
export function createS3Store(settings: S3Settings, ports: PublishPorts, call: PublishCall): PublishStore {
  const { endpoint, bucket, folder, region, accessKeyId, secretAccessKey } = settings
  const origin = new URL(endpoint).origin
  const root = `${endpoint.replace(/\/+$/, '')}/${encodePath(bucket)}`
  const prefix = folder === '' ? '' : `${folder}/`
  const address = (path: string) => `${root}/${encodePath(prefix + path)}`

  const sign: Sign = async (url, request) => {
    const signer = new AwsV4Signer({ url, ...request, service: 's3', region, accessKeyId, secretAccessKey })
    const signed = (await signer.sign()) as unknown as Signed
    return { ...request, headers: Object.fromEntries(signed.headers) }
  }
  const ask = createAsk({ ports, call, origin, sign })

  /** One page of a listing after the other. */
  async function list(within: string): Promise<string[]> {
    const names: string[] = []
    let token: string | null = null
    do {
      const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix: within })
      if (token !== null) query.set('continuation-token', token)
      const answer = await ask(`${root}?${query.toString()}`, { method: 'GET' })
      const text = await answer.text()
      for (const [, key] of text.matchAll(/<Contents>.*?<Key>(.*?)<\/Key>/gs))
        names.push(textOf(key ?? '').slice(within.length))
      token = textOf(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(text)?.[1] ?? '') || null
    } while (token !== null)
    return names.filter((name) => name !== '')
  }

  return {
    async read(path) {
      const answer = await ask(address(path), { method: 'GET' }, [200, 404])
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async write(path, body) {
      // The service refuses what was altered on the way.
      const hash = await ports.digest('SHA-256', body)
      const headers = { 'content-type': mimeOf(path), 'x-amz-content-sha256': hash }
      await ask(address(path), { method: 'PUT', headers, body })
    },
    async copy(from, to) {
      const headers = {
        'x-amz-copy-source': `/${encodePath(bucket)}/${encodePath(prefix + from)}`,
        'x-amz-metadata-directive': 'REPLACE',
        'content-type': mimeOf(to),
      }
      await ask(address(to), { method: 'PUT', headers })
    },
    async remove(path) {
      await ask(address(path), { method: 'DELETE' }, [200, 204, 404])
    },
    list: (within) => list(prefix + (within === '' ? '' : `${within}/`)),
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(escaped: string): string {
  return escaped.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      return entities[name ?? ''] ?? whole
    },
  )
}
