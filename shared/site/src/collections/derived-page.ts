import type { Page } from '@pergola/contracts'
import { isComposed } from '../project/index.ts'
import type { Collection } from './definition.ts'

/** A page that the build makes of another one, under another name. */
export function derivedPage(page: Page, name: string): Page {
  return isComposed(page) ? { ...page, name } : { ...page, name, pathes: { ...page.pathes, html: `${name}.html` } }
}

/** The page of an entry is called as the entry is, where the template says nothing else. */
export function titled(page: Page, { fields }: Pick<Collection, 'fields'>): Page {
  const title = fields.find(({ type }) => type === 'text')?.name
  if (!isComposed(page) || title === undefined || page.helmet.title.trim() !== '') return page
  if (/<title[\s>]/i.test(page.helmet.customMetaTags)) return page
  return { ...page, helmet: { ...page.helmet, title: `\${entry.${title}}` } }
}
