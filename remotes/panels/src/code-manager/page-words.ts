import { paths } from '@pergola/contracts'
import type { CodeWords, Page } from '@pergola/contracts'
import { encodePath, outputPath, pathToRoot } from '@pergola/site/project'

export interface WordSources {
  readonly html: string
  /** Every sheet the page sees, as it stands. */
  readonly sheets: readonly string[]
  /** Sheets of which `classes` does not know what was typed last. */
  readonly drafts: readonly string[]
  readonly classes: readonly string[]
  readonly files: Readonly<Record<string, number>>
  /** Where addresses start: the built page, or the file itself. */
  readonly place: string
}

/**
 * Names that code of the page may use. Read off the texts as they are typed, so half a rule counts as well; each kind is
 * gathered when it is asked for, because a page may have megabytes of sheets and one list opens at a time.
 */
export function pageWords({ html, sheets, drafts, classes, files, place }: WordSources): CodeWords {
  return {
    get classes() {
      const typed = drafts.flatMap((css) => names(css, /\.([a-z_-][\w-]*)/gi))
      return sorted([...wordsOf(html, /\bclass\s*=\s*["']([^"']*)/gi), ...typed, ...classes])
    },
    get ids() {
      return sorted(names(html, /\bid\s*=\s*["']?([^"'\s>]+)/gi))
    },
    get customProperties() {
      return sorted([...sheets, ...drafts].flatMap((css) => names(css, /(--[\w-]+)\s*:/g)))
    },
    get keyframes() {
      return sorted([...sheets, ...drafts].flatMap((css) => names(css, /@(?:-webkit-)?keyframes\s+["']?([\w-]+)/gi)))
    },
    get assets() {
      const root = pathToRoot(place)
      return Object.keys(files)
        .filter(isAsset)
        .map((path) => root + encodePath(path))
    },
  }
}

/** Addresses in a page start where it will lie, those in another file where that lies. */
export function placeOf(page: Page, path: string): string {
  return path === page.pathes.html ? outputPath(page) : path
}

function isAsset(path: string): boolean {
  return path.startsWith(`${paths.assets}/`)
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
