import { isHeldRemoval, type Command, type Dispose } from '@pergola/contracts'
import { createKeybindingsHandler } from 'tinykeys'
import { importWithRetry } from '../lazy-import.ts'
import type { OwnHistory } from './own-history.ts'
import type { ShellCommands } from '../services/create-commands.ts'

const typingFields =
  'input:not([type=button]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]'
/** Rooms with keys of their own. */
const lists = '[role=alertdialog], [role=menu], [role=listbox]'
const closedRooms = `[role=dialog], ${lists}`

/** `Mod+Shift+Z` in the library's spelling. */
export function toBinding(keys: string): string {
  return keys
    .replace(/^Mod\+|(?<=\+)Mod\+/g, '$mod+')
    .replace(/Ctrl\+/g, 'Control+')
    .replace(/\+Del$|^Del$/, (found) => found.replace('Del', 'Delete'))
}

/** A field with nothing of its own left to undo is no end: the page goes on. Not behind what stands over the page. */
function mayMoveInHistory({ history }: Command, target: Element, own: OwnHistory | null): boolean {
  if (history === undefined || target.closest(lists) || document.querySelector('[data-modal]')) return false
  return target.closest(typingFields) !== null && own?.has(target, history) === false
}

/** Whether the command may answer a key pressed there. Fields keep their copy and letters, and what they can undo. */
function mayAnswer(command: Command, target: EventTarget | null, own: OwnHistory | null): boolean {
  if (!(target instanceof Element)) return true
  if (command.inFields || mayMoveInHistory(command, target, own)) return true
  return target.closest(`${typingFields}, ${closedRooms}`) === null
}

function hasTextSelection(): boolean {
  return globalThis.getSelection?.()?.isCollapsed === false
}

/** Copying marked text of the interface is the browser's business. */
function isNativeCopy(event: KeyboardEvent): boolean {
  return ['c', 'x'].includes(event.key.toLowerCase()) && (event.ctrlKey || event.metaKey) && hasTextSelection()
}

/** Marking all of the interface helps nobody; in fields and in texts that can be copied the key stays theirs. */
function marksInterface(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
    return false
  return !(event.target instanceof Element && event.target.closest(typingFields))
}

/**
 * What is half typed becomes a part of the page, as when the field is left: who saves with the caret in it means that,
 * too. To the field it is what going to another window and back is.
 */
function takeTyped(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  target.blur()
  target.focus({ preventScroll: true })
}

const ignore = () => {}

export interface ShortcutsOptions {
  readonly target: Window
  readonly commands: ShellCommands
  /** Outside the editor only keys that work everywhere answer. */
  readonly inEditor: () => boolean
}

/** Keys of all commands, now and as they are registered. */
export function attachShortcuts({ target, commands, inEditor }: ShortcutsOptions): Dispose {
  let own: OwnHistory | null = null
  let isOver = false
  let handler: (event: KeyboardEvent) => void = ignore

  function bind() {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {}
    for (const command of commands.all())
      for (const keys of command.keys ?? []) bindings[toBinding(keys)] = (event) => answer(event, command)
    handler = createKeybindingsHandler(bindings) as (event: KeyboardEvent) => void
  }

  function answer(event: KeyboardEvent, command: Command) {
    if (event.defaultPrevented || event.isComposing || isNativeCopy(event)) return
    if (!mayAnswer(command, event.target, own) || (!command.inFields && !inEditor())) return
    // Ctrl+S must not open the browser's dialog, also while there is nothing to save.
    if (/Mod\+/.test(command.keys?.join() ?? '')) event.preventDefault()
    if (command.when?.() === false) return
    event.preventDefault()
    if (isHeldRemoval(event)) return
    // Nothing is half typed where the page's history is asked, and the field is to show what it holds after.
    if (!command.history) takeTyped(event.target)
    void commands.run(command.name)
  }

  bind()
  const end = commands.state.subscribe(bind)
  const listener = (event: KeyboardEvent) => {
    handler(event)
    if (inEditor() && marksInterface(event)) event.preventDefault()
  }
  /** With the first field that is used. Until it is here, fields keep their keys. */
  async function loadOwnHistory() {
    const { createOwnHistory } = await importWithRetry(() => import('./own-history.ts'))
    if (!isOver) own = createOwnHistory(target)
  }
  const onFocus = () => void loadOwnHistory()
  target.addEventListener('keydown', listener)
  target.addEventListener('focusin', onFocus, { once: true })
  return () => {
    isOver = true
    end()
    own?.dispose()
    target.removeEventListener('focusin', onFocus)
    target.removeEventListener('keydown', listener)
  }
}
