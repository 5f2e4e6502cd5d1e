import { fail, succeed } from '@pergola/contracts'
import type { FontFacts, FontProblem, Outcome } from '@pergola/contracts'
import { attributeOf, decodeLoosely, scanHtml } from '../project/index.ts'

/** A drawing with a font in it. */
export function readSvgFont(bytes: Uint8Array): Outcome<FontFacts, FontProblem> {
  const elements = scanHtml(decodeLoosely(bytes), 'fragment')
  const face = elements.find(({ name }) => name === 'font-face')
  if (!elements.some(({ name }) => name === 'font')) return fail('not-a-font')
  const said = (name: string) => (face && attributeOf(face, name)) ?? ''
  const weight = said('font-weight')
  return succeed({
    family: said('font-family').trim(),
    weight: /^(?:[1-9]\d{0,2}|1000)$/.test(weight) ? weight : weight === 'bold' ? '700' : '400',
    style: /^(?:italic|oblique)$/.test(said('font-style')) ? said('font-style') : 'normal',
    unicodeRange: '',
    format: 'svg',
  })
}
