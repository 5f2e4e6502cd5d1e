import { expect, test } from 'vitest'
import { matchesKeys, type KeyStroke } from './keys.ts'

function stroke(key: string, held: string[] = [], code = ''): KeyStroke {
  return {
    key,
    code,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    shiftKey: held.includes('shift'),
    altKey: held.includes('alt'),
  }
}

test.each<[string, KeyStroke, string, boolean]>([
  ['Mod is Ctrl', stroke('s', ['ctrl']), 'Mod+S', true],
  ['Mod is not Command elsewhere', stroke('s', ['meta']), 'Mod+S', false],
  ['a missing Shift', stroke('z', ['ctrl']), 'Mod+Shift+Z', false],
  ['an extra Shift', stroke('Z', ['ctrl', 'shift']), 'Mod+Z', false],
  ['a named key', stroke('Delete'), 'Delete', true],
  ['plus as a key', stroke('+', ['ctrl', 'shift']), 'Mod++', true],
  ['a letter of another layout', stroke('ы', ['ctrl'], 'KeyS'), 'Mod+S', true],
  ['a moved letter is taken at its word', stroke('q', ['ctrl'], 'KeyA'), 'Mod+A', false],
  ['Alt changes the letter', stroke('ø', ['ctrl', 'alt'], 'KeyO'), 'Ctrl+Alt+O', true],
  ['a digit with Shift', stroke('!', ['shift'], 'Digit1'), 'Shift+1', true],
  ['a digit alone', stroke('1', [], 'Digit1'), '1', true],
])('%s', (_rule, pressed, keys, expected) => {
  expect(matchesKeys(pressed, keys, false)).toBe(expected)
})

test('on a Mac Mod is Command', () => {
  expect(matchesKeys(stroke('s', ['meta']), 'Mod+S', true)).toBe(true)
  expect(matchesKeys(stroke('s', ['ctrl']), 'Mod+S', true)).toBe(false)
})
