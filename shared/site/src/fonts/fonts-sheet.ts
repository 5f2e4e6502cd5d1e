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
  const kept = chunks.filter((chunk) => !(isFontFace(chunk) && placesIn(chunk).some((place) => left.has(place))))
  if (kept.length === chunks.length) return withRules(css, come)
  const text = printCss(sheet)
  const start = text.indexOf(chunks.join(''))
  const after = text.slice(start + chunks.join('').length)
  const rest = `${text.slice(0, start)}${kept.join('')}`
  return withRules(rest.trim() === '' && after.trim() === '' ? '' : rest + after, come)
}

function withRules(css: string, fonts: readonly Font[]): string {
  if (fonts.length === 0) return css
  const gap = css === '' ? '' : css.endsWith('\n') ? '\n' : '\n\n'
  return `${css}${gap}${fonts.map(fontFaceText).join('\n\n')}\n`
}

function isFontFace(chunk: string): boolean {
  return /^(?:\s|\/\*[\s\S]*?\*\/)*@font-face\b/i.test(chunk)
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
