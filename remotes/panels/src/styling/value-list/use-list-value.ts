import { useMemo } from 'react'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useStyleValue } from '../fields/use-style-value.ts'
import { messages } from '../messages.ts'
import { useStyling } from '../styling-context.ts'
import { hiddenName, listText, printItems, readItems } from './list-items.ts'
import type { ListItem, Separator } from './list-items.ts'

/** A property as the list of its items. A list that the browser refuses is not written. */
export function useListValue(property: string, separator: Separator) {
  const { supports } = useStyling()
  const value = useStyleValue(property)
  const hidden = useStyleValue(hiddenName(property))
  const edit = useStyleEdit()
  const hiddenText = hidden?.origin === 'here' || hidden?.origin === 'overridden' ? hidden.value : ''
  const text = listText(value)
  const items = useMemo(() => readItems(text, hiddenText, separator), [text, hiddenText, separator])

  function textsOf(next: readonly ListItem[]): Record<string, string> | null {
    const printed = printItems(next, separator)
    if (printed.value !== '' && !supports(property, printed.value)) return null
    const sameHidden = printed.hidden === hiddenText
    return sameHidden
      ? { [property]: printed.value }
      : { [property]: printed.value, [hiddenName(property)]: printed.hidden }
  }

  return {
    value,
    items,
    /** False, and nothing written, when the browser does not understand the whole. */
    write(next: readonly ListItem[]): boolean {
      const texts = textsOf(next)
      if (texts) edit.commitAll(texts)
      else edit.cancel()
      return texts !== null
    },
    preview(next: readonly ListItem[]) {
      const texts = textsOf(next)
      if (texts?.[property]) edit.preview({ [property]: texts[property] })
    },
    cancel: edit.cancel,
    refuse: (typed: string) => (supports(property, typed) ? null : messages.unsupported(property)),
  }
}
