const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum of the zip format. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  // An index loop: iterators cost five times as much here, and 250 MB pass through.
  for (let index = 0; index < bytes.length; index++) {
    value = (table[(value ^ (bytes[index] as number)) & 0xff] as number) ^ (value >>> 8)
  }
  return (value ^ 0xffffffff) >>> 0
}
