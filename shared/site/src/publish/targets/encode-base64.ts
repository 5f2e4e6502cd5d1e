const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Of any bytes; `btoa` takes a text only, and one of megabytes badly. */
export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(from, from + 3)
    const group = (first << 16) | (second << 8) | third
    const left = bytes.length - from
    parts.push(
      letters.charAt(group >> 18) +
        letters.charAt((group >> 12) & 63) +
        (left > 1 ? letters.charAt((group >> 6) & 63) : '=') +
        (left > 2 ? letters.charAt(group & 63) : '='),
    )
  }
  return parts.join('')
}
