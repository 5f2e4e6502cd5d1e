import type { Page, Project } from '@pergola/contracts'
import { resolvePath } from '../document/resolve-path.ts'
import { attributeOf, isRunnableScript, outputPath, pageKind, scanPage } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import { footerScripts, headScripts } from './page-scripts.ts'
import { librarySheets } from './page-sheets.ts'
import { bodyEnd, isEndOfPage } from './body-end.ts'
import { createRunningPlace } from './running-place.ts'
import type { FileSizes } from '../files/site-files.ts'
import { scriptTag, sheetTag, tagAsXml } from './tags.ts'

interface DocumentLibraries {
  readonly page: Page
  readonly sizes: FileSizes
  readonly project: Project
  /** The same project before its libraries were joined, for a page that links some of them itself. */
  readonly apart: Project
}

/** A file of the project, or an address elsewhere. */
interface Link {
  readonly path?: string
  readonly url?: string
}

interface Insertion {
  readonly at: number
  readonly tags: readonly string[]
}

/**
 * A whole document with the libraries of the project, where they stand in a page of ours: styles before its own styles,
 * scripts before its own scripts. What it links itself is not linked again; every other byte stays.
 */
export function withLibraries(html: string, { page, sizes, project, apart }: DocumentLibraries): string {
  const all = [...project.cssLibs, ...project.jsHeaderLibs, ...project.jsFooterLibs]
  if (all.length === 0) return html
  const kind = pageKind(page)
  const elements = scanPage(html, kind).filter(({ isInTemplate, isHtml }) => isHtml && !isInTemplate)
  // Frames have pages of their own.
  if (elements.some(({ name }) => name === 'frameset')) return html
  const base = baseOf(elements, outputPath(page))
  const isOwn = linkedBy(elements, base)
  const joined = linksOf(project, sizes)
  const links = linksOf(apart, sizes)
  const linksSome = [...links.sheets, ...links.header, ...links.footer].some(isOwn)
  const { sheets, header, footer } = linksSome ? links : joined
  // Under a base that leads out of the site no address of ours would arrive.
  const isToAdd = (link: Link) => !isOwn(link) && (base !== null || link.path === undefined)
  const place = base ?? ''
  const runningPlace = kind === 'xml' ? (at: number) => at : createRunningPlace(html)
  const write = kind === 'xml' ? tagAsXml : (tag: string) => tag
  const inHead = (isWanted: (element: ScannedElement) => boolean) => runningPlace(headPlace(html, elements, isWanted))
  return inserted(html, [
    { at: inHead(isSheet), tags: sheets.filter(isToAdd).map((sheet) => write(sheetTag(sheet, place))) },
    {
      at: inHead(isRunnableScript),
      tags: header.filter(isToAdd).map((script) => write(scriptTag(script, place))),
    },
    {
      at: footerPlace(html, elements, runningPlace),
      tags: footer.filter(isToAdd).map((script) => write(scriptTag(script, place))),
    },
  ])
}

function linksOf(project: Project, sizes: FileSizes) {
  return {
    sheets: librarySheets(project).filter(({ path, url }) => (path === undefined ? url !== '' : !!sizes.get(path))),
    header: headScripts(project, sizes),
    footer: footerScripts(project, sizes),
  }
}

/** Where relative addresses start: the page, unless its base says otherwise; null for one that leaves the site. */
function baseOf(elements: readonly ScannedElement[], place: string): string | null {
  const href = elements.flatMap((each) => (each.name === 'base' ? (attributeOf(each, 'href') ?? []) : []))[0]
  if (href === undefined) return place
  // A folder counts by what lies in it.
  return resolvePath(place, /^[^?#]*\/(?:[?#]|$)|^\.*$/.test(href) ? `${href.replace(/[?#].*$/s, '')}/_` : href)
}

function linkedBy(elements: readonly ScannedElement[], base: string | null): (link: Link) => boolean {
  const addresses = elements.flatMap((each) => {
    const address = isRunnableScript(each) ? attributeOf(each, 'src') : isSheet(each) ? attributeOf(each, 'href') : null
    return address ? [address.trim()] : []
  })
  const urls = new Set(addresses.map(withoutScheme))
  const paths = new Set(base === null ? [] : addresses.map((address) => resolvePath(base, address)))
  return ({ path, url }) => (path === undefined ? urls.has(withoutScheme(url ?? '')) : paths.has(path))
}

const withoutScheme = (address: string) => address.replace(/^https?:/i, '')

function isSheet(element: ScannedElement): boolean {
  if (element.name === 'style') return true
  return element.name === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')
}

/** A browser reads the encoding in the first kilobyte, and what stands before a base from another place. */
function mustComeFirst(element: ScannedElement): boolean {
  if (element.name === 'base') return true
  if (element.name !== 'meta') return false
  return attributeOf(element, 'charset') !== undefined || /content-type/i.test(attributeOf(element, 'http-equiv') ?? '')
}

/** Before the first of these in the head, or at its end. */
function headPlace(
  html: string,
  elements: readonly ScannedElement[],
  isWanted: (element: ScannedElement) => boolean,
): number {
  const inside = elements.filter(({ isInHead, span }) => isInHead && span)
  const first = Math.max(0, ...inside.filter(mustComeFirst).map(({ span }) => span?.end ?? 0))
  const found = inside.find((each) => (each.span?.start ?? 0) >= first && isWanted(each))
  return found?.span ? found.span.start : headEnd(html, elements, inside.at(-1))
}

function headEnd(html: string, elements: readonly ScannedElement[], last: ScannedElement | undefined): number {
  const tag = (name: string) => elements.find((each) => each.name === name)
  const end = tag('head')?.endTag?.start ?? last?.span?.end
  return end ?? tag('head')?.startTag?.end ?? tag('html')?.startTag?.end ?? openingOf(html)
}

/** How far the doctype reaches, and comments before it. */
function openingOf(html: string): number {
  return /^\uFEFF?(?:\s*(?:<!--[\s\S]*?-->|<!doctype[^>]*>|<\?[^>]*>))*/i.exec(html)?.[0].length ?? 0
}

/** Before the scripts that the body ends with, for they may call what comes. */
function footerPlace(html: string, elements: readonly ScannedElement[], runningPlace: (at: number) => number): number {
  let at = runningPlace(bodyEnd(html, elements))
  const scripts = elements.filter(({ name, isInBody, span }) => name === 'script' && isInBody && span && span.end <= at)
  for (const { span } of scripts.toReversed()) {
    if (!span || !isEndOfPage(html.slice(span.end, at))) break
    at = span.start
  }
  return at
}

/** Each tag on a line of its own, as far in as what it is put before. */
function inserted(html: string, insertions: readonly Insertion[]): string {
  let text = ''
  let from = 0
  for (const { at, tags } of insertions.filter((each) => each.tags.length > 0).toSorted((a, b) => a.at - b.at)) {
    const indent = /\r?\n[ \t]*$/.exec(html.slice(0, at))?.[0] ?? '\n'
    text += html.slice(from, at) + tags.map((tag) => `${tag}${indent}`).join('')
    from = at
  }
  return text + html.slice(from)
}
