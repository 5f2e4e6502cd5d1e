const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Null for what is no base64; an address that begins with `data:` may be in front of it. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.replace(/^data:[^,]*,/, '').replace(/[\s=]/g, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  let held = 0
  let length = 0
  for (const digit of digits) {
    const value = alphabet.indexOf(digit)
    if (value < 0) return null
    bits = ((bits << 6) | value) & 0xffffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[length++] = (bits >>> held) & 0xff
  }
  return bytes
}
