import { pagePaths, pageSchema } from '@pergola/contracts'
import type { Page } from '@pergola/contracts'
import * as v from 'valibot'
import type { PageSource } from './page-from-html.ts'

export function createPage(name: string, id: string, source?: PageSource): Page {
  return v.parse(pageSchema, {
    id,
    name,
    pathes: pagePaths(name),
    bodyAttributes: source?.bodyAttributes,
    helmet: source?.helmet,
  })
}

/** The hidden page in which templates and symbols are shown; never listed, never exported. */
export function playgroundPage(id: string): Page {
  return { ...createPage('playground', id), hidden: true }
}

/** Files of a composed page, empty where nothing is given. */
export function pageFiles(page: Page, source?: PageSource): Record<string, string> {
  return {
    [page.pathes.html]: source?.html ?? '',
    [page.pathes.css]: source?.css ?? '',
    [page.pathes.js]: source?.js ?? '',
  }
}
