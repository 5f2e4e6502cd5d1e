import { fail, succeed, type CanvasService, type EditFailure, type NodeId, type Outcome } from '@pergola/contracts'
import { printNode } from '@pergola/site/html'
import { insertFiles } from '../media/insert-files.ts'
import type { DroppedContent } from '../drag/outside-drop.ts'
import type { Where } from '../structure/place.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isOff } from '../structure/component-switches.ts'
import { copiesMotions } from '../structure/own-motions.ts'
import { outermost, type Copies } from '../structure/structure.ts'
import { askToClone } from '../commands/ask-motions.ts'
import { cleanHtml, htmlOfText } from './clean-html.ts'

/** Says that markup comes from a page of ours and may keep what it has. */
const mark = '<meta name="generator" content="pergola">'

export interface Clipboard extends Pick<CanvasService, 'copy' | 'cut' | 'paste'> {
  /** Puts the selected elements into an event of the browser. */
  copyTo(transfer: Pick<DataTransfer, 'setData'>): void
  /** Ends a cut: what was copied leaves the page. */
  removeCopied(): void
  pasteFiles(files: readonly File[]): ReturnType<typeof insertFiles>
  /** What was dragged in from outside the editor. */
  dropAt(content: DroppedContent, where: Where): ReturnType<typeof insertFiles>
  pasteFrom(transfer: { html: string; text: string }): Promise<PasteOutcome>
}

type PasteOutcome = Outcome<readonly NodeId[], EditFailure | 'clipboard-empty'>

interface ClipboardInput {
  readonly core: CanvasCore
  readonly insertHtml: (html: string, where?: Where, copies?: Copies) => ReturnType<CanvasService['insertHtml']>
  readonly remove: CanvasService['remove']
}

function selectedMarkup(core: CanvasCore): string {
  const { page } = core
  if (!page) return ''
  const ids = outermost(page, core.store.getState().selection).filter(
    (id) => id !== page.tree.body() && !isOff(page, id, 'copyable'),
  )
  return ids.map((id) => printNode(page.tree, id)).join('\n')
}

async function offer(html: string): Promise<void> {
  const item = new ClipboardItem({
    'text/html': new Blob([mark + html], { type: 'text/html' }),
    'text/plain': new Blob([html], { type: 'text/plain' }),
  })
  await navigator.clipboard.write([item])
}

interface Pasted {
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** The clipboard gives pictures no name. */
function pictureName(type: string): string {
  return `image.${type.replace(/^image\//, '').replace(/\+.*$/, '')}`
}

async function readSystem(): Promise<Pasted | null> {
  const items = await navigator.clipboard.read()
  const read = async (type: string) => {
    const item = items.find((candidate) => candidate.types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  const html = await read('text/html')
  const text = await read('text/plain')
  const pictures = items.flatMap((item) =>
    item.types.filter((type) => type.startsWith('image/')).map((type) => ({ item, type })),
  )
  const files = pictures.map(
    async ({ item, type }) => new File([await item.getType(type)], pictureName(type), { type }),
  )
  // A picture comes with its address as markup; text with a picture of itself.
  return { html, text, files: text === '' ? await Promise.all(files) : [] }
}

/** What of our own was copied last is taken as it was, and of all else what is harmless. */
function markupOf({ html, text }: { html: string; text: string }, kept: string): string {
  const nothing = html === '' && text === ''
  if (kept !== '' && (nothing || text.trim() === kept.trim())) return kept
  if (text.trim() !== '' && html.includes('name="generator" content="pergola"')) return cleanHtml(text)
  return html.trim() === '' ? htmlOfText(text) : cleanHtml(html)
}

/** Copies of what moves are asked about; what was cut takes its motions along. Null when nothing shall be put in. */
async function motionsOf(core: CanvasCore, html: string, areCopies: boolean): Promise<'clone' | 'none' | null> {
  const asks = core.page !== null && core.canEdit() && copiesMotions(core.page, html, areCopies)
  return asks ? askToClone(core) : 'clone'
}

export function createClipboard({ core, insertHtml, remove }: ClipboardInput): Clipboard {
  /** What was copied last: the system's clipboard may be out of reach. */
  let kept = ''
  /** The page where the elements of it were left standing. */
  let leftOn: string | null = null

  function keep(): string {
    const html = selectedMarkup(core)
    if (html === '') return ''
    kept = html
    leftOn = core.page?.name ?? null
    return html
  }

  function removeCopied(): void {
    if (!core.canEdit()) return
    leftOn = null
    remove(core.store.getState().selection)
  }

  function copy(): boolean {
    const html = keep()
    if (html === '') return false
    // Without leave to use the system's clipboard the copy still works inside this window.
    if ('clipboard' in navigator && typeof ClipboardItem !== 'undefined') offer(html).catch(() => undefined)
    return true
  }

  async function insert(html: string): Promise<PasteOutcome> {
    if (html === '') return fail('clipboard-empty')
    const { page } = core
    if (!page) return fail('not-allowed')
    const areCopies = html === kept && leftOn !== null && leftOn !== page.name
    const motions = await motionsOf(core, html, areCopies)
    if (motions === null) return succeed([])
    if (core.page !== page) return fail('not-allowed')
    const outcome = insertHtml(html, undefined, { areCopies, motions })
    if (outcome.ok && html === kept) leftOn ??= page.name
    return outcome
  }

  return {
    copy: () => void copy(),
    copyTo(transfer) {
      const html = keep()
      if (html === '') return
      transfer.setData('text/html', mark + html)
      transfer.setData('text/plain', html)
    },
    removeCopied,
    cut() {
      if (core.canEdit() && copy()) removeCopied()
    },
    async paste() {
      const found = await readSystem().catch(() => null)
      const shown = found && (await insertFiles(core, found.files, insertHtml))
      if (shown) return shown
      return insert(found ? markupOf(found, kept) : kept)
    },
    pasteFiles: (files) => insertFiles(core, files, insertHtml),
    dropAt({ files, html, text }, where) {
      if (files.length > 0) return insertFiles(core, files, insertHtml, where)
      const markup = html.trim() === '' ? htmlOfText(text) : cleanHtml(html)
      return Promise.resolve(markup === '' ? null : insertHtml(markup, where))
    },
    pasteFrom: (transfer) => insert(markupOf(transfer, kept)),
  }
}
