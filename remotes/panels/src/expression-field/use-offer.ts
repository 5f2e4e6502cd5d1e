import { useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { suggest, typedAt } from './completion.ts'
import type { Complete, Completion, Typed } from './completion.ts'

export interface Offer {
  readonly typed: Typed
  readonly names: readonly Completion[]
  /** -1 while what is typed is a name already: Enter and Tab leave it as it is. */
  readonly active: number
}

interface OfferInput {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly onChange: (text: string) => void
  readonly complete: Complete
}

/** Round and round; from none, down to the first and up to the last. */
const next = (active: number, step: number, count: number) =>
  (Math.max(active, step < 0 ? 0 : -1) + step + count) % count

/** Names offered while something is typed: arrows walk them, Tab and Enter take one, Escape closes the list only. */
export function useOffer({ field, value, onChange, complete }: OfferInput) {
  const [offer, setOffer] = useState<Offer | null>(null)

  function look(text: string, caret: number, always = false) {
    const typed = typedAt(text, caret) ?? (always ? { path: [], start: '' } : null)
    const names = typed ? suggest(complete, typed) : []
    const isWhole = typed !== null && complete(typed.path).some(({ name }) => name === typed.start)
    setOffer(typed && names.length > 0 ? { typed, names, active: isWhole ? -1 : 0 } : null)
  }

  function take(name: string) {
    const element = field.current
    if (!element || !offer) return
    const caret = element.selectionStart
    const from = caret - offer.typed.start.length
    // At once, so that the next key finds the caret behind the name and not at the end of the text.
    flushSync(() => {
      onChange(value.slice(0, from) + name + value.slice(caret))
      setOffer(null)
    })
    element.focus()
    element.setSelectionRange(from + name.length, from + name.length)
  }

  function offerKey(event: KeyboardEvent, { names, active, typed }: Offer) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = names[active]
    if (step !== undefined) setOffer({ typed, names, active: next(active, step, names.length) })
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) take(chosen.name)
    else if (event.key === 'Escape') setOffer(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    offer,
    look,
    take,
    close: () => setOffer(null),
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.nativeEvent.isComposing) return
      if (offer) offerKey(event, offer)
      if (event.key !== ' ' || !event.ctrlKey) return
      event.preventDefault()
      look(value, event.currentTarget.selectionStart, true)
    },
  }
}
