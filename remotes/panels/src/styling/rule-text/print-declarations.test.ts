import { expect, test } from 'vitest'
import type { StyleState, StyleSurface, StyleValue } from '@pergola/contracts'
import { createState } from '@pergola/contracts/testing'
import { printDeclarations } from './print-declarations.ts'

const value = (text: string, origin: StyleValue['origin'] = 'here'): StyleValue => ({
  value: text,
  important: false,
  origin,
  source: null,
  winner: null,
})
const values = {
  margin: value('0'),
  'margin-left': value('0'),
  'transition-delay': value('0s'),
  color: value('red', 'elsewhere'),
  '--hidden-filter': value('(0 blur(1px))'),
}
const state = createState({ values } as unknown as StyleState)

test.each<[string, StyleSurface['ownDeclarations'], string[]]>([
  [
    'a rule in its own words',
    () => [
      { property: 'transition', value: 'top 1s' },
      { property: 'margin', value: '0' },
      { property: 'margin-left', value: '5px', important: true },
    ],
    ['transition: top 1s;', 'margin: 0;', 'margin-left: 5px !important;', '--hidden-filter: (0 blur(1px));'],
  ],
  [
    'a frame by what holds in it',
    undefined,
    ['margin: 0;', 'transition-delay: 0s;', '--hidden-filter: (0 blur(1px));'],
  ],
])('%s', (_what, ownDeclarations, lines) => {
  expect(printDeclarations({ state, ...(ownDeclarations && { ownDeclarations }) }).split('\n')).toEqual(lines)
})
