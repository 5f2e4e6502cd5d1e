/** Null where the bytes would not be the same again. */
export async function exactText(blob: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const again = new TextEncoder().encode(text)
  return again.length === bytes.length && again.every((byte, at) => byte === bytes[at]) ? text : null
}
