import { resolvePath } from '../document/index.ts'
import { mapAttributeValue } from '../files/index.ts'
import { findUrls } from '../css/index.ts'
import type { SiteFinding } from './finding.ts'
import { lineAt } from './finding.ts'
import { messages } from './messages.ts'
import { attributeOf, scanHtml } from './read-page.ts'

/** What is there to lead to. */
export interface LinkTargets {
  has(path: string): boolean
  /** Whether a page is there that is not finished: the built site goes without it. */
  isDraft(path: string): boolean
  /** Ids and names on a page; null for what is no page. */
  anchors(path: string): ReadonlySet<string> | null
}

export function anchorsOf(html: string): ReadonlySet<string> {
  return new Set(
    scanHtml(html, 'document').flatMap((element) =>
      [attributeOf(element, 'id') ?? [], attributeOf(element, 'name') ?? []].flat(),
    ),
  )
}

/** Written by a script or a directive of the page when it runs: nobody can say where it leads. */
const isTemplate = (address: string) => /\{\{|\$\{/.test(address)

/** Links of a page that lead nowhere, and files it names that are not there; each address once. */
export function checkLinks(file: string, html: string, targets: LinkTargets): readonly SiteFinding[] {
  const found = new Map<string, SiteFinding>()
  for (const element of scanHtml(html, 'document')) {
    if (element.name === 'base') continue
    const line = lineAt(html, element.startTag?.start ?? 0)
    for (const { name, value } of element.attributes) {
      const isLink = name === 'href' && (element.name === 'a' || element.name === 'area')
      mapAttributeValue(name, value, (address) => {
        const problem = isTemplate(address) ? null : problemOf(address, { file, isLink }, targets)
        if (problem) found.set(`${problem.rule} ${address}`, { file, line, ...problem })
        return address
      })
    }
  }
  return [...found.values()]
}

/** Files that a sheet names and that are not there. */
export function checkSheetLinks(file: string, css: string, targets: LinkTargets): readonly SiteFinding[] {
  return findUrls(css).flatMap(({ url, start }) => {
    const problem = problemOf(url, { file, isLink: false }, targets)
    return problem ? [{ file, line: lineAt(css, start), ...problem }] : []
  })
}

type Problem = Pick<SiteFinding, 'level' | 'rule' | 'message'>

function problemOf(
  address: string,
  { file, isLink }: { readonly file: string; readonly isLink: boolean },
  targets: LinkTargets,
): Problem | null {
  if (isLink && address.trim() === '') return { level: 'warning', rule: 'empty-link', message: messages.emptyLink }
  const isHere = /^[#?]/.test(address)
  const target = isHere ? file : resolvePath(file, address)
  if (target === null) return null
  const path = [target, `${target}/index.html`].find((each) => targets.has(each))
  if (path === undefined) return missing(address, isLink, isLink && targets.isDraft(target))
  const anchor = /#(.*)$/s.exec(address)?.[1] ?? ''
  const anchors = isLink && !/^$|^top$|^:~:/i.test(anchor) ? targets.anchors(path) : null
  const isThere = anchors === null || anchors.has(anchor) || anchors.has(decoded(anchor))
  return isThere ? null : { level: 'warning', rule: 'no-anchor', message: messages.noAnchor(address) }
}

function missing(address: string, isLink: boolean, isDraft: boolean): Problem {
  if (!isLink) return { level: 'error', rule: 'missing-file', message: messages.missingFile(address) }
  const message = isDraft ? messages.draftLink(address) : messages.deadLink(address)
  return { level: 'error', rule: 'dead-link', message }
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
