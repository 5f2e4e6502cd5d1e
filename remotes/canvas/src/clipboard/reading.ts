import type { Project } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { carriedName } from './carried-mark.ts'
import type { Kept } from './carried-mark.ts'
import { cleanHtml, htmlOfText } from './clean-html.ts'

export { insertFiles } from '../media/insert-files.ts'

interface Given {
  readonly html: string
  readonly text: string
}

/** What was dragged in from elsewhere, as far as it is harmless. */
export function markupOfDrop({ html, text }: Given): string {
  return html.trim() === '' ? htmlOfText(text) : cleanHtml(html)
}

/** What of our own was copied last is taken as it was, and of all else what is harmless. */
export function markupOf(given: Given, kept: string): string {
  const { html, text } = given
  const nothing = html === '' && text === ''
  if (kept !== '' && (nothing || text.trim() === kept.trim())) return kept
  if (text.trim() !== '' && html.includes('name="generator" content="pergola"')) return cleanHtml(text)
  return markupOfDrop(given)
}

interface Carried {
  readonly html: string
  /** Those that the project lacks. */
  readonly motions?: Project['motions']
}

/** What another project has to get along with its markup. */
export async function withCarried(core: CanvasCore, html: string, source: string, kept: Kept): Promise<Carried> {
  const own = html === kept.html ? kept.motions : null
  const isMissing = (id: string) => !Object.hasOwn(core.page?.project().motions ?? {}, id)
  const isCarried = own ? Object.keys(own).some(isMissing) : source.includes(carriedName)
  // Few pastes bring motions: what reads them comes with the first that does.
  return isCarried ? (await import('./carried.ts')).carry(core, { html, source, own }) : { html }
}
