import type { NodeId } from '@pergola/contracts'
import { linkMeant, pageLinks } from '@pergola/site/project'
import type { OpenPage } from '../document/open-page.ts'

export interface LinkTarget {
  readonly label: string
  readonly href: string
}

/** Anchors shown at most; a page of thousands of ids is typed into, not read through. */
const mostAnchors = 200

function anchorsOf(page: OpenPage): readonly LinkTarget[] {
  const found: LinkTarget[] = []
  const walk = (id: NodeId) => {
    const node = page.node(id)
    const value = node?.attributes.find(({ name }) => name === 'id')?.value
    if (value && found.length < mostAnchors) found.push({ label: `#${value}`, href: `#${encodeURIComponent(value)}` })
    node?.children.forEach(walk)
  }
  walk(page.tree.body())
  return found
}

/** What a link may lead to within the site: its pages, then the anchors of this one. */
export function linkTargets(page: OpenPage | undefined): readonly LinkTarget[] {
  if (!page) return []
  const pages = pageLinks(page.project(), page.record).map((link) => ({ label: link.page, href: link.href }))
  return [...pages, ...anchorsOf(page)]
}

/** The address that is meant by what was typed: a page by its name, a mailbox, a number to call, a host without a scheme. */
export function addressMeant(page: OpenPage, typed: string): string {
  const text = linkMeant(typed, pageLinks(page.project(), page.record))
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+\d[\d\s()-]{4,}$/.test(text)) return `tel:${text.replace(/[\s()-]/g, '')}`
  return /^www\./i.test(text) ? `https://${text}` : text
}
