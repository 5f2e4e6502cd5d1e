// The compiler sees no DOM here; these two exist in every thread and in Node alike.
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

/** UTF-8 with a BOM kept as U+FEFF, so that encoding gives the same bytes; null for anything that is not UTF-8. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Text to look through when the encoding is unknown: wrong letters at worst, markup as it is. Never written back. */
export function decodeLoosely(bytes: Uint8Array): string {
  return decodeText(bytes) ?? new TextDecoder('windows-1252', { fatal: false, ignoreBOM: true }).decode(bytes)
}

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
