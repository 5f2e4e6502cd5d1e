import type { TextEdit } from './text-blocks.ts'
import type { TextSession } from './text-session.ts'
import { unwrapNode } from './wrap-words.ts'

interface LinkMeant {
  /** Empty where no link is meant. */
  readonly href: string
  readonly isNewTab: boolean
}

/** The link that the caret stands in, or what is chosen begins in. */
export function linkAround({ frame, element }: TextSession): Element | null {
  const node = frame.document.getSelection()?.anchorNode ?? null
  const around = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement
  const link = around?.closest('a') ?? null
  return link && element.contains(link) ? link : null
}

/** With a caret alone the word that it stands in. */
function chooseWord(document: Document): void {
  const chosen = document.getSelection()
  if (!chosen?.isCollapsed) return
  chosen.modify('move', 'backward', 'word')
  chosen.modify('extend', 'forward', 'word')
}

function relOf(before: string, isNewTab: boolean): string | null {
  const words = before.split(/\s+/).filter((word) => word !== '' && word !== 'noopener')
  if (isNewTab) words.push('noopener')
  return words.join(' ') || null
}

/** A new link, or one that was made since the caret came: the page does not have it yet. */
function linkInFrame(session: TextSession, { href, isNewTab }: LinkMeant): void {
  const { document } = session.frame
  if (href === '') return void document.execCommand('unlink')
  const known = linkAround(session)
  if (known) known.setAttribute('href', href)
  else {
    chooseWord(document)
    document.execCommand('createLink', false, href)
  }
  const link = known ?? linkAround(session) ?? linkChosen(session)
  if (!link) return
  const rel = relOf(link.getAttribute('rel') ?? '', isNewTab)
  if (isNewTab) link.setAttribute('target', '_blank')
  else link.removeAttribute('target')
  if (rel === null) link.removeAttribute('rel')
  else link.setAttribute('rel', rel)
}

function linkChosen({ frame, element }: TextSession): Element | null {
  const range = frame.document.getSelection()?.rangeCount ? frame.document.getSelection()?.getRangeAt(0) : undefined
  return [...element.querySelectorAll('a')].find((link) => range?.intersectsNode(link)) ?? null
}

/**
 * Makes, changes or takes away the link at the caret. A link of the page is edited in the page, where it has what the
 * frame never had; the answer is that edit. Null when it was done in the frame.
 */
export function editLink(session: TextSession, meant: LinkMeant): TextEdit | null {
  const { page, frame } = session
  const link = linkAround(session)
  const id = link ? frame.projection.idOf(link) : undefined
  if (id === undefined || frame.projection.domOf(id) !== link) {
    linkInFrame(session, meant)
    return null
  }
  return (caret, apply) => {
    const node = page.node(id)
    if (!node) return caret
    if (meant.href === '') unwrapNode(page, id, apply)
    else {
      const value = (name: string) => node.attributes.find((each) => each.name === name)?.value ?? null
      const target = meant.isNewTab ? '_blank' : value('target') === '_blank' ? null : value('target')
      const isOther = target !== value('target')
      const now = { href: meant.href, target, rel: isOther ? relOf(value('rel') ?? '', meant.isNewTab) : value('rel') }
      const changed = Object.entries(now).filter(([name, each]) => each !== value(name))
      if (changed.length > 0) {
        apply(page.inHtml({ type: 'html.attributes', node: id, attributes: Object.fromEntries(changed) }))
      }
    }
    return caret
  }
}
