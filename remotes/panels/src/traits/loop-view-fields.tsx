import { useState } from 'react'
import { TextField } from '@pergola/ui'
import { isPropertyPath, looperNames, pageSize, startName } from '@pergola/site/components'
import type { LoopView } from '@pergola/site/components'
import { isVariableName } from '@pergola/site/rest-models'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'

type Part = Exclude<keyof LoopView, 'list'>

/** What may stand in each field, beside nothing. */
const isPart: Readonly<Record<Part, (text: string) => boolean>> = {
  countName: isVariableName,
  countValue: (text) => pageSize(text) !== null,
  filterProp: isPropertyPath,
  filterName: isVariableName,
}

const problems: Readonly<Record<Part, string>> = {
  countName: messages.invalidVariable,
  countValue: messages.invalidCount,
  filterProp: messages.invalidProperty,
  filterName: messages.invalidVariable,
}

export interface LoopViewFieldsProps {
  readonly view: LoopView
  /** The list of the looper, and names that the loop gives. */
  readonly list: string
  readonly names: readonly string[]
  onChange(part: Partial<LoopView>): void
}

/** How much of the list is seen at a time, and which of its entries. */
export function LoopViewFields({ view, list, names, onChange }: LoopViewFieldsProps) {
  const [wrong, setWrong] = useState<Partial<Record<Part, string>>>({})

  function problemOf(part: Part, text: string): string | null {
    if (text === '') return null
    if (!isPart[part](text)) return problems[part]
    const { loading, error } = looperNames(list)
    const taken = [list, loading, error, ...names]
    const other = part === 'countName' ? view.filterName : view.countName
    if (other !== '') taken.push(other, startName({ countName: other }))
    const wanted = part === 'countName' ? [text, startName({ countName: text })] : [text]
    const isName = part === 'countName' || part === 'filterName'
    return isName && wanted.some((name) => taken.includes(name)) ? messages.nameTaken : null
  }

  function commit(part: Part, typed: string) {
    const text = typed.trim()
    const problem = problemOf(part, text)
    setWrong({ ...wrong, [part]: problem ?? undefined })
    if (problem === null && text !== view[part]) onChange({ [part]: text })
  }

  const field = (part: Part, label: string, placeholder: string) => (
    <TextField
      label={label}
      code
      placeholder={placeholder}
      value={view[part]}
      error={wrong[part] ?? null}
      onCommit={(typed) => commit(part, typed)}
    />
  )
  return (
    <>
      <div className={styles.pair}>
        {field('countName', messages.loopCountName, 'shown')}
        {field('countValue', messages.loopCountValue, '6')}
      </div>
      <div className={styles.pair}>
        {field('filterProp', messages.loopFilterProp, 'tag')}
        {field('filterName', messages.loopFilterName, 'wanted')}
      </div>
    </>
  )
}
