/** Bytes of the secret in a link. */
const secretBytes = 32

export interface ShareKey {
  readonly key: CryptoKey
  /** Tells whether a secret fits a file without trying; says nothing else about the secret. */
  readonly check: Uint8Array<ArrayBuffer>
}

export const saltBytes = 16
export const checkBytes = 16

export const createSecret = () => crypto.getRandomValues(new Uint8Array(secretBytes))

/** Each file has a key of its own, so that its chunks may be counted from nought. */
export async function deriveKey(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<ShareKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode('pergola share 1')
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, material, 384)
  const key = await crypto.subtle.importKey('raw', bits.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { key, check: new Uint8Array(bits.slice(32)) }
}

/** As it stands in a link. */
export function secretToText(secret: Uint8Array): string {
  const text = btoa(String.fromCharCode(...secret))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for what is no secret. A letter breaks its line and a sentence ends behind it: neither belongs to it. */
export function secretFromText(text: string): Uint8Array<ArrayBuffer> | null {
  const letters = /^([\w-]{43})[^\w-]*$/.exec(text.replace(/\s/g, ''))?.[1]
  if (letters === undefined) return null
  const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
