import { expect, test } from 'vitest'
import { modifierNames, unknownModifiers } from '@pergola/site/directives'
import { keyAliases, keylessModifiers } from '../src/directives/key-filter.ts'

const keys = 'left right enter space tab esc escape up down home end pageup pagedown'.split(' ')

test('the editor offers what the runtime knows, and takes nothing else for a modifier', () => {
  expect(new Set(modifierNames)).toEqual(new Set([...keylessModifiers, ...keys]))
  const named = { kind: 'on', argument: 'keydown', modifiers: [...keylessModifiers, ...Object.keys(keyAliases)] }
  expect(unknownModifiers(named)).toEqual([])
})
