import type { SealedSecret, TargetDatabase } from './target-database.ts'

const keyName = 'secrets'
const algorithm = 'AES-GCM'
const nonceBytes = 12

/** Made once in this browser; no script can read its bits, ours neither. */
async function keyOf({ keys }: TargetDatabase): Promise<CryptoKey> {
  const found = await keys.get(keyName)
  if (found) return found.key
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  // Another tab may have been first, and what it has sealed must stay readable.
  await keys.add({ id: keyName, key }).catch(() => undefined)
  return (await keys.get(keyName))?.key ?? key
}

/** `place` is what the secret may be sent to; with another one it cannot be unsealed. */
export async function sealSecret(database: TargetDatabase, secret: string, place: string): Promise<SealedSecret> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const options = { name: algorithm, iv: nonce, additionalData: new TextEncoder().encode(place) }
  const data = await crypto.subtle.encrypt(options, await keyOf(database), new TextEncoder().encode(secret))
  return { nonce, data }
}

/** Null where it was sealed for another place, or the key of this browser is gone. */
export async function unsealSecret(
  database: TargetDatabase,
  { nonce, data }: SealedSecret,
  place: string,
): Promise<string | null> {
  const options = { name: algorithm, iv: nonce, additionalData: new TextEncoder().encode(place) }
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(options, await keyOf(database), data))
  } catch (error) {
    if ((error as Error).name === 'OperationError') return null
    throw error
  }
}
