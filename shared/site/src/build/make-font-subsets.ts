import type { BuildRequest, FontsRequest } from './build-request.ts'
import { builtBytes } from './built-file.ts'
import type { BuiltFile } from './built-file.ts'
import { decodeFile } from '../encoding/index.ts'
import type { FontSavings, FontSubset, WantedOfFont } from '../font-subsets/font-subsetter.ts'
import { siteCharacters } from '../font-subsets/site-characters.ts'
import type { SiteText } from '../font-subsets/site-characters.ts'
import { fallbackFace, fontVariables, genericOf, withFallbackNames } from '../font-subsets/fallback-faces.ts'
import { namedFonts, subsetFontRules } from '../font-subsets/subset-font-rules.ts'
import { subsetPath } from '../font-subsets/subset-paths.ts'
import { pageKinds } from './page-kinds.ts'
import type { MadeSite } from './page-kinds.ts'
import { addressOf, fileAt } from '../pictures/variant-paths.ts'
import { attributeOf, replaceAttribute, replaceSpans, scanPage } from '../project/index.ts'
import { styleContent } from '../project/index.ts'
import type { Replacement, ScanKind } from '../project/index.ts'

/** A built site whose sheets name parts of its fonts beside them. What is written in other encodings than UTF-8 stays as it is. */
export async function makeFontSubsets(
  files: readonly BuiltFile[],
  request: MadeSite,
  fonts: FontsRequest,
): Promise<{ files: BuiltFile[]; savings: FontSavings }> {
  const texts = await textsOf(files, request)
  const sheets = [...texts.keys()].filter((file) => /\.css$/i.test(file.path))
  const pages = pagesOf(texts, request)
  const named = [
    ...sheets.map((file) => ({ path: file.path, css: texts.get(file) ?? '' })),
    ...pages.flatMap(({ path, styles }) => styles.map(({ css }) => ({ path, css }))),
  ]
  const wanted: WantedOfFont = {
    characters: siteCharacters([...texts].map(([{ path }, text]): SiteText => ({ path, text }))),
    features: [...texts.values()].some((text) => namesFeatures.test(text)) ? 'all' : 'usual',
  }
  const paths = new Set(
    named.flatMap(({ path, css }) => namedFonts(css).flatMap(({ address }) => fontAt(address, path) ?? [])),
  )
  const made = await subsetsOf([...paths].toSorted(), { files, request, fonts, wanted })
  const rewriting: Rewriting = { known: made.known, wanted, fallbacks: fallbacksOf(named, made.known) }
  const changed = [
    ...sheets.map((file) => withText(file, rewrittenSheet(texts.get(file) ?? '', file.path, rewriting))),
    ...pages.map((page) => withText(page.file, rewrittenPage(page, rewriting))),
  ].filter((file) => file !== null)
  const others = [...made.files, ...changed]
  const replaced = new Set(others.map(({ path }) => path))
  const all = [...files.filter(({ path }) => !replaced.has(path)), ...others]
  return { files: all.toSorted((left, right) => (left.path < right.path ? -1 : 1)), savings: made.savings }
}

/** Where a site asks for features by name, a part keeps all that its characters have. */
const namesFeatures = /font-?feature-?settings|font-?variant/i

const textFile = /\.(?:x?html?|xml|svg|css|m?js|json|csv|tsv|md|txt|vtt|webmanifest)$/i

async function textsOf(files: readonly BuiltFile[], { files: stored }: BuildRequest): Promise<Map<BuiltFile, string>> {
  const texts = new Map<BuiltFile, string>()
  for (const file of files) {
    if (file.kind === 'bytes' || !textFile.test(file.path)) continue
    const text = file.kind === 'text' ? file.text : (await decodeFile(file.path, await stored.read(file.source)))?.text
    if (text !== undefined) texts.set(file, text)
  }
  return texts
}

interface Page {
  readonly file: BuiltFile
  readonly path: string
  readonly html: string
  readonly kind: ScanKind
  readonly styles: readonly { readonly start: number; readonly end: number; readonly css: string }[]
}

function pagesOf(texts: ReadonlyMap<BuiltFile, string>, request: MadeSite): Page[] {
  const kinds = pageKinds(request)
  return [...texts].flatMap(([file, html]) => {
    const kind = kinds.get(file.path)
    if (kind === undefined || !/<style|\bpreload\b/i.test(html)) return []
    const elements = scanPage(html, kind)
    if (elements.some(({ name }) => name === 'base')) return []
    const styles = elements.flatMap((element) => {
      const span = kind === 'xml' ? null : styleContent(element)
      return span ? [{ ...span, css: html.slice(span.start, span.end) }] : []
    })
    return [{ file, path: file.path, html, kind, styles }]
  })
}

/** The file of the site that an address in a sheet means, whatever version it asks for. */
const fontAt = (address: string, sheet: string) => fileAt(address.replace(/[?#].*/, ''), sheet)

interface Known extends Pick<FontSubset, 'characters' | 'metrics'> {
  readonly path: string
}

interface Work {
  readonly files: readonly BuiltFile[]
  readonly request: BuildRequest
  readonly fonts: FontsRequest
  readonly wanted: WantedOfFont
}

async function subsetsOf(paths: readonly string[], { files, request, fonts, wanted }: Work) {
  const built = new Map(files.map((file) => [file.path, file]))
  const known = new Map<string, Known>()
  const made: BuiltFile[] = []
  const whole: string[] = []
  let [before, after] = [0, 0]
  for (const [index, path] of paths.entries()) {
    const file = built.get(path)
    const font = file && (await builtBytes(file, request.files))
    const subset = font && (await fonts.subsetter.subset(font, wanted))
    if (typeof subset === 'string') whole.push(path)
    else if (subset && subset.characters.size > 0 && subset.bytes.length < font.length) {
      const at = subsetPath(path, subset.bytes)
      known.set(path, { path: at, characters: subset.characters, metrics: subset.metrics })
      made.push({ kind: 'bytes', path: at, bytes: subset.bytes })
      before += font.length
      after += subset.bytes.length
    }
    fonts.onProgress?.(index + 1, paths.length)
  }
  return { known, files: made, savings: { fonts: known.size, before, after, whole } }
}

interface Rewriting {
  readonly known: ReadonlyMap<string, Known>
  readonly wanted: WantedOfFont
  readonly fallbacks: Fallbacks
}

interface Fallbacks {
  readonly families: readonly string[]
  readonly variables: ReadonlySet<string>
  /** By the sheet and the font whose rule it stands behind. */
  readonly faces: ReadonlyMap<string, string>
}

const placeOf = (sheet: string, font: string) => `${sheet}\n${font}`

/** One for each family, behind its first upright rule: bold and slanted letters are made of it while their font is away. */
function fallbacksOf(
  named: readonly { readonly path: string; readonly css: string }[],
  known: ReadonlyMap<string, Known>,
): Fallbacks {
  const rules = named.flatMap(({ path, css }) => namedFonts(css).map((font) => ({ ...font, path })))
  const sheets = named.map(({ css }) => css)
  const variables = fontVariables(sheets)
  const faces = new Map<string, string>()
  const families = [...new Set(rules.map(({ family }) => family))].filter((family) => family !== '')
  const kept = families.filter((family) => {
    const own = rules.filter((rule) => rule.family === family)
    const first = own.find(({ isUpright }) => isUpright) ?? own[0]
    const font = first && fontAt(first.address, first.path)
    const subset = font ? known.get(font) : undefined
    if (!first || !font || !subset) return false
    const { metrics } = subset
    const characters = new Set(
      own.flatMap((rule) => [...(known.get(fontAt(rule.address, rule.path) ?? '')?.characters ?? [])]),
    )
    const face = fallbackFace({ family, generic: genericOf(family, sheets, variables), metrics, characters })
    faces.set(placeOf(first.path, font), face)
    return true
  })
  return { families: kept, variables, faces }
}

function rewrittenSheet(css: string, path: string, { known, wanted, fallbacks }: Rewriting): string {
  const placed = new Set<string>()
  const ruled = subsetFontRules(css, {
    wanted: wanted.characters,
    subsetOf(address) {
      const subset = known.get(fontAt(address, path) ?? '')
      return subset ? { address: addressOf(subset.path, path, address), characters: subset.characters } : null
    },
    behind(address) {
      const place = placeOf(path, fontAt(address, path) ?? '')
      if (placed.has(place)) return ''
      placed.add(place)
      return fallbacks.faces.get(place) ?? ''
    },
  })
  return withFallbackNames(ruled, fallbacks.families, fallbacks.variables)
}

function rewrittenPage(page: Page, rewriting: Rewriting): string {
  const { html, path, styles, kind } = page
  const sheets = styles.map(({ start, end, css }) => ({ start, end, text: rewrittenSheet(css, path, rewriting) }))
  return replaceSpans(html, [...sheets, ...preloads(html, kind, { path, known: rewriting.known })])
}

/** What a page loads ahead is the part: the font itself is not needed for what it shows. */
function preloads(
  html: string,
  kind: ScanKind,
  { path, known }: { readonly path: string; readonly known: ReadonlyMap<string, Known> },
): Replacement[] {
  return scanPage(html, kind).flatMap((element) => {
    const [rel, as] = ['rel', 'as'].map((name) => (attributeOf(element, name) ?? '').toLowerCase())
    const href = element.attributes.find(({ name }) => name === 'href')
    if (element.name !== 'link' || rel !== 'preload' || as !== 'font' || !href) return []
    const subset = known.get(fontAt(href.value, path) ?? '')
    return subset ? replaceAttribute(html, href, addressOf(subset.path, path, href.value)) : []
  })
}

/** Null where nothing changed, or where the bytes are not those of its text in UTF-8. */
function withText(file: BuiltFile, text: string): BuiltFile | null {
  if (file.kind === 'bytes') return null
  if (file.kind === 'text') return file.text === text ? null : { ...file, text }
  return { kind: 'text', path: file.path, text, like: file.source }
}
