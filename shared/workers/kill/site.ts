import { createRandom } from './random.ts'

/** The site that is saved over and over: which files it has, and what each save writes into them. */
const names = ['index', 'about', 'team', 'shop', 'blog', 'contact']
const longest = 40_000

export const pagePath = (name: string) => `editor/pages/${name}.html`
/** The page `blog` is renamed, and back. */
export const renamedOf = (path: string) => path.replace('blog', 'journal')
export const isAsset = (path: string) => path.startsWith('assets/')

const textPaths = names.flatMap((name) => [pagePath(name), `css/${name}.css`])
/** Assets that are uploaded together and deleted together. */
export const unusedPaths = Array.from({ length: 20 }, (_, at) => `assets/unused-${at}.png`)
/** Every path that a save may write under, those of the symbol left out. */
export const sitePaths: readonly string[] = [...new Set([...textPaths, ...textPaths.map(renamedOf), ...unusedPaths])]

export const symbolPath = 'editor/symbols/card/card.html'
/** Names of the pages that show the symbol. */
export const symbolPages = Array.from({ length: 50 }, (_, at) => `card-${at}`)

export const symbolText = (save: number) => `<b inf-symbol-id="card"><i>card of save ${save}</i></b>`

/** The symbol, and every page that shows it, after it was edited with that save. */
export function symbolFiles(save: number): readonly (readonly [string, string])[] {
  const pages = symbolPages.map((name) => [pagePath(name), `<h1>${name}</h1>${symbolText(save)}`] as const)
  return [[symbolPath, symbolText(save)], ...pages]
}

export function uploads(save: number): ReadonlyMap<string, string> {
  return new Map(unusedPaths.map((path) => [path, `${path} of save ${save}`.repeat(100)]))
}

/** Paths of the text files that a save writes. */
export function touched(seed: number, save: number): ReadonlySet<string> {
  const random = createRandom(seed * 7919 + save)
  const count = 2 + Math.floor(random() * 4)
  return new Set(Array.from({ length: count }, () => textPaths[Math.floor(random() * textPaths.length)]!))
}

export function contentOf(seed: number, path: string, save: number): string {
  const random = createRandom(seed * 104_729 + save * 31 + textPaths.indexOf(path))
  const line = `/* ${path} of save ${save}: ${Math.floor(random() * 1e9).toString(36)} */\n`
  return line.repeat(1 + Math.floor((random() * longest) / line.length))
}

export function pictureOf(seed: number, number: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(seed * 15_485_863 + number)
  const bytes = new Uint8Array(60_000 + Math.floor(random() * 200_000))
  new DataView(bytes.buffer).setUint32(0, number)
  for (let at = 4; at < bytes.length; at += 1) bytes[at] = (number * 31 + at) % 251
  return bytes
}
