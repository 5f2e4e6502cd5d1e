import { builtPagePath, paths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { isXmlPath } from '../html/xml-syntax.ts'
import type { ScanKind } from './scan-page.ts'

/** The page's file holds body content, and the build makes a whole document of it. */
export function isComposed(page: Page): boolean {
  return page.pathes.html.startsWith(`${paths.editorPages}/`)
}

/** Whether visitors get the page: neither a hidden one nor a draft. */
export function isPublished({ hidden, draft }: Page): boolean {
  return !hidden && draft !== true
}

/** Where the page lies in the built site: its own path where it brought one. */
export function outputPath(page: Page): string {
  return isComposed(page) ? builtPagePath(page.name) : page.pathes.html
}

/** How the page's file is read. */
export function pageKind(page: Page): ScanKind {
  if (isComposed(page)) return 'fragment'
  return isXmlPath(page.pathes.html) ? 'xml' : 'document'
}

/** The page of that name; never something inherited. */
export function findPage(project: Project, name: string): Page | undefined {
  return Object.hasOwn(project.pages, name) ? project.pages[name] : undefined
}
