import type { DirectiveName } from './directive-name.ts'
import { modifierNames } from './directive-names.ts'

const keyEvents: ReadonlySet<string> = new Set(['keydown', 'keyup', 'keypress'])

/** Keys with more than a letter, hyphenated as the runtime compares `event.key`; f1 and its like are a pattern. */
const keyNames: ReadonlySet<string> = new Set(
  (
    'alt-graph arrow-down arrow-left arrow-right arrow-up audio-volume-down audio-volume-mute audio-volume-up backspace ' +
    'browser-back browser-forward cancel caps-lock clear context-menu control copy cut dead delete help insert ' +
    'media-play-pause media-stop media-track-next media-track-previous num-lock page-down page-up paste pause ' +
    'print-screen process redo scroll-lock undo unidentified'
  ).split(' '),
)

function isKey(name: string): boolean {
  return /^[^\s"'<>/=.]$/u.test(name) || /^f\d{1,2}$/.test(name) || keyNames.has(name)
}

/**
 * Modifiers of `v-on` that do nothing, or keep the handler from ever running. Beside those offered, a keyboard event takes a
 * key, and what is paced a time. Before there is an event, a key may be meant.
 */
export function unknownModifiers({ kind, argument, modifiers }: DirectiveName): readonly string[] {
  if (kind !== 'on') return []
  const mayBeKey = argument === '' || keyEvents.has(argument.toLowerCase())
  const isPaced = modifiers.includes('debounce') || modifiers.includes('throttle')
  return modifiers.filter((name) => {
    if (modifierNames.includes(name)) return false
    return /^\d+(?:ms)?$/.test(name) ? !isPaced : !(mayBeKey && isKey(name.toLowerCase()))
  })
}
