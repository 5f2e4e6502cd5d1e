import { storageKeys } from '@pergola/contracts'
import type { LocalStore } from '../local-store.ts'

const encode = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Of this browser's own, and nowhere else: with it all origins of previews could be told. */
function secretOf(store: LocalStore): string {
  const kept = store.read(storageKeys.previewSecret)
  if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept
  const made = encode(crypto.getRandomValues(new Uint8Array(32)))
  store.write(storageKeys.previewSecret, made)
  return made
}

/**
 * The origin on which this project is previewed, the same each time. A page knows the name it runs under itself; the
 * name of another project cannot be worked out from it.
 */
export async function projectOrigin(pattern: string, projectId: string, store: LocalStore): Promise<string> {
  return pattern.replace('*', await siteName(projectId, store))
}

/** What a project is called where it is previewed: it says nothing of the project, nor of the names of others. */
export async function siteName(projectId: string, store: LocalStore): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secretOf(store)), algorithm, false, ['sign'])
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(projectId)))
  return `p${encode(signed.subarray(0, 16))}`
}
