import { resolve } from 'node:path'
import { limits, type ShareTarget, sharesPath } from '@pergola/contracts'
import { OptionProblem } from '../option-problem.ts'
import { readS3Options, type S3Options } from './s3-options.ts'

/** Shares that this server keeps itself. */
export interface OwnShares {
  readonly kind: 'own'
  readonly folder: string
  /** In place of the folder. */
  readonly s3: S3Options | null
  /** How long a share is kept. */
  readonly seconds: number
  /** The largest share. */
  readonly bytes: number
  /** Of all together. */
  readonly totalBytes: number
  /** Uploads of one address in an hour. */
  readonly perHour: number
  /** The address of a visitor is the last one a proxy of ours has noted. */
  readonly isBehindProxy: boolean
}

/** A host for temporary files that others run. */
interface ForeignShares {
  readonly kind: 'temp-file'
  readonly upload: string
  readonly seconds: number
}

export type ShareOptions = OwnShares | ForeignShares | { readonly kind: 'off' }

type Environment = Readonly<Record<string, string | undefined>>

const mebibyte = 1024 * 1024
const day = 24 * 60 * 60
/** What the public host of the specification keeps them for. */
const foreignMinutes = 60

function positive(environment: Environment, name: string, fallback: number): number {
  const text = environment[name] ?? ''
  if (text === '') return fallback
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return value
  throw new OptionProblem(`${name} must be a number above 0, not "${text}".`)
}

function uploadAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.username === '') return url.href
  throw new OptionProblem(
    `SHARE_UPLOAD_URL must be an address such as https://tmpfiles.org/api/v1/upload, not "${text}".`,
  )
}

/** Reads where shared sites go. Throws an OptionProblem that names the setting. */
export function readShareOptions(environment: Environment, here: string): ShareOptions {
  const { SHARE = '', SHARE_UPLOAD_URL = '', SHARE_FOLDER = '', TRUST_PROXY = '' } = environment
  if (!['', 'on', 'off'].includes(SHARE)) throw new OptionProblem(`SHARE must be on or off, not "${SHARE}".`)
  if (SHARE === 'off') return { kind: 'off' }
  if (SHARE_UPLOAD_URL !== '') {
    const upload = uploadAddress(SHARE_UPLOAD_URL)
    return { kind: 'temp-file', upload, seconds: positive(environment, 'SHARE_UPLOAD_MINUTES', foreignMinutes) * 60 }
  }
  return {
    kind: 'own',
    folder: SHARE_FOLDER === '' ? resolve(here, '..', '..', '..', '.shares') : resolve(SHARE_FOLDER),
    s3: readS3Options(environment),
    seconds: positive(environment, 'SHARE_DAYS', limits.share.days) * day,
    bytes: positive(environment, 'SHARE_MEGABYTES', limits.share.bytes / mebibyte) * mebibyte,
    totalBytes: positive(environment, 'SHARE_TOTAL_MEGABYTES', 10 * 1024) * mebibyte,
    perHour: positive(environment, 'SHARE_UPLOADS_PER_HOUR', 60),
    isBehindProxy: ['1', 'on', 'true'].includes(TRUST_PROXY),
  }
}

/** What the editor is told of it. Plain files have no server of ours that could keep anything. */
export function shareTarget(options: ShareOptions, server: 'ours' | 'none'): { share?: ShareTarget } {
  if (options.kind === 'temp-file') return { share: options }
  if (options.kind === 'off' || server === 'none') return {}
  const { seconds, bytes } = options
  return { share: { kind: 'own', upload: sharesPath, seconds, bytes } }
}
