import { Suspense } from 'react'
import { EmptyState, ReadOnly, Skeleton } from '@pergola/ui'
import { PropertyField } from './rows/property-field.tsx'
import groupStyles from './rows/property-group.module.css'
import { messages } from './messages.ts'
import { messages as more } from './more-properties/messages.ts'
import { isOtherProperty } from './more-properties/other-property.ts'
import { propertyLists } from './property-lists.tsx'
import { any } from './rows/property-row.ts'
import type { PropertyRow } from './rows/property-row.ts'
import { sections } from './sections.ts'
import { useReadOnly, useStyling } from './styling-context.ts'

interface Found {
  readonly title: string
  readonly rows: readonly PropertyRow[]
}

/** Rows whose property or label holds the words, by section, each property once. */
export function findProperties(query: string, isFrame = false): Found[] {
  const wanted = query.trim().toLowerCase()
  return sections.flatMap(({ title, properties, ruleOnly }) => {
    if (ruleOnly && isFrame) return []
    const unique = new Map(properties.map((row) => [row.property, row]))
    const rows = [...unique.values()].filter(({ property, label }) =>
      `${property} ${property.replaceAll('-', ' ')} ${label}`.toLowerCase().includes(wanted),
    )
    return rows.length === 0 ? [] : [{ title, rows: rows.map(withPropertyName) }]
  })
}

/** Enough to find a property by the beginning of its name, few enough to draw at each keystroke. */
const shownOthers = 12

/** Of all that the browser knows beyond the sections, those whose names hold the words; who begins so comes first. */
export function findOthers(query: string, names: readonly string[]): Found[] {
  const wanted = query.trim().toLowerCase().replaceAll(' ', '-')
  if (wanted.length < 2) return []
  const found = names.filter((name) => isOtherProperty(name) && name.includes(wanted))
  const sorted = found.toSorted(
    (one, other) => one.indexOf(wanted) - other.indexOf(wanted) || one.length - other.length,
  )
  const rows = sorted.slice(0, shownOthers).map(any)
  return rows.length === 0 ? [] : [{ title: more.title, rows }]
}

/** Out of their sections, short labels such as `Width` say too little. */
function withPropertyName(row: PropertyRow): PropertyRow {
  return { ...row, label: row.property }
}

export function PropertySearch({ query, className }: { query: string; className: string | undefined }) {
  const { isFrame, propertyNames } = useStyling()
  const readOnly = useReadOnly()
  const found = [...findProperties(query, isFrame), ...findOthers(query, propertyNames())]
  if (found.length === 0) return <EmptyState title={messages.noProperty} />
  return (
    <div className={className}>
      <ReadOnly when={readOnly}>
        {found.map(({ title, rows }) => (
          <fieldset key={title} className={groupStyles.group} aria-label={title}>
            <h3 className={groupStyles.title} aria-hidden="true">
              {title}
            </h3>
            <div className={groupStyles.rows}>
              {rows.map((row) => (
                <FoundProperty key={row.property} row={row} />
              ))}
            </div>
          </fieldset>
        ))}
      </ReadOnly>
    </div>
  )
}

/** A property that is a list is one here as well, not a text of all its items. */
function FoundProperty({ row }: { row: PropertyRow }) {
  const list = propertyLists.get(row.property)
  if (!list) return <PropertyField row={row} />
  return <Suspense fallback={<Skeleton height={28} />}>{list}</Suspense>
}
