import type { HeadSheet, PageModel } from './page-model.ts'
import type { SheetViews } from './sheet-views.ts'

/** The sheets that the build puts into the head, in the order of the cascade and before those of the page itself. */
export interface HeadLinks {
  draw(head: Element): void
  /** What stays where it is keeps its element, so that nothing is fetched or read again. */
  follow(): void
}

/**
 * Asked for as a sheet that may be read, so that the cascade knows its rules; a server that does not allow it is asked
 * again as any page would.
 */
export function linkOutside(link: HTMLLinkElement, href: string): void {
  if (!link.hasAttribute('crossorigin')) {
    link.crossOrigin = 'anonymous'
    link.addEventListener('error', () => link.removeAttribute('crossorigin'), { once: true })
  }
  link.setAttribute('href', href)
}

interface Drawn {
  readonly key: string
  readonly link: HTMLLinkElement
}

const keyOf = (entry: HeadSheet) => ('sheet' in entry ? `file ${entry.sheet}` : `address ${entry.url}`)

export function createHeadLinks(model: Pick<PageModel, 'headSheets'>, sheets: SheetViews): HeadLinks {
  let head: Element | null = null
  let base: Element | null = null
  let drawn: readonly Drawn[] = []

  function place(entry: HeadSheet, before: Element | null): Drawn {
    const link = Object.assign((head as Element).ownerDocument.createElement('link'), { rel: 'stylesheet' })
    if ('sheet' in entry) link.removeAttribute('rel')
    head?.insertBefore(link, before)
    if ('sheet' in entry) sheets.mount(entry.sheet, link, null)
    else linkOutside(link, entry.url)
    return { key: keyOf(entry), link }
  }

  function drop({ link }: Drawn): void {
    sheets.unmount(link)
    link.remove()
  }

  /** From both ends what stays, and in between what is drawn anew. */
  function follow(): void {
    if (!head) return
    const wanted = model.headSheets()
    const most = Math.min(wanted.length, drawn.length)
    const isSame = (one: number, other: number) => drawn[one]?.key === keyOf(wanted[other] as HeadSheet)
    let first = 0
    while (first < most && isSame(first, first)) first += 1
    let last = 0
    while (last < most - first && isSame(drawn.length - 1 - last, wanted.length - 1 - last)) last += 1
    const behind = drawn.slice(drawn.length - last)
    drawn.slice(first, drawn.length - last).forEach(drop)
    const end = behind[0]?.link ?? (drawn[first - 1]?.link ?? base)?.nextElementSibling ?? null
    const anew = wanted.slice(first, wanted.length - last).map((entry) => place(entry, end))
    drawn = [...drawn.slice(0, first), ...anew, ...behind]
  }

  return {
    draw(element) {
      head = element
      base = element.lastElementChild
      drawn = model.headSheets().map((entry) => place(entry, null))
    },
    follow,
  }
}
