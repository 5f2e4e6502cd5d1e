/** Modifiers that say something else than a key. */
export const keylessModifiers = new Set(
  (
    'stop prevent self ctrl shift alt meta middle exact once passive capture window document outside debounce throttle ' +
    'camel dot'
  ).split(' '),
)

/** The words that are offered, as `event.key` has them once hyphenated. */
export const keyAliases: Readonly<Record<string, readonly string[]>> = {
  space: [' '],
  esc: ['escape'],
  up: ['arrow-up'],
  down: ['arrow-down'],
  left: ['arrow-left'],
  right: ['arrow-right'],
  pageup: ['page-up'],
  pagedown: ['page-down'],
  delete: ['delete', 'backspace'],
}

function hyphenated(key: string): string {
  return key.replace(/\B([A-Z])/g, '-$1').toLowerCase()
}

/** A keyboard event passes when one of its keys is named, or none is named at all. Other events always pass. */
export function passesKeys(event: Event, modifiers: Readonly<Record<string, true>>): boolean {
  if (!(event instanceof KeyboardEvent)) return true
  const keys = Object.keys(modifiers).filter((name) => !keylessModifiers.has(name) && !/^\d+(?:ms)?$/.test(name))
  if (keys.length === 0) return true
  const pressed = hyphenated(event.key)
  return keys.some((name) => (keyAliases[name] ?? [name.toLowerCase()]).includes(pressed))
}
