import type { BuildRequest, PicturesRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { builtBytes } from './built-file.ts'
import { pageKinds } from './page-kinds.ts'
import type { MadeSite } from './page-kinds.ts'
import { decodeText, scanPage, styleContent } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import type { PictureEncoder, PictureSavings, PictureVariants } from '../pictures/picture-encoder.ts'
import { readPictureHeader } from '../pictures/picture-header.ts'
import { readPictureRules } from '../pictures/picture-rules.ts'
import { fileAt, variantPath, variantWidths } from '../pictures/variant-paths.ts'
import { picturesOf, withPictureTags } from '../pictures/with-picture-tags.ts'

/** A built site with variants of its pictures, and pages that offer them. Pages in other encodings than UTF-8 stay as they are. */
export async function makeVariants(
  files: readonly BuiltFile[],
  request: MadeSite,
  { encoder, onProgress }: PicturesRequest,
): Promise<{ files: BuiltFile[]; savings: PictureSavings }> {
  const pages = await readPages(files, request)
  const offered = new Map(files.map((file) => [file.path, file]))
  const wanted = new Set(pages.flatMap(({ html, kind, file }) => picturesOf(html, kind, file.path)))
  const pictures = [...wanted].filter((path) => offered.has(path)).toSorted()
  const known = new Map<string, PictureVariants>()
  const made: BuiltFile[] = []
  const savings = { pictures: 0, before: 0, after: 0 }
  for (const [index, path] of pictures.entries()) {
    const file = offered.get(path)
    const bytes = file && (await builtBytes(file, request.files))
    const variants = bytes && (await variantsOf(path, bytes, encoder))
    if (variants) {
      known.set(path, variants.known)
      made.push(...variants.files)
      if (variants.files.length > 0) addSavings(savings, bytes.length, variants)
    }
    onProgress?.(index + 1, pictures.length)
  }
  const sheets = await sheetsOf(files, request)
  const changed = pages.map(({ html, kind, file }) => {
    const rules = readPictureRules([...sheets, ...inlineSheets(html, kind)])
    const text = withPictureTags(html, { kind, page: file.path, rules, variantsOf: (path) => known.get(path) })
    return text === html ? file : ({ kind: 'text', path: file.path, text } as const)
  })
  const others = [...made, ...changed]
  const replaced = new Set(others.map(({ path }) => path))
  const all = [...files.filter(({ path }) => !replaced.has(path)), ...others]
  return { files: all.toSorted((left, right) => (left.path < right.path ? -1 : 1)), savings }
}

/** What decoding may take in memory: four bytes each, and as much again for the widths. A camera has half as many. */
const mostPixels = 64_000_000

interface Made {
  readonly known: PictureVariants
  readonly files: readonly Extract<BuiltFile, { kind: 'bytes' }>[]
}

async function variantsOf(path: string, bytes: Uint8Array, encoder: PictureEncoder): Promise<Made | null> {
  const header = readPictureHeader(bytes)
  if (!header) return null
  const { width, height } = header
  if (width * height > mostPixels) return null
  const encoded = (await encoder.encode(bytes, variantWidths(width))) ?? new Map<number, Uint8Array>()
  const smaller = [...encoded].filter(([, variant]) => variant.length < bytes.length)
  const files = smaller.map(([each, variant]) => ({
    kind: 'bytes' as const,
    path: variantPath(path, each),
    bytes: variant,
  }))
  const candidates = smaller.map(([each]) => ({ path: variantPath(path, each), width: each }))
  return { known: { width, height, candidates }, files }
}

function addSavings(savings: { pictures: number; before: number; after: number }, before: number, made: Made) {
  const last = made.known.candidates.at(-1)
  const isWhole = last?.width === Math.min(made.known.width, variantWidths(made.known.width).at(-1) ?? 0)
  savings.pictures += 1
  savings.before += before
  savings.after += isWhole ? (made.files.at(-1)?.bytes.length ?? before) : before
}

interface BuiltPage {
  readonly file: BuiltFile
  readonly html: string
  readonly kind: ScanKind
}

async function readPages(files: readonly BuiltFile[], request: MadeSite): Promise<BuiltPage[]> {
  const { files: stored } = request
  const kinds = pageKinds(request)
  const pages: BuiltPage[] = []
  const scripts = createScriptReader(files, stored)
  for (const file of files) {
    const kind = kinds.get(file.path)
    if (kind === undefined || file.kind === 'bytes' || (file.kind === 'text' && file.like !== undefined)) continue
    const html = file.kind === 'text' ? file.text : decodeText(await stored.read(file.source))
    if (html === null || writesSources(html, kind)) continue
    if (!(await scripts.writeSources(html, { kind, path: file.path }))) pages.push({ file, html, kind })
  }
  return pages
}

/** Code that gives pictures other addresses would not be seen doing so: a browser shows the list of candidates. */
function writesSources(html: string, kind: ScanKind): boolean {
  const elements = scanPage(html, kind)
  const inline = elements.filter(({ name }) => name === 'script').map(({ text }) => text)
  const handlers = elements.flatMap(({ attributes }) =>
    attributes.filter(({ name }) => /^(?:on|@|v-)/.test(name)).map(({ value }) => value),
  )
  return [...inline, ...handlers].some(setsSource)
}

/** Remembers of each script of the site whether it gives elements other addresses; those of other hosts cannot be read. */
function createScriptReader(files: readonly BuiltFile[], stored: BuildRequest['files']) {
  const scripts = new Map(files.map((file) => [file.path, file]))
  const known = new Map<string, boolean>()

  async function setsSourceAt(path: string): Promise<boolean> {
    const before = known.get(path)
    if (before !== undefined) return before
    const file = scripts.get(path)
    const code = file && decodeText(await builtBytes(file, stored))
    const sets = code === null || (code !== undefined && setsSource(code))
    known.set(path, sets)
    return sets
  }

  return {
    async writeSources(html: string, { kind, path }: { kind: ScanKind; path: string }): Promise<boolean> {
      const addresses = scanPage(html, kind)
        .filter(({ name }) => name === 'script')
        .flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'src').map(({ value }) => value))
      for (const address of addresses) {
        const script = fileAt(address.replace(/[?#].*/, ''), path)
        if (script !== null && (await setsSourceAt(script))) return true
      }
      return false
    },
  }
}

const setsSource = (code: string) => /\.src\s*=[^=]|\bsetAttribute\(\s*['"`]src['"`]/.test(code)

async function sheetsOf(files: readonly BuiltFile[], request: BuildRequest): Promise<string[]> {
  const texts: string[] = []
  for (const file of files) {
    if (!file.path.endsWith('.css') || file.kind === 'bytes') continue
    const text = file.kind === 'text' ? file.text : decodeText(await request.files.read(file.source))
    if (text !== null) texts.push(text)
  }
  return texts
}

function inlineSheets(html: string, kind: ScanKind): string[] {
  return scanPage(html, kind).flatMap((element) => {
    const span = styleContent(element)
    return span ? [html.slice(span.start, span.end)] : []
  })
}
