import { type AddRemoteFailure, fail, limits, type Outcome, type RemoteAddress, succeed } from '@pergola/contracts'
import { manifestLimits, readRemoteManifest } from '@pergola/contracts/remote-checks'
import { watchPolicy } from '@pergola/ui'
import { messageOf } from '../load-failure.ts'

const manifestFile = 'remote.json'

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
    return parseManifest(await readText(response), url)
  } catch (error) {
    if (await policy.refused()) return fail('refused', url.origin)
    return fail('unreachable', `${url.href}: ${messageOf(error)}`)
  } finally {
    policy.end()
  }
}

/** As much of an answer as a manifest may hold, and one letter more to tell that it is too long. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  do {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
  } while (text.length <= manifestLimits.bytes)
  await reader.cancel()
  return text
}

/** The detail of a refusal says what is wrong, a line for each field. */
export function parseManifest(text: string, url: URL): ManifestOutcome {
  const reading = readRemoteManifest(text)
  if (!reading.ok) return fail(reading.kind === 'contract' ? 'contract' : 'no-remote', reading.problems.join('\n'))
  const { $schema: _schema, version = 'added', ...manifest } = reading.manifest
  return succeed({ ...manifest, base: new URL('.', url).href, version, late: [] })
}
