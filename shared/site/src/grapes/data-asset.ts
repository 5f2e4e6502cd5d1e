import { decodeBase64 } from '../encoding/base64.ts'
import { encodeText } from '../project/index.ts'
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

function decodedText(text: string): Uint8Array | null {
  try {
    return encodeText(decodeURIComponent(text))
  } catch {
    // It is not what it says it is, and so no picture.
    return null
  }
}

/** A picture that is written into its own address; null for any other address. */
export function dataAsset(address: string): { readonly bytes: Uint8Array; readonly extension: string } | null {
  const [, mime = '', base64, text = ''] = /^data:([\w.+/-]+)(?:;[\w=-]+)*?(;base64)?,([^]*)$/i.exec(address) ?? []
  const extension = extensions[mime.toLowerCase()]
  const bytes = extension === undefined ? null : base64 === undefined ? decodedText(text) : decodeBase64(text)
  return extension === undefined || bytes === null ? null : { bytes, extension }
}
