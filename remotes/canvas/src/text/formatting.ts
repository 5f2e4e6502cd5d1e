import { createSignal, type Signal } from '../service/signal.ts'
import { matchesKeys } from '../pointer/keys.ts'
import { hasLevel, listNameOf, planClear, planCode, planLevel, planList, type ListName } from './format-edits.ts'
import { editLink, linkAround } from './links.ts'
import { addressMeant, linkTargets, type LinkTarget } from './link-address.ts'
import { messages } from './messages.ts'
import type { TextEdit } from './text-blocks.ts'
import type { BlockEdit } from './text-keys.ts'
import { planLook, type TextAlign, type TextLook, type WrittenAs } from './text-look.ts'
import { focusOn, type TextSession } from './text-session.ts'

/** Formats that the browser itself puts around words and takes away again. */
export type TextFormat = 'bold' | 'italic' | 'underline' | 'strikeThrough' | 'subscript' | 'superscript'

/** What the format bar shows of the text at the caret. */
export interface TextFacts {
  /** Name of the element that is typed in. */
  readonly name: string
  readonly hasLevel: boolean
  readonly list: ListName | null
  readonly canBeList: boolean
  readonly isCode: boolean
  readonly align: string
  readonly color: string
  readonly link: { readonly href: string; readonly isNewTab: boolean } | null
}

export interface Formatting {
  /** Null while nothing is typed. */
  facts(): TextFacts | null
  isFormatted(format: TextFormat): boolean
  toggle(format: TextFormat): void
  toggleCode(): void
  clear(): void
  setLevel(name: string): void
  toggleList(name: ListName): void
  setAlign(value: TextAlign): void
  /** Null takes the colour away. */
  setColor(value: string | null): void
  /** How alignment and colour are written, kept while the page is open. */
  readonly writtenAs: WrittenAs
  setWrittenAs(as: WrittenAs): void
  /** How they are written is another way now. */
  readonly chosen: Signal<void>
  /** Null takes the link away. */
  link(address: string | null, isNewTab: boolean): void
  targets(): readonly LinkTarget[]
  /** The caret goes on in the text. */
  focusText(): void
  /** A key asks for the bar, or for its field of the link. */
  readonly asked: Signal<'bar' | 'link'>
  /** Whether a key is one of the bar's. */
  onKey(event: KeyboardEvent): boolean
}

interface FormattingInput {
  session(): TextSession | null
  perform(edit: BlockEdit): boolean
  /** The frame was formatted. */
  changed(): void
  moved(): void
}

function factsOf(session: TextSession): TextFacts | null {
  const { page, id, frame, element } = session
  const node = page.node(id)
  if (!node) return null
  const caret = frame.document.getSelection()?.anchorNode ?? element
  const around = caret.nodeType === Node.ELEMENT_NODE ? (caret as Element) : caret.parentElement
  const style = frame.window.getComputedStyle(element)
  const link = linkAround(session)
  const list = listNameOf(page, id)
  return {
    name: node.name,
    hasLevel: hasLevel(page, id),
    list,
    canBeList: list !== null || planList(page, id, 'ul') !== null,
    isCode: element.contains(around) && element.contains(around?.closest('code') ?? null),
    align: style.textAlign === 'start' ? (style.direction === 'rtl' ? 'right' : 'left') : style.textAlign,
    color: around ? frame.window.getComputedStyle(around).color : style.color,
    link: link && { href: link.getAttribute('href') ?? '', isNewTab: link.getAttribute('target') === '_blank' },
  }
}

/** Words are chosen, or the caret stands in a link. Elsewhere the key is the palette's. */
function mayLink(session: TextSession | null): boolean {
  return (
    session !== null && (session.frame.document.getSelection()?.isCollapsed === false || linkAround(session) !== null)
  )
}

export function createFormatting({ session, perform, changed, moved }: FormattingInput): Formatting {
  const asked = createSignal<'bar' | 'link'>()
  const chosen = createSignal<void>()
  let writtenAs: WrittenAs = 'class'

  function edit(label: string, plan: (found: TextSession) => TextEdit | null): void {
    const found = session()
    const planned = found && plan(found)
    if (planned) perform({ label, edit: planned, keepsWords: true })
  }
  const look = (given: Omit<TextLook, 'as'>) =>
    edit(messages.look, ({ page }) => planLook(page, { ...given, as: writtenAs }))
  const facts = () => {
    const found = session()
    return found && factsOf(found)
  }
  return {
    facts,
    asked,
    chosen,
    get writtenAs() {
      return writtenAs
    },
    setWrittenAs(as) {
      writtenAs = as
      chosen.emit()
    },
    isFormatted: (format) => session()?.frame.document.queryCommandState(format) ?? false,
    toggle(format) {
      session()?.frame.document.execCommand(format)
      moved()
    },
    toggleCode: () => edit(messages.code, ({ page }) => planCode(page, facts()?.isCode ?? false)),
    clear: () => edit(messages.clear, ({ page }) => planClear(page)),
    setLevel: (name) => edit(messages.level, ({ page, id }) => planLevel(page, id, name)),
    toggleList: (name) => edit(messages.list, ({ page, id }) => planList(page, id, name)),
    setAlign: (value) => look({ property: 'text-align', value }),
    setColor: (value) => look({ property: 'color', value }),
    link(address, isNewTab) {
      const found = session()
      if (!found) return
      const href = addressMeant(found.page, address ?? '')
      const step = editLink(found, { href, isNewTab })
      if (step) perform({ label: messages.linked, edit: step, keepsWords: true })
      else changed()
      focusOn(session()?.element)
    },
    targets: () => linkTargets(session()?.page),
    focusText: () => focusOn(session()?.element),
    onKey(event) {
      const isLink = matchesKeys(event, 'Mod+K') && mayLink(session())
      if (!isLink && !matchesKeys(event, 'Alt+F10')) return false
      asked.emit(isLink ? 'link' : 'bar')
      return true
    },
  }
}
