import { cleanRichText, type RichText } from '@pergola/site/rich-text'
import { deleteWords } from '../text/keep-parts.ts'
import type { BlockEdit } from '../text/text-keys.ts'
import type { TextSession } from '../text/text-session.ts'
import { insertLines } from '../text/typed-input.ts'
import { cleanHtml, showsCode } from './clean-html.ts'
import { planBlocks } from './paste-blocks.ts'

export interface GivenToText {
  /** Empty where the words alone are asked for. */
  readonly html: string
  readonly text: string
}

/** More lines or blocks would keep the editor from answering for many seconds. */
const mostLines = 5000

export function isTooMuchForText({ html, text }: GivenToText): boolean {
  const blocks = html.match(/<(?:p|div|li|tr|br|h\d)\b/gi)?.length ?? 0
  return Math.max(blocks, text.split('\n').length) > mostLines
}

const isAddress = (text: string) => /^(?:https?:\/\/|mailto:)\S+$/i.test(text)

function readRich({ html, text }: GivenToText): RichText | null {
  if (html.trim() === '' || showsCode(html, text)) return null
  const rich = cleanRichText(cleanHtml(html))
  return rich.blocks.length === 0 ? null : rich
}

/**
 * Puts what was copied anywhere into a text that is typed: with its meaning, and without what was written around it. An
 * address over chosen words is their link. `perform` does what reaches beyond the text; false where it cannot be.
 */
export function pasteIntoText(
  { page, id, frame, parts }: TextSession,
  given: GivenToText,
  perform: (edit: BlockEdit) => boolean,
): void {
  const { document } = frame
  const words = given.text.trim()
  const isChosen = document.getSelection()?.isCollapsed === false
  if (given.html !== '' && isAddress(words) && isChosen) return void document.execCommand('createLink', false, words)
  const rich = readRich(given)
  const edit = rich && !rich.isLine ? planBlocks(page, id, rich.blocks) : null
  if (edit && perform(edit)) return
  deleteWords(document, parts)
  // What was copied with the end of its line does not begin another.
  if (!rich) insertLines(document, given.text.replace(/[\r\n]+$/, ''))
  else document.execCommand('insertHTML', false, rich.lines.join('<br>'))
}
