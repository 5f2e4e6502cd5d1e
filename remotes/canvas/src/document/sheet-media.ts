import type { HtmlNode } from '@pergola/site/html'

/** For which screens a sheet holds by the media of the element that names it. */
export type Screens = 'all' | 'some' | 'none'

/** Media types that no screen matches. */
const others = /^(?:only\s+)?(?:print|speech|aural|braille|embossed|handheld|projection|tty|tv)\b/

/**
 * Read from the text alone, without asking a window: `all`, `screen` and nothing hold for every screen; a list of types
 * for print and the like for none; everything else for some.
 */
export function screensOf(media: string | null): Screens {
  const queries = (media ?? '').toLowerCase().split(',')
  const plain = queries.map((query) => query.trim().replace(/\s+/g, ' '))
  if (plain.some((query) => /^(?:only )?(?:all|screen)$/.test(query)) || plain.join('') === '') return 'all'
  return plain.every((query) => others.test(query)) ? 'none' : 'some'
}

/**
 * Media of the element that names or holds a sheet; null for none. A link that is for print until a script of its own
 * makes it hold for all, as pages load sheets they do not want to wait for, holds for all: it does for every visitor.
 */
export function mediaOf({ attributes }: Pick<HtmlNode, 'attributes'>): string | null {
  const value = (name: string) => attributes.find((entry) => entry.name.toLowerCase() === name)?.value ?? null
  const media = value('media')
  const later = /\bmedia\s*=\s*(["'`])([^"'`]*)\1/.exec(value('onload') ?? '')?.[2]
  return later !== undefined && screensOf(media) === 'none' ? later : media
}
