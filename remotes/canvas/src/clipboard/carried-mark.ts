import type { Project } from '@pergola/contracts'

type Motions = Project['motions']

/** What was copied last in this window. */
export interface Kept {
  readonly html: string
  readonly motions: Motions
}

export const carriedName = 'pergola-motions'

/** More of them are not carried: the clipboard is for a few elements. */
const largest = 1024 * 1024

/** Motions of what is copied, for another project has none of them. */
export function motionsOfMarkup(html: string, motions: Motions): Motions {
  const ids = [...html.matchAll(/motion-id\s*=\s*["']?([^"'\s>]+)/gi)].map(([, id = '']) => id)
  return Object.fromEntries(ids.filter((id) => Object.hasOwn(motions, id)).map((id) => [id, motions[id]]))
}

/** As markup that shows nothing; it is the one form that every way to the clipboard and back keeps. */
export function carriedMark(motions: Motions): string {
  const text = JSON.stringify(motions).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return text === '{}' || text.length > largest ? '' : `<meta name="${carriedName}" content="${text}">`
}
