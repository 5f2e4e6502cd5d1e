import type { AttributeEntry } from '@pergola/contracts'
import { splitDirective } from '@pergola/site/directives'
import { messages } from './messages.ts'

export type SectionId = keyof typeof messages.sections

export interface Section {
  readonly id: SectionId
  /** As it is written in the page, without name and modifiers. */
  readonly attribute: string
  /** Not offered for the body and for what stands directly in it. */
  readonly insideOnly: boolean
}

/** In the order of the annex, §3.1. */
export const sections: readonly Section[] = [
  { id: 'for', attribute: 'v-for', insideOnly: true },
  { id: 'if', attribute: 'v-if', insideOnly: true },
  { id: 'data', attribute: 'v-scope', insideOnly: false },
  { id: 'effect', attribute: 'v-effect', insideOnly: false },
  { id: 'show', attribute: 'v-show', insideOnly: true },
  { id: 'bind', attribute: 'v-bind', insideOnly: false },
  { id: 'on', attribute: 'v-on', insideOnly: false },
  { id: 'text', attribute: 'v-text', insideOnly: true },
  { id: 'html', attribute: 'v-html', insideOnly: false },
  { id: 'view', attribute: 'v-view', insideOnly: false },
  { id: 'ref', attribute: 'v-ref', insideOnly: false },
]

/** The attributes of the element that a section is about. */
export function attributesFor(
  { attribute }: Section,
  attributes: readonly AttributeEntry[],
): readonly AttributeEntry[] {
  return attributes.filter(({ name }) => {
    const kind = splitDirective(name)?.kind
    return kind !== undefined && `v-${kind}` === attribute
  })
}

interface Shown {
  readonly attributes: readonly AttributeEntry[]
  /** The body, or a direct child of it. */
  readonly isFrame: boolean
  readonly wanted: string
}

/** What is there already is shown wherever it stands, so that it can be changed and taken away. */
export function shownSections({ attributes, isFrame, wanted }: Shown): readonly Section[] {
  const text = wanted.trim().toLowerCase()
  return sections.filter((section) => {
    const own = attributesFor(section, attributes)
    if (isFrame && section.insideOnly && own.length === 0) return false
    const words = [section.id, messages.sections[section.id], section.attribute, ...own.map(({ name }) => name)]
    return text === '' || words.some((word) => word.toLowerCase().includes(text))
  })
}
