import type { Project, VariableEdit } from '@pergola/contracts'
import { mapValueReferences } from './map-references.ts'
import type { SheetMapping } from './sheet-references.ts'

/** Maps references in the values of a record, and properties that are its keys; what has none stays the same value. */
export function mapRecordReferences<Value>(value: Value, mapping: SheetMapping): Value {
  if (typeof value === 'string') {
    if (!value.includes('--')) return value
    const mapped = value.startsWith('--') ? mapping.declared(value) : mapValueReferences(value, mapping.reference)
    return mapped as Value
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapRecordReferences(item, mapping))
    return items.some((item, at) => item !== value[at]) ? (items as Value) : value
  }
  if (typeof value !== 'object' || value === null) return value
  let isSame = true
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => {
    const next = [key.startsWith('--') ? mapping.declared(key) : key, mapRecordReferences(each, mapping)] as const
    isSame &&= next[0] === key && next[1] === each
    return next
  })
  return isSame ? value : (Object.fromEntries(entries) as Value)
}

/** Parts of the record that name a custom property after a change: interactions, whose handlers pages spell out. */
export function recordNames(project: Project, change: Partial<Project>, edit: VariableEdit): readonly string[] {
  if (edit.kind === 'extract') return []
  const name = edit.kind === 'rename' ? edit.from : edit.name
  const { motions = project.motions } = change
  return [
    ...(namesIn(project.interactions, name) ? ['Interactions'] : []),
    ...(namesIn(motions, name) ? ['Motions'] : []),
  ]
}

function namesIn(record: unknown, name: string): boolean {
  const text = JSON.stringify(record) ?? ''
  return (
    text.includes(name) && new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w-])`).test(text)
  )
}
