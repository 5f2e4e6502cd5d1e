import { AwsClient } from 'aws4fetch'
import type { S3Options } from './s3-options.ts'

/** One signed request; an answer that is not expected is thrown. */
export type Ask = (address: string, init?: RequestInit, expected?: readonly number[]) => Promise<Response>

/** A store that is busy says so with 503 and wants to be asked again later, each time later: six seconds at the most. */
const patience = { retries: 5, initRetryMs: 200 }

export interface S3Client {
  readonly ask: Ask
  /** The address with a signature in it, for one who has no keys. */
  presign(address: string, seconds: number): Promise<string>
}

export function createS3Client({ region, accessKeyId, secretAccessKey }: S3Options): S3Client {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', ...patience })

  async function presign(address: string, seconds: number): Promise<string> {
    const url = new URL(address)
    url.searchParams.set('X-Amz-Expires', `${seconds}`)
    return (await client.sign(url.href, { aws: { signQuery: true } })).url
  }

  /** Stores end connections that rested, at times just as a request comes. What may be asked twice is. */
  async function fetchAnyhow(address: string, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(address, init)
    } catch (error) {
      if (!(error instanceof TypeError) || init.method === 'POST') throw error
      return client.fetch(address, init)
    }
  }

  const ask: Ask = async (address, init = {}, expected = [200, 204]) => {
    const response = await fetchAnyhow(address, init)
    if (expected.includes(response.status)) return response
    const text = await response.text()
    throw new Error(`The store answered ${response.status} to ${init.method ?? 'GET'}: ${text.slice(0, 300)}`)
  }

  return { ask, presign }
}
