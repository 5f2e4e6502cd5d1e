import { decodeText } from '../project/index.ts'
import { flag } from './directory-entry.ts'

// The upper half of code page 437, what a zip without the UTF-8 flag is written in.
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

// Of the systems that a zip may say it was made on: FAT, NTFS and VFAT, where a backslash stands between folders.
const backslashHosts = new Set([0, 10, 11])

/**
 * The name as every program that unpacks it takes it: without `./` and doubled slashes. Old programs for Windows write
 * backslashes between folders, which is told by the system they name and the lack of any slash.
 */
export function plainName(written: string, host: number): string {
  const isWindows = backslashHosts.has(host) && !written.includes('/')
  const name = isWindows ? written.replaceAll('\\', '/') : written
  const segments = name.split('/')
  if (name.startsWith('/') || name === './' || segments.at(-1) === '.') return name
  return segments.filter((each, index) => index === segments.length - 1 || (each !== '' && each !== '.')).join('/')
}

/** Null where the flag promises UTF-8 and the bytes are not. Without the flag, UTF-8 is still what most programs write. */
export function entryName(bytes: Uint8Array, flags: number): string | null {
  const text = decodeText(bytes)
  if (text !== null || flags & flag.utf8) return text
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : upperHalf[byte - 0x80])).join('')
}
