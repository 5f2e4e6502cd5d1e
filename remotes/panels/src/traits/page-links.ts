import type { Page } from '@pergola/contracts'

/** A link to each page as the open page has to write it. */
export function pageLinks(pages: readonly Page[], openPage: string): string[] {
  return pages.filter((page) => !page.hidden && page.name !== openPage).map(({ name }) => linkTo(name, openPage))
}

function linkTo(name: string, openPage: string): string {
  if (openPage === 'index') return `./pages/${name}.html`
  return name === 'index' ? '../index.html' : `../pages/${name}.html`
}
