import type { Project } from '@pergola/contracts'

/** Files that the build adds to an exported site where the record of the project asks for them. */
export interface AddedFiles {
  readonly sitemap: boolean
  readonly robots: boolean
  readonly llms: boolean
  /** The manifest, and links to it and to the icons in every page. */
  readonly manifest: boolean
  readonly headers: boolean
  /** One a line, `/old /new` and a status where it is not 301; empty for none. */
  readonly redirects: string
  /** Paths of the icons that were made with the manifest, and are made anew with a new icon of the site. */
  readonly icons: readonly string[]
}

type MadeFile = Exclude<keyof AddedFiles, 'icons'>

/** Where each of them lies. A file of the project's own at that place is exported instead. */
export const addedPaths = {
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  llms: 'llms.txt',
  manifest: 'manifest.webmanifest',
  headers: '_headers',
  redirects: '_redirects',
} as const satisfies Record<MadeFile, string>

/** Made from the site's icon in the editor, and files of the project. `favicon.ico` is what is asked for unlinked. */
export const iconPaths = {
  favicon: 'favicon.ico',
  touch: 'icons/apple-touch-icon.png',
  small: 'icons/icon-192.png',
  large: 'icons/icon-512.png',
} as const

const made = new Set<unknown>(Object.values(iconPaths))

/** Of the project's record, which may come from anywhere: what is of another type asks for nothing. */
export function readAddedFiles({ addedFiles: said = {} }: Pick<Project, 'addedFiles'>): AddedFiles {
  const is = (key: MadeFile) => said[key] === true
  return {
    sitemap: is('sitemap'),
    robots: is('robots'),
    llms: is('llms'),
    manifest: is('manifest'),
    headers: is('headers'),
    redirects: typeof said['redirects'] === 'string' ? said['redirects'] : '',
    icons: Array.isArray(said['icons']) ? said['icons'].filter((path) => made.has(path)) : [],
  }
}

/** Whether the build would make the file, so that one from an earlier export is no file of the project. */
export function isAddedPath(path: string, project: Pick<Project, 'addedFiles'>): boolean {
  const added = readAddedFiles(project)
  const keys = Object.keys(addedPaths) as MadeFile[]
  return keys.some((key) => addedPaths[key] === path && added[key] !== false && added[key] !== '')
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

const statuses = new Set([301, 302, 303, 307, 308])

/** The lines as redirects; the first line that is none is `fault`, and what follows it is not read. */
export function readRedirects(text: string): {
  readonly redirects: readonly Redirect[]
  readonly fault: string | null
} {
  const redirects: Redirect[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#|$)/.test(line)) continue
    const [from = '', to = '', status = '301', ...rest] = line.trim().split(/\s+/)
    const isTarget = to.startsWith('/') || /^https?:\/\/[^/]/i.test(to)
    if (!from.startsWith('/') || !isTarget || !statuses.has(Number(status)) || rest.length > 0) {
      return { redirects, fault: line.trim() }
    }
    redirects.push({ from, to, status: Number(status) })
  }
  return { redirects, fault: null }
}
