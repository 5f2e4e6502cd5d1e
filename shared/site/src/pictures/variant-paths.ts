import { encodePath, pathToRoot } from '../project/index.ts'

/** Where the build puts variants; the path of the picture follows, its extension included, so that no two share a name. */
const folder = 'libs/pictures/'

/** Pixels across: a phone, a phone of more pixels, a tablet, a laptop, a large screen. */
const steps = [480, 828, 1200, 1800, 2560]

/** Widths a picture is made in, smallest first; the last is its own, up to the largest step. */
export function variantWidths(width: number): readonly number[] {
  const own = Math.min(width, steps.at(-1) ?? width)
  // A step just below the picture's own width would save nothing.
  return [...steps.filter((step) => step < own * 0.85), own]
}

export function variantPath(picture: string, width: number): string {
  return `${folder}${picture}-${width}.webp`
}

/** A variant that an earlier build left among the files, such as in a zip that was loaded again. */
export function isOldVariant(path: string, files: { has(path: string): boolean }): boolean {
  const made = path.startsWith(folder) ? /^(.+)-\d+\.webp$/.exec(path.slice(folder.length)) : null
  return made?.[1] !== undefined && files.has(made[1])
}

const anywhere = 'https://site.invalid/'

/** The file that an address on a page means; null for one elsewhere, with a query, or that is none. */
export function fileAt(address: string, page: string): string | null {
  const url = URL.parse(address.trim(), anywhere + encodePath(page))
  if (!url?.href.startsWith(anywhere) || url.search !== '' || url.hash !== '') return null
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    // A lone percent sign: no file that the build wrote is addressed so.
    return null
  }
}

/** Written as the page wrote the picture: from the root where it did, else from where the page lies. */
export function addressOf(path: string, page: string, like: string): string {
  const lead = like.trim().startsWith('/') ? '/' : pathToRoot(page)
  return lead + encodePath(path)
}
