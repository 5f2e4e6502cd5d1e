import library from 'pergola:browser-library'
import ts from 'typescript-js'
import { describe, expect, test } from 'vitest'
import { createScriptLanguage } from './create-script-language.ts'

const language = createScriptLanguage(ts, library)

/** A bar stands for the caret. */
function placeOf(marked: string, beside: Readonly<Record<string, string>> = {}) {
  return { text: marked.replace('|', ''), at: marked.indexOf('|'), beside }
}
const wordsAt = (...given: Parameters<typeof placeOf>) => language.complete(placeOf(...given))
const labelsAt = (...given: Parameters<typeof placeOf>) => wordsAt(...given)?.words.map(({ label }) => label) ?? []

describe('words', () => {
  test('members of the document, from where the word begins', () => {
    const found = wordsAt('document.querySel|')
    expect(found?.from).toBe('document.'.length)
    expect(found?.words.find(({ label }) => label === 'querySelector')).toMatchObject({ kind: 'method' })
  })

  test('what a call gives back is known by its argument', () => {
    expect(labelsAt("const link = document.querySelector('a')\nlink.|")).toContain('hreflang')
    expect(labelsAt('document.getElementById("x").|')).not.toContain('hreflang')
  })

  test('names of the script itself go first, words of the language last', () => {
    const words = wordsAt('function greet() {}\nlet half\ngr|')?.words ?? []
    const rank = (name: string) => words.find(({ label }) => label === name)?.rank
    expect([rank('greet'), rank('document'), rank('return')]).toEqual(['near', 'plain', 'far'])
  })

  test('another script of the page and typings of a library are known, as long as they are there', () => {
    const beside = {
      'global/global.js': 'const shop = { open: true }',
      'types/x.d.ts': 'declare const gl: { spin(): 1 }',
    }
    expect(labelsAt('shop.|', beside)).toEqual(['open'])
    expect(labelsAt('gl.|', beside)).toEqual(['spin'])
    expect(labelsAt('shop.|')).not.toContain('open')
  })

  test('a tag is offered as the whole of a selector, not in the middle of one', () => {
    expect(labelsAt("document.querySelector('ca|')")).toContain('canvas')
    expect(labelsAt("document.querySelector('.ca|')")).not.toContain('canvas')
  })

  test.each(['// document.|', 'let a = 12|', "'document.|'"])('nothing in %j', (marked) => {
    expect(labelsAt(marked)).toEqual([])
  })

  test('nothing of Node is there', () => {
    expect(labelsAt('|')).not.toContain('process')
  })
})

test('a word is described with its signature and what was written about it', () => {
  const own = placeOf('/** Says **hello** to `a` [person](https://x.y/z). */ function greet(name) {}\ngre|')
  expect(language.describe({ ...own, label: 'greet' })).toEqual({
    signature: 'function greet(name: any): void',
    text: 'Says hello to a person.',
  })
  const described = language.describe({ ...placeOf('document.|'), label: 'querySelector' })
  expect(described?.signature).toContain('querySelector')
  expect(described?.text).toMatch(/first element/)
  expect(described?.text).not.toContain('https://')
})

test('under the pointer a name says its type', () => {
  expect(language.hover(placeOf("const li|nk = document.querySelector('a')"))).toMatchObject({
    from: 6,
    to: 10,
    signature: 'const link: HTMLAnchorElement',
  })
  expect(language.hover(placeOf('1 + | 1'))).toBeNull()
})
