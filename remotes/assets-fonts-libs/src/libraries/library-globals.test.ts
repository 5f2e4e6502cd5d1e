import { expect, test } from 'vitest'
import type { ScriptGlobal } from '@pergola/contracts'
import { mainGlobal, typingsOf } from './library-globals.ts'

const global = (name: string, kind: ScriptGlobal['kind'] = 'function'): ScriptGlobal => ({ name, kind, members: [] })

test.each([
  ['jquery', ['$', 'jQuery'], 'jQuery'],
  ['petite-vue.iife', ['helper', 'PetiteVue'], 'PetiteVue'],
  ['Chart.js', ['Chart'], 'Chart'],
  ['three', ['__THREE__', 'THREE'], 'THREE'],
  ['underscore', ['_'], '_'],
  ['silent', [], ''],
])('%s, which brings %j, is called %s', (name, brought, main) => {
  expect(
    mainGlobal(
      brought.map((each) => global(each)),
      name,
    ),
  ).toBe(main)
})

test('what something can be done with comes before a value', () => {
  expect(mainGlobal([global('version', 'value'), global('Tool', 'object')], 'x')).toBe('Tool')
})

test('typings name what stands on a global, and let everything else be', () => {
  const members = [
    { name: 'use', kind: 'function' },
    { name: 'version', kind: 'value' },
  ] as const
  expect(typingsOf([{ name: 'Swiper', kind: 'function', members }, global('on', 'value')]))
    .toBe(`declare const Swiper: {
  new (...given: any[]): any
  (...given: any[]): any
  use(...given: any[]): any
  version: any
  [name: string]: any
}
declare const on: any
`)
})
