const table = makeTable()

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  })
}

/** CRC-32, the one of zip. `before` continues a sum. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (let at = 0; at < bytes.length; at += 1) crc = (table[(crc ^ bytes[at]!) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function hashOfRecord(record: unknown): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(record)))
}
