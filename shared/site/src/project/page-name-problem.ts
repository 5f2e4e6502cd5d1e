import { limits } from '@pergola/contracts'
import { newPageName } from './page-name.ts'
import { encodeText } from './text-codec.ts'

/** `device`: Windows keeps the name for itself. `word`: the editor does. */
export type PageNameProblem = 'device' | 'word' | 'first-dot' | 'last-dot' | 'character' | 'too-long'

const device = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/

/** What keeps a page from having this name, for a person to read; null for one that it can have, or that is empty. */
export function pageNameProblem(typed: string): PageNameProblem | null {
  const made = newPageName(typed)
  if (made.ok || made.failure === 'name-empty') return null
  const name = typed.normalize('NFC').trim().toLowerCase()
  if (device.test(name)) return 'device'
  if (name in Object.prototype || /^\/?(?:motions|tailwind)\//.test(name)) return 'word'
  if (/(?:^|\/)\./.test(name)) return 'first-dot'
  if (/\.(?:\/|$)/.test(name)) return 'last-dot'
  // The longest name that would pass, with the ending that its file gets.
  const isLong = name.split('/').some((part) => encodeText(`${part}.html`).length > limits.newName.bytes)
  return isLong ? 'too-long' : 'character'
}
