import { builtPagePath } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { findPage, isComposed, outputPath } from '../project/index.ts'
import type { Content } from './load-content.ts'
import { createPaging } from './paging.ts'

/** Where the build puts pages and feeds of content, as patterns with `*` for what differs from one to the next. */
export function madePaths({ collections }: Content, project: Project): string[] {
  const made = collections.flatMap(({ page: name, address, feed }) => {
    const page = findPage(project, name)
    const pattern = address.replaceAll(/\{[^{}/]+\}/g, '*').replaceAll(/\*[^*/]*\*/g, '*')
    const pages = page && address !== '' ? [isComposed(page) ? builtPagePath(pattern) : `${pattern}.html`] : []
    return feed === '' ? pages : [...pages, feed]
  })
  const parts = Object.values(project.pages)
    .filter((page) => !page.hidden)
    .map((page) => outputPath(createPaging(page).pageAt(2)).replace(/2\.html$/, '*.html'))
  return made.length === 0 ? [] : [...new Set([...made, ...parts])].toSorted()
}
