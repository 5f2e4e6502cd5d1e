import { fail, pagePaths, succeed } from '@pergola/contracts'
import type { FileChange, Outcome, Page, Project } from '@pergola/contracts'
import {
  findPage,
  hiddenStyles,
  hiddenStylesKey,
  isComposed,
  isPageTaken,
  isTable,
  outputPath,
  pageKind,
  pageTitle,
  readHead,
  writeHead,
} from '../project/index.ts'
import { mapAddresses } from './addressed-files.ts'
import { copyMarks } from './copy-marks.ts'
import { moveAddress } from './move-address.ts'
import type { MapAddress } from './map-addresses.ts'

export interface PageCopyRequest {
  readonly project: Project
  /** Paths of all files of the project. */
  readonly files: readonly string[]
  readonly name: string
  /** A new id with this prefix each time. */
  readonly freshId: (prefix: string) => string
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

export interface PageCopyPlan {
  readonly page: Page
  /** All of it is one step: the files of the copy, and the record with it and with records of its own. */
  readonly change: FileChange
}

export type PageCopyFailure = 'page-missing' | 'file-missing'

/**
 * A second page like the first, behind it in the list and in its folder. Links from the page to itself lead from the copy
 * to the copy; what it uses of others it uses as well. A page that came as a whole document shares its sheets and scripts
 * with the copy, as it may share them with other pages.
 */
export async function planPageCopy(request: PageCopyRequest): Promise<Outcome<PageCopyPlan, PageCopyFailure>> {
  const { project, name, read } = request
  const page = findPage(project, name)
  if (!page || page.hidden) return fail('page-missing', name)
  const html = await read(page.pathes.html)
  if (html === null) return fail('file-missing', page.pathes.html)
  const copy = freePage(request, page)
  const between = mapBetween(request, page, copy)
  const map = between(outputPath(page), outputPath(copy))
  const marks = copyMarks({ ...request, page, to: copy.name, html, kind: pageKind(page) })
  const kind = pageKind(page)
  const title = `${isComposed(page) ? pageTitle(project, page) : readHead(html, kind).title || page.name} copy`
  const text = mapAddresses({ text: marks.html, kind }, map)
  const files: Record<string, string> = {
    [copy.pathes.html]: isComposed(page) ? text : (writeHead(text, 'title', title, kind) ?? text),
  }
  if (isComposed(page)) {
    const { css, js } = page.pathes
    const sheet = (await read(css)) ?? ''
    files[copy.pathes.css] = mapAddresses({ text: sheet, kind: 'css' }, between(css, copy.pathes.css))
    files[copy.pathes.js] = (await read(js)) ?? ''
  }
  const helmet = isComposed(page) ? { ...copiedHelmet(page, map), title } : page.helmet
  const made: Page = { ...copy, bodyAttributes: marks.bodyAttributes, helmet }
  const record = recordWith(project, { page, copy: made, marks: marks.record })
  return succeed({ page: made, change: { files, record } })
}

/** `about-copy`, or the first number behind it that is free. */
function freePage({ project, files, freshId }: PageCopyRequest, page: Page): Page {
  const here = new Set(files)
  const id = freshId('page')
  for (let count = 1; ; count += 1) {
    const copy = named(page, { id, ending: count === 1 ? '-copy' : `-copy-${count}` })
    if (!isPageTaken(project, copy, (path) => here.has(path) && !isShared(page, path))) return copy
  }
}

function isShared(page: Page, path: string): boolean {
  return !isComposed(page) && (path === page.pathes.css || path === page.pathes.js)
}

function named(page: Page, { id, ending }: { id: string; ending: string }): Page {
  const name = page.name + ending
  if (isComposed(page)) return { ...page, id, name, pathes: pagePaths(name) }
  const html = page.pathes.html.replace(/(\.[^./]*)?$/, (end) => ending + end)
  return { ...page, id, name, pathes: { ...page.pathes, html } }
}

/** What an address is in a text that stood at one place and has its copy at another. */
type MapBetween = (from: string, to: string) => MapAddress

function mapBetween({ project, files }: PageCopyRequest, page: Page, copy: Page): MapBetween {
  const here = new Set([...files, ...Object.values(project.pages).map(outputPath)])
  const own = isComposed(page) ? (['html', 'css', 'js'] as const) : (['html'] as const)
  const moved = new Map(own.map((kind): [string, string] => [page.pathes[kind], copy.pathes[kind]]))
  moved.set(outputPath(page), outputPath(copy))
  return (from, to) => (address) => moveAddress(address, { from, to, moved, has: (path) => here.has(path) })
}

function copiedHelmet({ helmet }: Page, map: MapAddress): Page['helmet'] {
  const { customMetaTags: text, icon } = helmet
  return { ...helmet, customMetaTags: text && mapAddresses({ text, kind: 'fragment' }, map), icon: icon && map(icon) }
}

interface RecordParts {
  readonly page: Page
  readonly copy: Page
  readonly marks: Pick<Project, 'motions' | 'interactions'>
}

function recordWith(project: Project, { page, copy, marks }: RecordParts): Partial<Project> {
  const pages = Object.entries(project.pages).flatMap(([name, each]): [string, Page][] =>
    name === page.name
      ? [
          [name, each],
          [copy.name, copy],
        ]
      : [[name, each]],
  )
  const hidden = hiddenStyles(project)
  const layerNames = project['layerNames']
  const isHidden = isComposed(page) && Object.hasOwn(hidden, page.pathes.css)
  return {
    pages: Object.fromEntries(pages),
    ...(Object.keys(marks.motions).length !== Object.keys(project.motions).length && { motions: marks.motions }),
    ...(Object.keys(marks.interactions).length !== Object.keys(project.interactions).length && {
      interactions: marks.interactions,
    }),
    ...(isHidden && { [hiddenStylesKey]: { ...hidden, [copy.pathes.css]: hidden[page.pathes.css] } }),
    ...(isTable(layerNames) &&
      Object.hasOwn(layerNames, page.name) && {
        layerNames: { ...layerNames, [copy.name]: layerNames[page.name] },
      }),
  }
}
