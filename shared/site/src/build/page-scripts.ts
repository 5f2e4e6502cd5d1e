import { paths } from '@pergola/contracts'
import type { Library, Page, Project } from '@pergola/contracts'
import type { FileSizes } from '../files/site-files.ts'

/** A script tag of a built page: a file of the project or an address elsewhere. */
export interface ScriptLink {
  readonly path?: string
  readonly url?: string
  /** Its code, written into the page itself. */
  readonly text?: string
  readonly async: boolean
  readonly defer: boolean
  /** An ES module: it may import and export, and runs once the page is parsed. */
  readonly isModule?: boolean
  /** Starts when everything on the page is loaded. */
  readonly waits?: boolean
}

/** Scripts of the head, in the user's order. */
export function headScripts(project: Project, sizes: FileSizes): ScriptLink[] {
  return project.jsHeaderLibs.flatMap((library) => libraryScript(library, sizes))
}

/** Scripts at the end of the body, libraries first, so that the site's own code finds them. */
export function footerScripts(project: Project, sizes: FileSizes): ScriptLink[] {
  return project.jsFooterLibs.flatMap((library) => libraryScript(library, sizes))
}

/** The site's own code, behind all that it may call. Nothing for an empty file. */
export function codeScripts(page: Page, sizes: FileSizes): ScriptLink[] {
  return [paths.globalJs, page.pathes.js].filter((path) => hasContent(path, sizes)).map((path) => plainScript(path))
}

function libraryScript(library: Library, sizes: FileSizes): ScriptLink[] {
  const { async, defer } = library
  const options = { async, defer, isModule: isModule(library) }
  if (library.isCDN) return library.fileUrl === '' ? [] : [{ url: library.fileUrl, ...options }]
  return hasContent(library.path, sizes) ? [{ path: library.path, ...options }] : []
}

export function isModule({ type }: Library): boolean {
  return type === 'module'
}

export function plainScript(path: string): ScriptLink {
  return { path, async: false, defer: false }
}

function hasContent(path: string, sizes: FileSizes): boolean {
  return (sizes.get(path) ?? 0) > 0
}
