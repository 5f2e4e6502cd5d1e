import { pressCommand } from '@pergola/contracts'
import { useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { CommandsService } from '@pergola/contracts'
import { useReadOnly } from '../styling-context.ts'
import { parseDeclarations } from '../fields/parse-declarations.ts'
import { useRuleText } from './use-rule-text.ts'
import type { RuleTextServices } from './use-rule-text.ts'

export interface PanelPasteServices extends RuleTextServices {
  /** Absent where nothing but styles can be pasted. */
  readonly commands?: Pick<CommandsService, 'find' | 'run'> | undefined
}

/** Milliseconds that the browser has for its own event; it comes with the key press or not at all. */
const patience = 30

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isPasteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'v' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** Markup may say anything in braces, and is none. */
function declarationsIn(text: string): number {
  return text.trimStart().startsWith('<') ? 0 : parseDeclarations(text).declarations.length
}

/** CSS that is pasted anywhere in the panel goes to the rule; an element goes to the page, as it does elsewhere. */
export function usePanelPaste({ commands, ...services }: PanelPasteServices) {
  const { paste } = useRuleText(services)
  const readOnly = useReadOnly()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function pasteElement() {
    if (commands) pressCommand(commands, 'element.paste')
  }

  return {
    /** Keeps the key from the page until it is known what is pasted. */
    onPasteKey(event: KeyboardEvent) {
      if (readOnly || !isPasteKey(event) || isField(event.target)) return
      event.stopPropagation()
      clearTimeout(waiting.current)
      waiting.current = setTimeout(pasteElement, patience)
    },
    onPaste(event: ClipboardEvent) {
      clearTimeout(waiting.current)
      if (readOnly) return
      const text = event.clipboardData.getData('text/plain')
      const inField = isField(event.target)
      // A field keeps its own paste, unless it is CSS for the whole rule.
      if (declarationsIn(text) >= (inField ? 2 : 1)) {
        event.preventDefault()
        void paste(text)
      } else if (!inField) pasteElement()
    },
  }
}
