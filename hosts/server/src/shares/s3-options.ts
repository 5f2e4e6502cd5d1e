import { OptionProblem } from '../option-problem.ts'

export interface S3Options {
  /** With the bucket in its path: `https://s3.example.org/bucket`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Null: the shares lie on the disk. Throws an OptionProblem that names the setting. */
export function readS3Options(environment: Readonly<Record<string, string | undefined>>): S3Options | null {
  const { SHARE_S3_URL = '', SHARE_S3_REGION = 'us-east-1', SHARE_S3_KEY = '', SHARE_S3_SECRET = '' } = environment
  if (SHARE_S3_URL === '') return null
  const url = URL.canParse(SHARE_S3_URL) ? new URL(SHARE_S3_URL) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !/^\/[^/]+\/?$/.test(url.pathname))
    throw new OptionProblem(
      `SHARE_S3_URL must be a bucket such as https://s3.example.org/shares, not "${SHARE_S3_URL}".`,
    )
  if (SHARE_S3_KEY === '' || SHARE_S3_SECRET === '')
    throw new OptionProblem('SHARE_S3_URL needs SHARE_S3_KEY and SHARE_S3_SECRET too.')
  const endpoint = url.origin + url.pathname.replace(/\/$/, '')
  return { endpoint, region: SHARE_S3_REGION, accessKeyId: SHARE_S3_KEY, secretAccessKey: SHARE_S3_SECRET }
}
