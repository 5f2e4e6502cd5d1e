import { pagePaths, pageSchema } from '@pergola/contracts'
import type { Page } from '@pergola/contracts'
import * as v from 'valibot'
import type { PageSource } from './page-from-html.ts'

interface NewPage {
  readonly name: string
  readonly id: string
  /** Of a page made from nothing; one that is made from a source has what the source says. */
  readonly lang?: string | undefined
  readonly title?: string | undefined
  readonly source?: PageSource | undefined
}

export function createPage({ name, id, lang = '', title = '', source }: NewPage): Page {
  return v.parse(pageSchema, {
    id,
    name,
    pathes: pagePaths(name),
    bodyAttributes: source?.bodyAttributes,
    helmet: source?.helmet ?? { lang, title },
  })
}

/** The hidden page in which templates and symbols are shown; never listed, never exported. */
export function playgroundPage(id: string): Page {
  return { ...createPage({ name: 'playground', id }), hidden: true }
}

/** Files of a composed page, empty where nothing is given. */
export function pageFiles(page: Page, source?: PageSource): Record<string, string> {
  return {
    [page.pathes.html]: source?.html ?? '',
    [page.pathes.css]: source?.css ?? '',
    [page.pathes.js]: source?.js ?? '',
  }
}
