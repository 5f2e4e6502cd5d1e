import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'

/** One of these is enough. */
const signs = [
  /^ {0,3}#{1,6} \S/m, // a heading
  /^ {0,3}(?:```|~~~)/m, // a block of code
  /^(?=[^\n]*\|) {0,3}\|?(?: *:?-+:? *\|){1,60} *(?::?-+:? *)?$/m, // the line below the head of a table
  /\[[^\]\n]{1,200}\]\((?:https?:|mailto:|[#/]|\.{1,2}\/|[\w-]{1,80}[./])[^\s)]{0,400}(?: "[^"\n]{0,200}")?\)/, // a link
  /(?:^|[\s(])(?:\*\*|__)(?=\S)[^\n]{0,200}\S(?:\*\*|__)(?=[\s).,;:!?]|$)/m, // strong emphasis
]
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)]) \S/gm
const quote = /^ {0,3}> ?\S/gm

/** Letters at the beginning of a text that are looked at. */
const mostLetters = 20_000

/** Whether a plain text was probably written as Markdown. Text that is markup by itself is not. */
export function looksLikeMarkdown(text: string): boolean {
  const words = text.trim().slice(0, mostLetters)
  if (words === '' || /^<[a-z!]/i.test(words)) return false
  if (signs.some((sign) => sign.test(words))) return true
  return [item, quote].some((line) => (words.match(line)?.length ?? 0) >= 2)
}

/** As HTML. What is written in it as markup comes along: whoever puts it in cleans it like any other paste. */
async function readMarkdown(text: string): Promise<string> {
  const { parse } = await import('./markdown-parser.ts')
  return parse(text)
}

/**
 * Offers to put a text in once more, for what it means. `putIn` takes the text back and gets it as HTML instead; nothing
 * is taken back where what reads it could not be loaded, or the page was edited since.
 */
export function offerMarkdown(core: CanvasCore, text: string, putIn: (html: string) => void): void {
  const { page } = core
  const step = page?.history.state.undoStep
  const { toasts } = core.services
  if (!page || !step) return
  const run = async () => {
    const html = await readMarkdown(text).catch(() => null)
    if (html === null) return toasts.error(messages.noMarkdown)
    if (core.page !== page || page.history.state.undoStep !== step || !core.canEdit()) {
      return toasts.warning(messages.editedSince)
    }
    putIn(html)
  }
  toasts.offer?.(messages.isMarkdown, { label: messages.asMarkdown, run: () => void run() })
}
