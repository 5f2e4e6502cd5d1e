import { createCodec } from '../encoding/codec.ts'
import { encodeLike } from '../encoding/encode-text.ts'
import { encodings } from '../encoding/testing/encodings.ts'

const letters = 'Hello\r\n日本語の段落 한국 中文 Жя é€ ≒~\\ ไทย שלום 😀\n'

/** A page, a sheet, an XML file and a script in each encoding, those of UTF-16 with their mark. */
export function encodedFiles(): Uint8Array[] {
  return encodings.flatMap((encoding) => {
    const codec = createCodec(encoding)
    const known = [...letters].filter((character) => codec.encode(character, 0) !== null).join('')
    const mark = encoding.startsWith('utf-16') ? '\ufeff' : ''
    const texts = [
      `<!doctype html><html lang=ja><head><meta charset=${encoding}><title>${known}</title></head><p>${known}</p><script>f("${known}")</script>`,
      `@charset "${encoding}";\na::after { content: "${known.replaceAll(/[\r\n]/g, '')}" }\n`,
      `<?xml version="1.0" encoding="${encoding}"?><svg><text>${known}</text></svg>`,
      `// ${known}f('${known.trim()}')\n`,
    ]
    return texts.map((text) => encodeLike(codec, mark + text, null))
  })
}
