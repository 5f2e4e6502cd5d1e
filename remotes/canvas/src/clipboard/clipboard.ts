import {
  fail,
  pressCommand,
  succeed,
  type CanvasService,
  type ComponentSwitch,
  type EditFailure,
  type NodeId,
  type Outcome,
} from '@pergola/contracts'
import { isShortMap } from '@pergola/site/embeds'
import { printNode } from '@pergola/site/html'
import { outputPath } from '@pergola/site/project'
import type { insertFiles } from '../media/insert-files.ts'
import type { DroppedContent } from '../drag/outside-drop.ts'
import type { Where } from '../structure/place.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { reveal } from '../service/selecting.ts'
import { isOff, switchedOff } from '../structure/component-switches.ts'
import { copiesInteractions } from '../structure/own-interactions.ts'
import { copiesMotions } from '../structure/own-motions.ts'
import { outermost, type Copies } from '../structure/structure.ts'
import { askToClone } from '../commands/ask-motions.ts'
import { marked, nothingKept, recordsOfMarkup, type Kept } from './payload-mark.ts'
import { noStyles } from './payload-rules.ts'
import { looksLikeMarkdown, offerMarkdown } from './markdown.ts'
import { messages } from './messages.ts'
import { stylesOf } from './payload-styles.ts'
import type { Taken } from './taken.ts'

type Transfer = Pick<DataTransfer, 'setData'>

export interface Clipboard extends Pick<CanvasService, 'copy' | 'cut' | 'paste'> {
  /** Puts the selected elements into an event of the browser. */
  copyTo(transfer: Transfer): void
  cutTo(transfer: Transfer): void
  pasteFiles(files: readonly File[]): ReturnType<typeof insertFiles>
  /** What was dragged in from outside the editor. */
  dropAt(content: DroppedContent, where: Where): ReturnType<typeof insertFiles>
  /** `isPlain`: as words, whatever else there is. */
  pasteFrom(transfer: { html: string; text: string; isPlain?: boolean }): Promise<PasteOutcome>
}

type PasteOutcome = Outcome<readonly NodeId[], EditFailure | 'clipboard-empty'>

export interface ClipboardInput {
  readonly core: CanvasCore
  readonly insertHtml: (html: string, where?: Where, copies?: Copies) => ReturnType<CanvasService['insertHtml']>
  readonly remove: (ids: readonly NodeId[]) => Outcome<undefined, EditFailure>
}

function copyable({ page, store }: CanvasCore): readonly NodeId[] {
  if (!page) return []
  return outermost(page, store.getState().selection).filter(
    (id) => id !== page.tree.body() && !isOff(page, id, 'copyable'),
  )
}

/** Keys that do nothing say why. */
function tellRefused({ page, store, services }: CanvasCore, name: ComponentSwitch): null {
  const reason = switchedOff(page, store.getState().selection, name)
  if (reason !== undefined) services.toasts.warning(reason)
  return null
}

/** What may not be copied stays where it is, and a copy that lacks it says so. */
function tellLeft(core: CanvasCore, copied: number): void {
  const { page, store, services } = core
  const chosen = page ? outermost(page, store.getState().selection).filter((id) => id !== page.tree.body()) : []
  const reason = switchedOff(page, chosen, 'copyable')
  if (reason !== undefined) services.toasts.warning(messages.partlyCopied(copied, chosen.length, reason))
}

const projectOf = ({ services }: CanvasCore) => services.projects.state.getState().open

async function offer(kept: Kept): Promise<void> {
  const item = new ClipboardItem({
    'text/html': new Blob([marked(kept)], { type: 'text/html' }),
    'text/plain': new Blob([kept.html], { type: 'text/plain' }),
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

/** What takes in what others wrote; it comes with the first paste or drop. */
const reading = () => import('./reading.ts')

/** Copies of what moves or reacts are asked about; what was cut takes its motions and interactions along. Null when nothing shall be put in. */
async function motionsOf(core: CanvasCore, html: string, areCopies: boolean): Promise<'clone' | 'none' | null> {
  const { page } = core
  if (!page || !core.canEdit()) return 'clone'
  return askToClone(core, {
    motion: copiesMotions(page, html, areCopies),
    interactions: copiesInteractions(page, html, areCopies),
  })
}

interface Ready {
  readonly html: string
  readonly copies: Copies
}

/** More at once would keep the editor from answering for many seconds. */
const mostElements = 20_000

/** What was copied here stands on a page already. */
function isTooMuch({ services }: CanvasCore, { html, kept }: Taken): boolean {
  const count = kept ? 0 : (html.match(/<[a-z]/gi)?.length ?? 0)
  if (count > mostElements) services.toasts.warning(messages.tooMuch(count))
  return count > mostElements
}

const isWords = ({ html, text, isPlain = false }: { html: string; text: string; isPlain?: boolean }) =>
  html.trim() === '' && !isPlain && looksLikeMarkdown(text)

/** Everything that is asked is asked before anything is put in. Null when nothing shall be. */
async function makeReady(core: CanvasCore, taken: Taken, areCopies: boolean): Promise<Ready | null> {
  if (isTooMuch(core, taken)) return null
  const motions = await motionsOf(core, taken.html, areCopies)
  const whole = motions && (await (await reading()).withPayload(core, taken))
  if (!whole) return null
  const hasPayload = Boolean(whole.motions ?? whole.interactions)
  const { styles } = taken
  const copies = { areCopies: areCopies && !hasPayload, motions, payload: whole, ...(styles && { styles }) }
  return { html: whole.html, copies }
}

/** What this window remembers. */
interface Memory {
  /** What was copied last: the system's clipboard may be out of reach. */
  kept: Kept
  /** The page where the elements of it were left standing, and which they are. */
  leftOn: string | null
  ids: readonly NodeId[]
}

/** Behind what was copied while it is still selected: nobody means a copy inside of its original. */
function besideOriginals({ page, store }: CanvasCore, { leftOn, ids }: Memory): Where | undefined {
  const { selection } = store.getState()
  const isSelected = selection.length > 0 && selection.every((id) => ids.includes(id))
  const last = selection.at(-1)
  return page && leftOn === page.name && isSelected && last !== undefined
    ? { target: last, position: 'after' }
    : undefined
}

type Pasting = Pick<Clipboard, 'paste' | 'pasteFiles' | 'pasteFrom' | 'dropAt'>

function createPasting({ core, insertHtml }: ClipboardInput, memory: Memory): Pasting {
  /** Null where the originals are not selected any more, or nothing may stand there. */
  function putBeside({ html, copies }: Ready): ReturnType<typeof insertHtml> | null {
    const beside = besideOriginals(core, memory)
    const outcome = beside && insertHtml(html, beside, copies)
    if (!outcome?.ok) return null
    reveal(core, outcome.value.at(-1))
    return outcome
  }

  function putForeign(ready: Ready, given: { html: string; text: string; isPlain?: boolean }): PasteOutcome {
    const outcome = insertHtml(ready.html, undefined, ready.copies)
    if (outcome.ok && isWords(given)) offerAsMarkdown(given.text)
    if (outcome.ok && isShortMap(given.text)) core.services.toasts.warning(messages.shortMap)
    return outcome
  }

  async function pasteFrom(given: { html: string; text: string; isPlain?: boolean }): Promise<PasteOutcome> {
    const { page } = core
    const { take } = await reading()
    const { kept, leftOn } = memory
    if (!page || core.page !== page) return fail('not-allowed')
    const taken = take(given, kept, { project: projectOf(core)?.id ?? '', place: outputPath(page.record) })
    if (taken.html === '') return fail('clipboard-empty')
    const isKept = taken.kept !== null
    const areCopies = isKept && leftOn !== null && leftOn !== page.name
    const ready = await makeReady(core, taken, areCopies)
    if (!ready) return succeed([])
    if (core.page !== page) return fail('not-allowed')
    if (!isKept) return putForeign(ready, given)
    const outcome = putBeside(ready) ?? insertHtml(ready.html, undefined, ready.copies)
    if (!outcome.ok) return outcome
    memory.leftOn ??= page.name
    // The next one goes behind this one.
    memory.ids = [...memory.ids, ...outcome.value]
    return outcome
  }

  /** It takes the place of what was put in: one step, as the paste was. */
  function offerAsMarkdown(text: string): void {
    offerMarkdown(core, text, (html) => {
      pressCommand(core.services.commands, 'page.undo')
      void pasteFrom({ html, text })
    })
  }

  async function putFiles(files: readonly File[], where?: Where) {
    return files.length > 0 ? (await reading()).insertFiles(core, files, insertHtml, where) : null
  }

  return {
    async paste({ isPlain = false } = {}) {
      const found = await readSystem().catch(() => null)
      const shown = found && !isPlain ? await putFiles(found.files) : null
      const { html = '', text = '' } = found ?? {}
      return shown ?? pasteFrom({ html, text, isPlain })
    },
    pasteFiles: (files) => putFiles(files),
    async dropAt(content, where) {
      if (content.files.length > 0) return putFiles(content.files, where)
      const { takeDrop, withPayload } = await reading()
      const whole = await withPayload(core, takeDrop(content))
      return whole && whole.html !== '' ? insertHtml(whole.html, where, { payload: whole }) : null
    },
    pasteFrom,
  }
}

export function createClipboard(input: ClipboardInput): Clipboard {
  const { core, remove } = input
  const memory: Memory = { kept: nothingKept, leftOn: null, ids: [] }

  function keep(): Kept | null {
    const { page, frame } = core
    const ids = copyable(core)
    if (!page || ids.length === 0) return tellRefused(core, 'copyable')
    tellLeft(core, ids.length)
    const html = ids.map((id) => printNode(page.tree, id)).join('\n')
    const { id = '', trust } = projectOf(core) ?? {}
    const isRestricted = trust === 'restricted'
    const place = outputPath(page.record)
    const styles = frame ? stylesOf(page, frame, ids) : noStyles
    memory.kept = { html, project: id, place, isRestricted, styles, ...recordsOfMarkup(html, page.project()) }
    memory.leftOn = page.name
    memory.ids = ids
    return memory.kept
  }

  /** Ends a cut: what was copied leaves the page. */
  function removeCopied(): void {
    if (!core.canEdit()) return
    memory.leftOn = null
    // What was not copied would be lost with it.
    if (!remove(memory.ids).ok) tellRefused(core, 'removable')
  }

  function copy(): boolean {
    const kept = keep()
    // Without leave to use the system's clipboard the copy still works inside this window.
    if (kept && 'clipboard' in navigator && typeof ClipboardItem !== 'undefined') offer(kept).catch(() => undefined)
    return kept !== null
  }

  function copyTo(transfer: Transfer): boolean {
    const kept = keep()
    if (!kept) return false
    transfer.setData('text/html', marked(kept))
    transfer.setData('text/plain', kept.html)
    return true
  }

  return {
    copy: () => void copy(),
    copyTo: (transfer) => void copyTo(transfer),
    cut() {
      if (core.canEdit() && copy()) removeCopied()
    },
    cutTo(transfer) {
      if (copyTo(transfer)) removeCopied()
    },
    ...createPasting(input, memory),
  }
}
