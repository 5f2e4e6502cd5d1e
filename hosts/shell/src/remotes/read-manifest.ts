import {
  type AddRemoteFailure,
  contractNumber,
  fail,
  limits,
  type Outcome,
  type RemoteAddress,
  remoteAddressSchema,
  succeed,
} from '@pergola/contracts'
import { watchPolicy } from '@pergola/ui'
import * as v from 'valibot'
import { messageOf } from '../load-failure.ts'
import { contractDetail } from './load-definition.ts'

const manifestFile = 'remote.json'

/** What a build leaves beside its files: everything of an address but where it is and which version. */
const manifestSchema = v.omit(remoteAddressSchema, ['base', 'version', 'files', 'late'])

type ManifestOutcome = Outcome<RemoteAddress, AddRemoteFailure>

/** A folder or the manifest in it; null when the text is no address of the web. */
export function manifestUrl(text: string): URL | null {
  const trimmed = text.trim()
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  url.hash = ''
  if (!url.pathname.endsWith('.json')) url.pathname = url.pathname.replace(/\/?$/, `/${manifestFile}`)
  return url
}

/** Asks the server at the address which remote it has. Nothing of the remote runs. */
export async function readManifest(text: string): Promise<ManifestOutcome> {
  const url = manifestUrl(text)
  if (!url) return fail('no-address')
  const policy = watchPolicy(url.origin)
  try {
    const signal = AbortSignal.timeout(limits.remoteTimeout)
    const response = await fetch(url, { credentials: 'omit', cache: 'no-cache', signal })
    if (!response.ok) return fail('unreachable', `${url.href}: ${response.status}`)
    return parseManifest(await response.text(), url)
  } catch (error) {
    if (await policy.refused()) return fail('refused', url.origin)
    return fail('unreachable', `${url.href}: ${messageOf(error)}`)
  } finally {
    policy.end()
  }
}

export function parseManifest(text: string, url: URL): ManifestOutcome {
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  if (!manifest.success) return fail('no-remote', url.href)
  if (manifest.output.contract !== contractNumber) return fail('contract', contractDetail(manifest.output.contract))
  return succeed({ ...manifest.output, base: new URL('.', url).href, version: 'added', files: [], late: [] })
}
