import type { Page } from '@pergola/contracts'
import { outputPath, relativeAddress } from '../project/index.ts'
import { derivedPage } from './derived-page.ts'

const mostPages = 10_000

/** What a page says of the parts of its list. */
export interface Paging {
  readonly number: number
  readonly count: number
  /** Addresses of the pages beside it, null at either end. */
  readonly previous: string | null
  readonly next: string | null
}

/** The parts of the first list of a page that is written as `paged(list, size)`; `index` goes on at `page/2`. */
export function createPaging(page: Page) {
  let pages = 1
  const base = page.name === 'index' ? 'page' : page.name.replace(/\/index$/, '')
  const pageAt = (number: number) => (number === 1 ? page : derivedPage(page, `${base}/${number}`))
  const addressOf = (from: number, to: number) =>
    to < 1 || to > pages ? null : relativeAddress(outputPath(pageAt(from)), outputPath(pageAt(to)))

  return {
    pageAt,
    count: () => pages,
    told: (number: number): Paging => ({
      number,
      count: pages,
      previous: addressOf(number, number - 1),
      next: addressOf(number, number + 1),
    }),
    paged: (number: number) => (list: unknown, size: unknown) => {
      const length = Math.max(1, Math.floor(Number(size)) || 1)
      if (!Array.isArray(list)) return []
      pages = Math.max(pages, Math.min(mostPages, Math.ceil(list.length / length)))
      return list.slice((number - 1) * length, number * length) as unknown[]
    },
  }
}
