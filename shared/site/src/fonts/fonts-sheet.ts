import { paths } from '@pergola/contracts'
import type { Font } from '@pergola/contracts'
import { cssChunks, parseCss, printCss, rewriteUrls } from '../css/index.ts'
import { resolvePath } from '../document/index.ts'
import { fontFaceText } from './font-face.ts'

interface FontsChange {
  /** Installed fonts as they are after the change. */
  readonly fonts: readonly Font[]
  readonly gone?: readonly Font[]
  readonly come?: readonly Font[]
}

/**
 * The sheet without the rules of fonts that leave and with those of fonts that come, at its end. Everything else in it
 * stays as it is written. A text that is no sheet cannot take a rule: it is made anew of all installed fonts.
 */
export function editFontsSheet(css: string, { fonts, gone = [], come = [] }: FontsChange): string {
  const sheet = parseCss(css, paths.fontsCss)
  if (sheet.problem !== null) return withRules('', fonts)
  const left = new Set([...gone, ...come].map(placeOf).filter((place) => place !== ''))
  const chunks = cssChunks(sheet)
  let text = printCss(sheet)
  let to = text.indexOf(chunks.join('')) + chunks.join('').length
  // From behind, so that what stands before keeps its place.
  for (const chunk of chunks.toReversed()) {
    const isLeaving = isFontFace(chunk) && placesIn(chunk).some((place) => left.has(place))
    if (isLeaving) text = withoutRule(text, to - chunk.trimStart().length, to)
    to -= chunk.length
  }
  return withRules(text, come)
}

/** Each below a blank line, and the file ends as it did: `withoutRule` gives back what was there. */
function withRules(css: string, fonts: readonly Font[]): string {
  return fonts.map(fontFaceText).reduce((text, rule) => {
    if (text === '') return `${rule}\n`
    return text.endsWith('\n') ? `${text}\n${rule}\n` : `${text}\n\n${rule}`
  }, css)
}

/** It goes with the end of its line and the blank line above; the first with the one below. */
function withoutRule(css: string, from: number, to: number): string {
  const [before, after] = [css.slice(0, from), css.slice(to)]
  if (before === '') return after.replace(/^(?:\r?\n){1,2}/, '')
  if (after === '') return before.replace(/(?:\r?\n){1,2}$/, '')
  return before.replace(/(\n)\r?\n$/, '$1') + after.replace(/^\r?\n/, '')
}

function isFontFace(chunk: string): boolean {
  return /^\s*@font-face\b/i.test(chunk)
}

/** A file of the project by its path, anything else by its address. */
function placesIn(chunk: string): string[] {
  const places: string[] = []
  rewriteUrls(chunk, (url) => {
    places.push(resolvePath(paths.fontsCss, url) ?? url)
    return url
  })
  return places
}

function placeOf({ isCDN, url, path }: Font): string {
  return isCDN ? url : path
}
