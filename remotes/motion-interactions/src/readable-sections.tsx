import { ReadOnly } from '@pergola/ui'
import type { AccordionSection } from '@pergola/ui'

/** Sections whose headings open, and whose content can only be read. */
export function readableSections(sections: readonly AccordionSection[], readOnly: boolean): AccordionSection[] {
  return sections.map((section) => ({
    ...section,
    content: <ReadOnly when={readOnly}>{section.content}</ReadOnly>,
  }))
}
