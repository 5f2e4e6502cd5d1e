import { embedHtml, embedOf } from '@pergola/site/embeds'
import { moveAddresses } from '@pergola/site/symbols'
import type { CanvasCore } from '../service/canvas-core.ts'
import { payloadNames, contentOf, marked, nothingKept } from './payload-mark.ts'
import type { Kept } from './payload-mark.ts'
import { cleanHtml, htmlFromClipboard, htmlOfText, htmlOfWords, showsCode } from './clean-html.ts'
import { messages } from './messages.ts'
import { readPayloadStyles } from './read-payload-styles.ts'
import type { Taken, Payload } from './taken.ts'

export { insertFiles } from '../media/insert-files.ts'

interface Given {
  readonly html: string
  readonly text: string
  /** The words alone are asked for. */
  readonly isPlain?: boolean
}

/** What was dragged in from elsewhere, as far as it is harmless. */
export function takeDrop({ html, text }: Given): Taken {
  const embed = embedOf(text)
  if (embed) return { html: embedHtml(embed), source: '', kept: null }
  const isText = html.trim() === '' || showsCode(html, text)
  return { html: isText ? htmlOfText(text) : htmlFromClipboard(html), source: html, kept: null }
}

/** Of elements of ours the clipboard has the source as text: their words are meant. */
function wordsOf({ text }: Given, kept: Kept): string {
  if (text.trim() !== kept.html.trim()) return text
  const parsed = new DOMParser().parseFromString(kept.html, 'text/html')
  return parsed.body.textContent?.replace(/[^\S\n]*\n\s*/g, '\n') ?? ''
}

/** Where it goes. */
interface Goal {
  readonly project: string
  /** Where the page lies in the built site. */
  readonly place: string
}

/** What of our own was copied last is taken as it was, unless nobody trusts its project, and of all else what is harmless. */
export function take(given: Given, kept: Kept, { project, place }: Goal): Taken {
  if (given.isPlain) return { html: htmlOfWords(wordsOf(given, kept)), source: '', kept: null }
  const isNothing = given.html === '' && given.text === ''
  const isKept = kept.html !== '' && (isNothing || given.text.trim() === kept.html.trim())
  if (isKept && (kept.project === project || !kept.isRestricted)) {
    return { html: moved(kept.html, kept.place, place), source: '', kept, styles: kept.styles }
  }
  const { html, text } = isKept ? { html: marked(kept), text: kept.html } : given
  if (text.trim() !== '' && html.includes('name="generator" content="pergola"')) {
    const clean = cleanHtml(text)
    const styles = readPayloadStyles(contentOf(html, payloadNames.styles), clean)
    return { html: moved(clean, placeIn(html), place), source: html, kept: null, styles }
  }
  return takeDrop({ html, text })
}

/** On a page in another folder its pictures and links have other addresses. */
function moved(html: string, from: string, to: string): string {
  return from === '' ? html : moveAddresses(html, from, to)
}

/** Empty where it does not say. */
function placeIn(source: string): string {
  const given = new RegExp(`name="${payloadNames.place}"[^>]*content="([^"&]*)"`).exec(source)?.[1] ?? ''
  return new URLSearchParams(`place=${given}`).get('place') ?? ''
}

const lacks = (ids: object, known: object) => Object.keys(ids).some((id) => !Object.hasOwn(known, id))

function needsPayload(core: CanvasCore, { html, source, kept }: Taken): boolean {
  const hasMarks = /(?:interaction(?:-instance)?|inf-symbol)-id/i.test(html)
  if (!kept) return hasMarks || source.includes(payloadNames.motions)
  const { motions, interactions } = core.page?.project() ?? nothingKept
  const isElsewhere = kept.project !== core.services.projects.state.getState().open?.id
  return (isElsewhere && hasMarks) || lacks(kept.motions, motions) || lacks(kept.interactions, interactions)
}

/** What another project has to get along with its markup; null when nothing shall be put in. */
export async function withPayload(core: CanvasCore, taken: Taken): Promise<Payload | null> {
  const left = taken.styles?.left ?? 0
  if (left > 0) core.services.toasts.info(messages.stylesLeft(left))
  // Few pastes bring records: what reads them comes with the first that does.
  return needsPayload(core, taken) ? (await import('./payload.ts')).createPayload(core, taken) : { html: taken.html }
}
