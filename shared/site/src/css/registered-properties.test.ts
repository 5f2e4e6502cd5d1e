import { expect, test } from 'vitest'
import { parseCss } from './parse-css.ts'
import { registeredProperties } from './registered-properties.ts'

test('names and first values of registered properties, wherever they stand; the last of a name wins', () => {
  const sheet = parseCss(`@property --a { syntax: "<angle>"; inherits: false; initial-value: 0deg }
@layer base { @supports (color: red) { @PROPERTY --b { syntax: "*"; inherits: true } } }
@property --a { syntax: "<angle>"; inherits: false; Initial-Value: /* half */ 180deg }
@property not-one { initial-value: 1 }
.a { --c: 1 }`)
  expect(registeredProperties(sheet)).toEqual({ '--a': '180deg', '--b': '' })
})
