import { OptionProblem } from '../option-problem.ts'

export interface S3Options {
  /** With the bucket in its path: `https://s3.example.org/bucket`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /**
   * Whoever fetches is sent to the store with an address that is signed for a few minutes, in place of getting the bytes
   * through this server. The bucket has to let the editor's origin read.
   */
  readonly presigned: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

function bucketAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && /^\/[^/]+\/?$/.test(url.pathname))
    return url.origin + url.pathname.replace(/\/$/, '')
  throw new OptionProblem(`SHARE_S3_URL must be a bucket such as https://s3.example.org/shares, not "${text}".`)
}

function isPresigned({ SHARE_S3_DOWNLOADS: text = '' }: Environment, endpoint: string): boolean {
  if (!['', 'through', 'presigned'].includes(text))
    throw new OptionProblem(`SHARE_S3_DOWNLOADS must be through or presigned, not "${text}".`)
  // The editor follows nobody to an address that is not encrypted, see `share-address.ts`.
  if (text === 'presigned' && !endpoint.startsWith('https:'))
    throw new OptionProblem(`SHARE_S3_DOWNLOADS=presigned needs a SHARE_S3_URL with https, not "${endpoint}".`)
  return text === 'presigned'
}

/** Null: the shares lie on the disk. Throws an OptionProblem that names the setting. */
export function readS3Options(environment: Environment): S3Options | null {
  const { SHARE_S3_URL = '', SHARE_S3_REGION = 'us-east-1', SHARE_S3_KEY = '', SHARE_S3_SECRET = '' } = environment
  if (SHARE_S3_URL === '') return null
  const endpoint = bucketAddress(SHARE_S3_URL)
  if (SHARE_S3_KEY === '' || SHARE_S3_SECRET === '')
    throw new OptionProblem('SHARE_S3_URL needs SHARE_S3_KEY and SHARE_S3_SECRET too.')
  const keys = { accessKeyId: SHARE_S3_KEY, secretAccessKey: SHARE_S3_SECRET }
  return { endpoint, region: SHARE_S3_REGION, ...keys, presigned: isPresigned(environment, endpoint) }
}
