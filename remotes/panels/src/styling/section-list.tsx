import { Suspense } from 'react'
import { useStore } from 'zustand'
import type { StyleState } from '@pergola/contracts'
import { Accordion, ReadOnly, Skeleton } from '@pergola/ui'
import { shorthandsOf } from './fields/shorthands.ts'
import { messages } from './messages.ts'
import type { StyleSection } from './section.ts'
import { sections as allSections } from './sections.ts'
import { useReadOnly, useStyling } from './styling-context.ts'

function isHere({ values }: StyleState, property: string): boolean {
  const origin = values[property]?.origin
  return origin === 'here' || origin === 'overridden'
}

/** A section is marked when the rule being edited says something about one of its properties. */
function hasValues(state: StyleState, { properties, holds }: StyleSection): boolean {
  if (holds && Object.keys(state.values).some((property) => holds(property) && isHere(state, property))) return true
  return properties.some(
    ({ property }) => isHere(state, property) || shorthandsOf(property).some((shorthand) => isHere(state, shorthand)),
  )
}

interface SectionListProps {
  open: string | null
  onOpenChange: (id: string | null) => void
}

/** One section is open at a time, and only that one exists. */
export function SectionList({ open, onOpenChange }: SectionListProps) {
  const { surface, isFrame } = useStyling()
  const readOnly = useReadOnly()
  const sections = isFrame ? allSections.filter(({ ruleOnly }) => !ruleOnly) : allSections
  // One string, so that the list renders only when a mark comes or goes.
  const marked = useStore(surface.state, (state) =>
    allSections
      .filter((section) => hasValues(state, section))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ')

  return (
    <Accordion
      open={open}
      onOpenChange={onOpenChange}
      sections={sections.map(({ id, title, Section }) => ({
        id,
        title,
        mark: marked.includes(id) && messages.hasValues,
        content: (
          <Suspense fallback={<Skeleton height={120} />}>
            <ReadOnly when={readOnly}>
              <Section />
            </ReadOnly>
          </Suspense>
        ),
      }))}
    />
  )
}
