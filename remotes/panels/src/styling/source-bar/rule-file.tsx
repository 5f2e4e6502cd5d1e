import { FileCode } from 'lucide-react'
import { useStore } from 'zustand'
import type { RuleHome, RuleSheet } from '@pergola/contracts'
import { Select } from '@pergola/ui'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { fileName } from './merge-lines.ts'
import { messages } from './messages.ts'
import styles from './source-bar.module.css'

/** The file that the rule stands in. One that is still to be made can be given another. */
export function RuleFile() {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const home = useStore(surface.state, (state) => state.home ?? null)
  const exists = useStore(surface.state, (state) => state.home?.choices.length === 0)
  if (home === null) return null
  if (exists || readOnly || !surface.chooseSheet) {
    const words = home.sheet === '' ? messages.newStyleElement(home.file) : sheetWords(home, home.choices)
    return (
      <p className={styles.home} title={titleOf(home)}>
        <FileCode aria-hidden="true" />
        <span className={styles.hidden}>{messages.file}</span>
        <span>{words}</span>
      </p>
    )
  }
  return (
    <div className={styles.home} title={messages.goesInto(home.file)}>
      <FileCode aria-hidden="true" />
      <Select
        label={messages.newRuleFile}
        hideLabel
        quiet
        value={home.sheet}
        options={home.choices.map((each) => ({
          value: each.sheet,
          label: sheetWords(each, home.choices),
        }))}
        onChange={(sheet) => surface.chooseSheet?.(sheet)}
      />
    </div>
  )
}

function titleOf({ sheet, file, embedded }: RuleHome): string {
  if (sheet === '') return messages.goesInto(messages.newStyleElement(file))
  return messages.standsIn(embedded ? messages.styleElement(file) : file)
}

/** The name of the file, with its folder where another one is called the same; style elements of one file are counted. */
function sheetWords(sheet: RuleSheet, all: readonly RuleSheet[]): string {
  const name = fileName(sheet.file)
  const others = all.filter((each) => each.sheet !== sheet.sheet && each.embedded === sheet.embedded)
  if (!sheet.embedded) return others.some(({ file }) => fileName(file) === name) ? sheet.file : name
  const beside = all.filter(({ embedded, file }) => embedded && file === sheet.file)
  const words = messages.styleElement(name)
  return beside.length > 1
    ? messages.numbered(words, beside.findIndex((each) => each.sheet === sheet.sheet) + 1)
    : words
}
