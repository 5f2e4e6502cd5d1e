import { describe, expect, test } from 'vitest'
import { tableOf } from '../design-tokens/testing/table-of.ts'
import { schemeValue } from '../colours/scheme-value.ts'
import { surfacesOf } from './surfaces.ts'

describe('surfacesOf', () => {
  test('what lies behind texts is found by its name, in the light and in the dark', () => {
    const { rows, modes } = tableOf(`
      :root {
        --paper: #fff;
        --color-background: var(--paper);
        --color-surface: light-dark(#eee, rgb(1, 2, 3));
        --color-on-surface: #000;
        --color-surface-text: #111;
        --brand: #00f;
      }
      @media (prefers-color-scheme: dark) { :root { --paper: #111 } }
    `)
    expect(surfacesOf(rows, modes)).toEqual([
      { name: '--color-background', light: '#fff', dark: '#111' },
      { name: '--color-surface', light: '#eee', dark: 'rgb(1, 2, 3)' },
      { name: '--paper', light: '#fff', dark: '#111' },
    ])
  })
})

describe('schemeValue', () => {
  test.each([
    ['light-dark(rgb(1, 2, 3), #fff)', 'light', 'rgb(1, 2, 3)'],
    ['light-dark(rgb(1, 2, 3), #fff)', 'dark', '#fff'],
    ['#fff', 'dark', '#fff'],
  ] as const)('%s in the %s is %s', (value, scheme, expected) => {
    expect(schemeValue(value, scheme)).toBe(expected)
  })
})
