import { decodeText } from '../project/index.ts'
import { flag } from './directory-entry.ts'

// The upper half of code page 437, what a zip without the UTF-8 flag is written in.
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** Null where the flag promises UTF-8 and the bytes are not. Without the flag, UTF-8 is still what most programs write. */
export function entryName(bytes: Uint8Array, flags: number): string | null {
  const text = decodeText(bytes)
  if (text !== null || flags & flag.utf8) return text
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : upperHalf[byte - 0x80])).join('')
}
