import { typingAttribute } from '../frame/helper-css.ts'
import { combine, type Dispose } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { matchesKeys } from '../pointer/keys.ts'
import { listen } from '../service/listen.ts'
import type { GivenToText } from '../clipboard/paste-into-text.ts'
import { deleteWords, keepParts } from './keep-parts.ts'
import type { TextParts } from './text-parts.ts'
import { onBeforeInput, onTypedKey } from './typed-input.ts'

interface TextListeners {
  readonly parts: TextParts
  /** Something was typed. */
  typed(): void
  /** The caret moved. */
  moved(): void
  /** Before the browser does what was typed; whoever does it instead prevents it. */
  input(event: InputEvent): void
  key(event: KeyboardEvent): void
  paste(given: GivenToText): void
  /** The frame has lost the focus; the pointer was pressed outside of it or not. */
  leave(isPressed: boolean): void
}

/** Without meaning where a person asks for the words alone. */
export function givenBy(data: DataTransfer | null, isPlain: boolean): GivenToText {
  return { html: isPlain ? '' : (data?.getData('text/html') ?? ''), text: data?.getData('text/plain') ?? '' }
}

/** Makes an element one that is typed in, until the answer is called. */
export function listenToText(frame: PageFrame, typed: HTMLElement, { parts, ...tell }: TextListeners): Dispose {
  typed.setAttribute('contenteditable', 'true')
  typed.setAttribute(typingAttribute, '')
  const { document } = frame
  let isPressed = false
  let isPlain = false
  return combine(
    // Presses that are passed on from the page do not count.
    listen(globalThis.document, 'pointerdown', ({ isTrusted }) => (isPressed ||= isTrusted), { capture: true }),
    parts.release,
    () => {
      typed.removeAttribute('contenteditable')
      typed.removeAttribute(typingAttribute)
      document.getSelection()?.removeAllRanges()
      // A link or a button could keep the focus, and show it.
      HTMLElement.prototype.blur.call(typed)
    },
    listen(typed, 'beforeinput', (event) => {
      const input = event as InputEvent
      tell.input(input)
      if (input.defaultPrevented) return
      keepParts(input, document, parts)
      onBeforeInput(input, document)
    }),
    // What is composed cannot be held back: the words that it replaces go before it begins.
    listen(typed, 'compositionstart', () => deleteWords(document, parts)),
    listen(typed, 'paste', (event) => {
      event.preventDefault()
      event.stopPropagation()
      tell.paste(givenBy(event.clipboardData, isPlain))
    }),
    listen(typed, 'drop', (event) => event.preventDefault()),
    listen(typed, 'input', () => {
      parts.restore()
      tell.typed()
    }),
    listen(document, 'selectionchange', tell.moved),
    listen(frame.window, 'blur', () => setTimeout(() => tell.leave(isPressed))),
    listen(typed, 'keydown', (event) => {
      isPlain = matchesKeys(event, 'Mod+Shift+V')
      onTypedKey(event, document)
      tell.key(event)
    }),
  )
}
