/** One of each kind that the Encoding standard knows, and the rest of those that pages are still written in. */
export const encodings = [
  'windows-1252',
  'windows-1251',
  'windows-1256',
  'windows-874',
  'iso-8859-2',
  'iso-8859-8',
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'euc-kr',
  'gbk',
  'gb18030',
  'big5',
  'utf-8',
  'utf-16le',
  'utf-16be',
] as const

/** A page in bytes, each character a byte: `\x93` is 0x93. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

export function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    text.split('').flatMap((unit) => {
      const code = unit.charCodeAt(0)
      return isLittleEndian ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )
}
