import { resolve } from 'node:path'
import { OptionProblem } from './option-problem.ts'
import type { ConnectionLimits } from './guard/limit-connections.ts'
import { readShareOptions, type ShareOptions } from './shares/share-options.ts'

export interface ServerOptions {
  readonly host: string
  readonly port: number
  /** Null: one origin only; previews then run as one file in an opaque frame. */
  readonly sandboxPort: number | null
  /** Folder the assembly wrote. */
  readonly suite: string
  /** Folder with the files of the sandbox origin. */
  readonly sandbox: string
  /** Behind a proxy the public address differs from the one listened on. */
  readonly sandboxOrigin?: string
  /** Each project on an origin of its own, the star being its key: `https://*.preview.example.org`. */
  readonly projectOrigins?: string
  readonly editorOrigins?: readonly string[]
  /** Origins remotes may come from, beside our own. */
  readonly remoteOrigins: readonly string[]
  /** Plain-http origins the editor may fetch from, such as a local API. */
  readonly connectOrigins: readonly string[]
  /** Where sites that are shared go. */
  readonly share: ShareOptions
  readonly connections: ConnectionLimits
  /** For how many seconds browsers are told to use https alone; null: they are told nothing. */
  readonly hstsSeconds: number | null
  /** What Trusted Types would refuse in the editor is reported, and nothing refused. */
  readonly reportsTrustedTypes: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

function port(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value
  throw new OptionProblem(`${name} must be a port number between 0 and 65535, not "${text}".`)
}

function origins(name: string, text: string | undefined): readonly string[] {
  const list = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  return list.map((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : null
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
    throw new OptionProblem(`${name} must list origins such as https://remotes.example.org, not "${entry}".`)
  })
}

const anyLabel = /^(https?:\/\/)\*\./i

/** `SANDBOX_ORIGIN` is one origin, or with a star for the first label one for each project. */
function sandboxOrigins({ SANDBOX_ORIGIN = '', EDITOR_ORIGINS = '' }: Environment) {
  const isPerProject = anyLabel.test(SANDBOX_ORIGIN)
  const [origin] = origins('SANDBOX_ORIGIN', SANDBOX_ORIGIN.replace(anyLabel, '$1star.'))
  if (origin === undefined) return {}
  if (!isPerProject) return { sandboxOrigin: origin }
  if (origin.includes('*')) throw new OptionProblem('SANDBOX_ORIGIN may have one star only, for its first label.')
  if (EDITOR_ORIGINS === '')
    throw new OptionProblem('EDITOR_ORIGINS must name the origin of the editor when SANDBOX_ORIGIN has a star.')
  return { projectOrigins: origin.replace('://star.', '://*.') }
}

/** What the editor's policy has to let through, so that it reaches the shares. */
function shareOrigins(share: ShareOptions): string[] {
  if (share.kind === 'temp-file') return [new URL(share.upload).origin]
  return share.kind === 'own' && share.s3?.presigned ? [new URL(share.s3.endpoint).origin] : []
}

function count(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new OptionProblem(`${name} must be a whole number above 0, not "${text}".`)
}

/** What stands between the network and the pages. */
function guards(environment: Environment): Pick<ServerOptions, 'connections' | 'hstsSeconds' | 'reportsTrustedTypes'> {
  const { TRUST_PROXY = '', HSTS_SECONDS, TRUSTED_TYPES = '' } = environment
  if (!['', 'report', 'off'].includes(TRUSTED_TYPES))
    throw new OptionProblem(`TRUSTED_TYPES must be report or off, not "${TRUSTED_TYPES}".`)
  const isBehindProxy = ['1', 'on', 'true'].includes(TRUST_PROXY)
  const perAddress = count('CONNECTIONS_PER_ADDRESS', environment.CONNECTIONS_PER_ADDRESS, 256)
  return {
    connections: {
      perAddress: isBehindProxy ? null : perAddress,
      total: count('CONNECTIONS', environment.CONNECTIONS, 4096),
    },
    hstsSeconds: HSTS_SECONDS ? count('HSTS_SECONDS', HSTS_SECONDS, 0) : null,
    reportsTrustedTypes: TRUSTED_TYPES === 'report',
  }
}

/** Port 0 takes a free one, each time another. */
function ports({ PORT, SANDBOX_PORT }: Environment): Pick<ServerOptions, 'port' | 'sandboxPort'> {
  const editor = port('PORT', PORT, 4173)
  const sandbox = SANDBOX_PORT === 'off' ? null : port('SANDBOX_PORT', SANDBOX_PORT, 4174)
  if (editor !== 0 && editor === sandbox)
    throw new OptionProblem(
      `PORT and SANDBOX_PORT are both ${editor}, and previews need an origin of their own. ` +
        'Set one of them to another number, or SANDBOX_PORT=off to do with one origin.',
    )
  return { port: editor, sandboxPort: sandbox }
}

/** Reads the settings of the environment. Throws an OptionProblem that names the setting. */
export function readOptions(environment: Environment, here: string): ServerOptions {
  const { HOST, SUITE_FOLDER } = environment
  const editorOrigins = origins('EDITOR_ORIGINS', environment.EDITOR_ORIGINS)
  const share = readShareOptions(environment, here)
  return {
    host: HOST === undefined || HOST === '' ? 'localhost' : HOST,
    ...ports(environment),
    suite: SUITE_FOLDER ? resolve(SUITE_FOLDER) : resolve(here, '..', '..', '..', 'dist'),
    sandbox: resolve(here, 'sandbox'),
    ...sandboxOrigins(environment),
    ...(editorOrigins.length === 0 ? {} : { editorOrigins }),
    remoteOrigins: origins('REMOTE_ORIGINS', environment.REMOTE_ORIGINS),
    connectOrigins: [...origins('CONNECT_ORIGINS', environment.CONNECT_ORIGINS), ...shareOrigins(share)],
    share,
    ...guards(environment),
  }
}
