import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { nastyPages } from '../html/testing/nasty-pages.ts'
import { tagSoup } from '../html/testing/tag-soup.ts'
import { mutatedBytes, mutatedText } from './mutate.ts'

/** Files of real projects that inputs are made from. */
export interface FuzzSeeds {
  readonly pages: readonly string[]
  readonly sheets: readonly string[]
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
  readonly records: readonly string[]
  readonly zips: readonly Uint8Array[]
  readonly fonts: readonly Uint8Array[]
  /** Pages, sheets and scripts in every encoding. */
  readonly encoded: readonly Uint8Array[]
}

const words = (text: string) => text.split(' ')
const markup = words(
  '< > </ <!-- --> " \' = & &amp; <p> </p> <table> <td> <b> </b> <template> <svg> <select> <script> </script> <style> \0 \r\n \ufeff',
)
const css = words(
  '{ } ; : ( ) [ ] /* */ " \' \\ @media @layer @import @supports & , > url( !important --x \0 \r\n \ufeff',
)
const js = words('{ } ( ) [ ] ; , . => ` ${ " \' // /* */ /a/ = ? : async await yield class \\u{ \0 \r\n #a')
const json = words('{ } [ ] , : " \\ \\u null true 1e999 -0 "__proto__" "constructor" "__blob__":true \0 \ufeff')

function deep(open: string, close: string, most = 1500): Arbitrary<string> {
  return fc.integer({ min: 1, max: most }).map((times) => open.repeat(times) + close.repeat(times))
}

/** Sound texts with mistakes, tags in any order, deep nesting, and anything at all. */
export function createInputs(seeds: FuzzSeeds) {
  const anything = fc.string({ unit: 'binary', maxLength: 200 })
  const html = fc.oneof(
    { weight: 6, arbitrary: mutatedText([...seeds.pages, ...nastyPages.map(([, source]) => source)], markup) },
    { weight: 3, arbitrary: tagSoup(40) },
    {
      weight: 1,
      arbitrary: fc.oneof(anything, deep('<div>', '</div>'), deep('<b><p>', '', 60), deep('<table><td>', '', 300)),
    },
  )
  const text = (texts: readonly string[], tokens: readonly string[], nesting: Arbitrary<string>) =>
    fc.oneof(
      { weight: 8, arbitrary: mutatedText(texts, tokens) },
      {
        weight: 1,
        arbitrary: fc.array(fc.constantFrom(...tokens, 'a', ' '), { maxLength: 60 }).map((all) => all.join('')),
      },
      { weight: 1, arbitrary: fc.oneof(anything, nesting) },
    )
  return {
    html,
    css: text(seeds.sheets, css, fc.oneof(deep('a{', '}'), deep('@media a{', '}'), deep('a{b:(', ')}'))),
    js: text(seeds.scripts, js, fc.oneof(deep('(', ')'), deep('[', ']'), deep('{', '}'), deep('a=>', 'a'))),
    svg: text(seeds.pictures, markup, deep('<g>', '</g>')),
    json: text(seeds.records, json, fc.oneof(deep('[', ']'), deep('{"a":', '}'))),
    zip: mutatedBytes(seeds.zips),
    font: mutatedBytes(seeds.fonts),
    encoding: mutatedBytes(seeds.encoded),
  }
}

export type FuzzKind = keyof ReturnType<typeof createInputs>
