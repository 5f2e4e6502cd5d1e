import type { Library, Project } from '@pergola/contracts'
import { parse } from 'postcss'
import { rewriteUrls } from '../css/index.ts'
import { plainText } from '../encoding/index.ts'
import { encodePath, encodeText, isComposed } from '../project/index.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { isModule } from './page-scripts.ts'

interface Joined {
  /** The same request for a project whose libraries are the joined files. */
  readonly request: BuildRequest
  readonly files: readonly BuiltFile[]
  /** Files that stand in a joined one. */
  readonly leftOut: ReadonlySet<string>
}

interface Kind {
  readonly list: 'cssLibs' | 'jsHeaderLibs' | 'jsFooterLibs'
  readonly switch: `grap_all_${string}`
  /** Path of the first joined file, without its extension. */
  readonly path: string
  readonly extension: '.css' | '.js'
}

/** Names of the files: annex §6. */
const kinds = [
  { list: 'cssLibs', switch: 'grap_all_css_libs_in_single_file', path: 'libs/css/lib', extension: '.css' },
  {
    list: 'jsHeaderLibs',
    switch: 'grap_all_header_scripts_in_single_file',
    path: 'libs/js/min/header/header.lib',
    extension: '.js',
  },
  {
    list: 'jsFooterLibs',
    switch: 'grap_all_footer_scripts_in_single_file',
    path: 'libs/js/min/footer/footer.lib',
    extension: '.js',
  },
] as const satisfies readonly Kind[]

/** Whether an earlier export of this project made the file, which then belongs to nobody. */
export function isOldJoined(path: string, project: Project): boolean {
  return kinds.some(({ list, path: joined, extension }) => {
    if (project[list].length === 0) return false
    const isJoined = path.startsWith(joined) && /^(?:-\d+)?\.(?:css|js)$/.test(path.slice(joined.length))
    return isJoined && path.endsWith(extension) && project[list].every((library) => library.path !== path)
  })
}

/** Local libraries in one file per kind, where the settings ask for it. A preview keeps them apart. */
export async function joinLibraries(request: BuildRequest): Promise<Joined> {
  const pages = Object.values(request.project.pages).filter((page) => !page.hidden)
  const files: BuiltFile[] = []
  const leftOut = new Set<string>()
  let { project } = request
  const sizes = new Map(request.files.sizes)
  const asked = request.mode === 'export' && pages.length > 0
  // A site that came with pages may have a file of that name.
  const isTaken = (path: string) => !pages.every(isComposed) && request.files.sizes.has(path)

  for (const kind of kinds) {
    if (!asked || !request.settings[kind.switch]) continue
    const runs = await runsOf(kind, request)
    const names = freeNames(kind, isTaken)
    const libraries = runs.map((run) => {
      const [first] = run
      if (first.text === null) return first.library
      const path = names.next().value
      const text = run.map((part) => textFor(kind, part, path)).join('')
      files.push({ kind: 'text', path, text })
      sizes.set(path, encodeText(text).length)
      for (const { library } of run) leftOut.add(library.path)
      return joinedLibrary(kind, first.library, path, request)
    })
    project = { ...project, [kind.list]: libraries }
  }
  // A page that is a whole document may link the files by itself.
  if (!pages.every(isComposed)) leftOut.clear()
  return { request: { ...request, project, files: { ...request.files, sizes } }, files, leftOut }
}

interface Part {
  readonly library: Library
  /** Null for what keeps a tag of its own. */
  readonly text: string | null
}

type Run = [Part, ...Part[]]

/** Neighbours that may be one file. What stays by itself parts them, so that the order is the user's. */
async function runsOf(kind: Kind, request: BuildRequest): Promise<Run[]> {
  const runs: Run[] = []
  let before = ''
  for (const library of request.project[kind.list]) {
    const text = await joinableText(kind, { library, before }, request)
    if (text !== null) before += textFor(kind, { library, text }, '')
    const run = runs.at(-1)
    const fits = run && run[0].text !== null && text !== null && !mustBeFirst(kind, text)
    if (fits) run.push({ library, text })
    else runs.push([{ library, text }])
  }
  return runs
}

/** An import counts only where no rule stands before it. */
function mustBeFirst({ extension }: Kind, text: string): boolean {
  return extension === '.css' && /@import|@namespace/i.test(text)
}

interface Joining {
  readonly library: Library
  /** What is joined of this kind already: a name of it that is declared again stops a whole script. */
  readonly before: string
}

/** A text with a fault would take its neighbours along. */
async function joinableText(kind: Kind, { library, before }: Joining, request: BuildRequest): Promise<string | null> {
  const { files } = request
  // What a module declares is its own: in one script with others it would be everybody's.
  if (library.isCDN || isModule(library) || !(files.sizes.get(library.path) ?? 0)) return null
  const text = plainText(library.path, await files.read(library.path))
  if (text === null) return null
  const isWhole =
    kind.extension === '.css' ? isSheet(text) : await isScript(before + textFor(kind, { library, text }, ''))
  return isWhole ? text : null
}

/** Run by a page as it is linked: what exports or imports is none. */
async function isScript(text: string): Promise<boolean> {
  // Large, and of use to an export alone.
  const acorn = await import('acorn')
  try {
    acorn.parse(text, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: false })
    return true
  } catch {
    return false // Whoever asked keeps it apart.
  }
}

function isSheet(text: string): boolean {
  try {
    parse(text)
    return true
  } catch {
    return false // Whoever asked keeps it apart.
  }
}

function textFor(kind: Kind, { library, text }: Part, path: string): string {
  const source = (text ?? '').replace(/^\uFEFF/, '')
  // A lone `;` ends what has none, and keeps one file's 'use strict' from reaching the next.
  if (kind.extension === '.js') return `;${source}\n`
  const plain = source.replace(/^@charset\s+("[^"]*"|'[^']*')\s*;/i, '')
  return `${rewriteUrls(plain, (url) => rebased(url, library.path, path))}\n`
}

/** A relative address, seen from another folder. */
function rebased(url: string, from: string, to: string): string {
  if (folderOf(from) === folderOf(to) || /^(?:[a-z][a-z\d+.-]*:|\/|[#?]|$)/i.test(url)) return url
  const way = (encodePath(folderOf(from)) + url.replace(/[?#].*/s, '')).split('/')
  const steps: string[] = []
  for (const step of way) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return '../'.repeat(to.split('/').length - 1) + steps.join('/') + (/[?#].*/s.exec(url)?.[0] ?? '')
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function* freeNames({ path, extension }: Kind, isTaken: (path: string) => boolean): Generator<string, never> {
  for (let count = 1; ; count += 1) {
    const name = `${path}${count === 1 ? '' : `-${count}`}${extension}`
    if (!isTaken(name)) yield name
  }
}

function joinedLibrary({ list }: Kind, library: Library, path: string, { settings }: BuildRequest): Library {
  const isHeader = list === 'jsHeaderLibs'
  const waits = isHeader ? settings.is_async_graped_header_script : settings.is_async_graped_footer_script
  const defers = isHeader ? settings.is_defer_graped_header_script : settings.is_defer_graped_footer_script
  return { ...library, path, async: waits, defer: defers }
}
