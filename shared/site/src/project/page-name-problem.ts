import { limits } from '@pergola/contracts'
import { normalisePageName } from './page-name.ts'
import { encodeText } from './text-codec.ts'

/** `device`: Windows keeps the name for itself. `word`: the editor does. */
export type PageNameProblem = 'device' | 'word' | 'first-dot' | 'last-dot' | 'character' | 'too-long'

const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/

/** What keeps a page from having this name, for a person to read; null for one that it can have, or that is empty. */
export function pageNameProblem(typed: string): PageNameProblem | null {
  const normal = normalisePageName(typed)
  if (normal.ok || normal.failure === 'name-empty') return null
  const name = typed.normalize('NFC').trim().toLowerCase()
  if (device.test(name)) return 'device'
  if (name in Object.prototype) return 'word'
  if (name.startsWith('.')) return 'first-dot'
  if (name.endsWith('.')) return 'last-dot'
  // The longest name that would pass, with the ending that its file gets.
  const isLong = encodeText(`${name}.html`).length > limits.newName.bytes
  return isLong ? 'too-long' : 'character'
}
