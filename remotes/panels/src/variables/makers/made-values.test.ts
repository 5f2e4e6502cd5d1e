import { describe, expect, test } from 'vitest'
import { modesOf, readVariables, variableRows } from '@pergola/site/variables'
import { placeValues } from './made-values.ts'

const read = (path: string, text: string) => {
  const file = readVariables({ path, text, place: { kind: 'css', label: path }, isPage: false })
  if (!file) throw new Error(path)
  return file
}

describe('placeValues', () => {
  const [home, own] = [':root {\n  --a: 1px;\n}\n', 'html { --b: 2px }\n']
  const files = [read('home.css', home), read('own.css', own)]
  const rows = variableRows(files, modesOf(files, []), () => false)
  const made = [
    { name: '--a', value: '3px' },
    { name: '--b', value: '4px' },
    { name: '--c', value: '5px' },
  ]
  const place = (onTaken: 'replace' | 'skip') =>
    placeValues(made, { rows, home: { path: 'home.css', part: null }, onTaken })
  const texts = (onTaken: 'replace' | 'skip') =>
    place(onTaken).edits.map(({ sheet, edit }) => {
      const edited = edit(sheet.path === 'home.css' ? home : own)
      return [sheet.path, edited.ok ? edited.value : edited.failure]
    })

  test('what is there is replaced in its own sheet and rule, what is new goes to the home', () => {
    expect(place('replace')).toMatchObject({ added: 1, replaced: 2 })
    expect(texts('replace')).toEqual([
      ['home.css', ':root {\n  --a: 3px;\n  --c: 5px;\n}\n'],
      ['own.css', 'html { --b: 4px }\n'],
    ])
  })

  test('what is there is skipped', () => {
    expect(place('skip')).toMatchObject({ added: 1, replaced: 0 })
    expect(texts('skip')).toEqual([['home.css', ':root {\n  --a: 1px;\n  --c: 5px;\n}\n']])
  })
})
