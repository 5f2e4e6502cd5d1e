import type { Dispose } from '@pergola/contracts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** What was typed into a field since it last became a part of something else. */
interface Typing {
  /** The text before the first of it. */
  readonly before: string
  now: string
  /** It was taken back by the browser's own undo, whose redo brings it back. */
  undone: boolean
}

export interface OwnHistory {
  /** Whether the browser or an editor has something of its own to undo, or to redo, where the key was pressed. */
  has(target: Element, kind: 'undo' | 'redo'): boolean
  readonly dispose: Dispose
}

const textTypes = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number'])

function textField(target: EventTarget | null): TextField | null {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && textTypes.has(target.type) ? target : null
}

/**
 * Knows of every text field whether it holds something that is typed and not taken yet. Once it is taken, by Enter, by
 * leaving the field or by its owner, it is a step of the page, and undoing that is the page's business: the browser
 * would only take back what the field shows, or nothing at all.
 */
export function createOwnHistory(root: Window): OwnHistory {
  const typings = new WeakMap<TextField, Typing>()

  function beforeInput(event: InputEvent) {
    const field = textField(event.target)
    if (!field || event.inputType?.startsWith('history')) return
    const known = typings.get(field)
    // What its owner has put there since is nothing that was typed.
    if (known?.now === field.value) known.undone = false
    else typings.set(field, { before: field.value, now: field.value, undone: false })
  }

  function input(event: Event) {
    const typing = typings.get(event.target as TextField)
    if (!typing) return
    typing.now = (event.target as TextField).value
    const { inputType } = event as InputEvent
    if (inputType?.startsWith('history')) typing.undone = inputType === 'historyUndo'
  }

  const forget = (event: Event) => void typings.delete(event.target as TextField)

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement) forget(event)
  }

  root.addEventListener('beforeinput', beforeInput, true)
  root.addEventListener('input', input, true)
  root.addEventListener('focusout', forget, true)
  root.addEventListener('keydown', keyDown, true)

  return {
    has(target, kind) {
      const field = textField(target)
      // An editor of code keeps the key while it has something to undo; any other edited text knows its own history.
      if (!field) return target.closest('[contenteditable]:not([data-shares-undo])') !== null
      const typing = typings.get(field)
      if (!typing || typing.now !== field.value) return false
      return typing.now !== typing.before || (kind === 'redo' && typing.undone)
    },
    dispose() {
      root.removeEventListener('beforeinput', beforeInput, true)
      root.removeEventListener('input', input, true)
      root.removeEventListener('focusout', forget, true)
      root.removeEventListener('keydown', keyDown, true)
    },
  }
}
