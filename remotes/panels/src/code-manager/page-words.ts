import { paths } from '@pergola/contracts'
import type { CodeWords, Page } from '@pergola/contracts'
import { encodePath, outputPath, pathToRoot } from '@pergola/site/project'

export interface WordSources {
  readonly html: string
  /** Every sheet the page sees, as it stands. */
  readonly sheets: readonly string[]
  readonly classes: readonly string[]
  readonly files: Readonly<Record<string, number>>
  /** Where addresses start: the built page, or the file itself. */
  readonly place: string
}

/** Names that code of the page may use. Read off the texts as they are typed, so half a rule counts as well. */
export function pageWords({ html, sheets, classes, files, place }: WordSources): CodeWords {
  const css = sheets.join('\n')
  const root = pathToRoot(place)
  return {
    classes: sorted([
      ...classes,
      ...wordsOf(html, /\bclass\s*=\s*["']([^"']*)/gi),
      ...names(css, /\.([a-z_-][\w-]*)/gi),
    ]),
    ids: sorted(names(html, /\bid\s*=\s*["']?([^"'\s>]+)/gi)),
    customProperties: sorted(names(css, /(--[\w-]+)\s*:/g)),
    keyframes: sorted(names(css, /@(?:-webkit-)?keyframes\s+["']?([\w-]+)/gi)),
    assets: Object.keys(files)
      .filter((path) => path.startsWith(`${paths.assets}/`))
      .map((path) => root + encodePath(path)),
  }
}

/** Addresses in a page start where it will lie, those in another file where that lies. */
export function placeOf(page: Page, path: string): string {
  return path === page.pathes.html ? outputPath(page) : path
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? '')
}

function wordsOf(text: string, pattern: RegExp): string[] {
  return names(text, pattern).flatMap((list) => list.split(/\s+/))
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '').toSorted()
}
