import { paths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { outputPath, pageKind } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'

export interface TextPlace {
  readonly kind: ScanKind | 'css' | 'script'
  /** Where the text's addresses count from: where the build puts it. */
  readonly place: string
  /** What a person calls it. */
  readonly label: string
}

/** Scripts and data: what they spell out, only their writer knows to be an address. */
const spelling = /^(?:[cm]?js|json|webmanifest|xml|txt|md|csv|vtt)$/

/** How the addresses of a file are to be read; null for a file that holds none. */
export function placeOf(path: string, project: Project): TextPlace | null {
  const page = Object.values(project.pages).find(({ pathes }) => pathes.html === path)
  return placeAt(path, page)
}

/** The same for many files of a project: its pages are gone through once. */
export function placesOf({ pages }: Project): (path: string) => TextPlace | null {
  // Of two pages with one file, the first counts.
  const byFile = new Map(
    Object.values(pages)
      .toReversed()
      .map((page) => [page.pathes.html, page]),
  )
  return (path) => placeAt(path, byFile.get(path))
}

function placeAt(path: string, page: Page | undefined): TextPlace | null {
  if (page) return { kind: pageKind(page), place: outputPath(page), label: page.name }
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  const kept = /^editor\/(symbols|templates)\//.exec(path)?.[1]
  if (extension === 'css') {
    const joined = kept === 'symbols' ? paths.symbolsCss : paths.templatesCss
    return { kind: 'css', place: kept ? joined : path, label: path }
  }
  if (/^xht(?:ml)?$/.test(extension)) return { kind: 'xml', place: path, label: path }
  if (/^html?$/.test(extension)) {
    return kept
      ? { kind: 'fragment', place: 'index.html', label: path }
      : { kind: 'document', place: path, label: path }
  }
  return spelling.test(extension) ? { kind: 'script', place: path, label: path } : null
}
