import { createServer, request as askServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { startSwift } from '../../hosts/server/src/shares/testing/start-swift.ts'

export interface RunningBucket {
  readonly endpoint: string
  readonly name: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What lies there, as the owner of the bucket reads it; null where nothing does. */
  read(path: string): Promise<string | null>
  stop(): Promise<void>
}

/** Swift lets pages of other origins read objects, and neither listings nor what is not there: this says yes to all. */
async function startFront(store: string) {
  const { port } = new URL(store)
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-methods', 'GET, PUT, DELETE')
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    if (request.method === 'OPTIONS') return void response.end()
    // With the name that was asked for, which the signature holds.
    const { url: path, method, headers } = request
    const onward = askServer({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A bucket of a real S3-compatible store, which lets pages of any origin ask. */
export async function startBucket(name: string): Promise<RunningBucket> {
  const { origin, accessKeyId, secretAccessKey, stop } = await startSwift()
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' })
  await client.fetch(`${origin}/${name}`, { method: 'PUT' })
  const front = await startFront(origin)
  return {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    name,
    accessKeyId,
    secretAccessKey,
    async read(path) {
      const answer = await client.fetch(`${origin}/${name}/${path}`)
      return answer.status === 404 ? null : answer.text()
    },
    async stop() {
      front.closeAllConnections()
      front.close()
      await stop()
    },
  }
}
