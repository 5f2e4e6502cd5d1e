export interface KeyStroke {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const named: Readonly<Record<string, string>> = { Space: ' ', Plus: '+', Esc: 'Escape', Del: 'Delete' }

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

/** The physical key stands in where the layout or a modifier changes the letter: Ctrl+Alt+O, or a Cyrillic layout. */
function sameKey(stroke: KeyStroke, wanted: string): boolean {
  const key = named[wanted] ?? wanted
  if (stroke.key.toLowerCase() === key.toLowerCase()) return true
  if (/^[a-z]$/i.test(key)) return stroke.code === `Key${key.toUpperCase()}` && !/^[a-z]$/i.test(stroke.key)
  return /^[0-9]$/.test(key) && stroke.code === `Digit${key}` && (stroke.ctrlKey || stroke.metaKey || stroke.shiftKey)
}

/** Whether a key press is the one that a command's key string means. */
export function matchesKeys(stroke: KeyStroke, keys: string, mac = isMac()): boolean {
  // A plus sign at the end is the key itself: `Mod++`.
  const parts = keys.endsWith('++') ? [...keys.slice(0, -2).split('+'), '+'] : keys.split('+')
  const key = parts.at(-1) ?? ''
  const modifiers = new Set(parts.slice(0, -1))
  const mod = modifiers.has('Mod')
  const control = modifiers.has('Ctrl') || modifiers.has('Control') || (mod && !mac)
  const meta = modifiers.has('Meta') || (mod && mac)
  return (
    stroke.ctrlKey === control &&
    stroke.metaKey === meta &&
    stroke.altKey === modifiers.has('Alt') &&
    // A sign such as + needs Shift on some layouts and not on others.
    (stroke.shiftKey === modifiers.has('Shift') || key === '+') &&
    sameKey(stroke, key)
  )
}
