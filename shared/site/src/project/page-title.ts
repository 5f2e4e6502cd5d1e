import type { Page, Project } from '@pergola/contracts'

/**
 * What a page is called in a tab and in search results: as its helmet says, else as the site is called, on its first page,
 * or as the page is. A document without a title is not valid HTML.
 */
export function pageTitle(project: Pick<Project, 'name'>, { name, helmet }: Pick<Page, 'name' | 'helmet'>): string {
  if (helmet.title.trim() !== '') return helmet.title
  return name === 'index' ? project.name : name
}
