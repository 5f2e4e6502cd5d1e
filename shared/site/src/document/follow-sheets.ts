import { textFileOf } from './project-steps.ts'
import { withoutSymbolSheets, type CachedPage } from './cached-page.ts'
import type { StoredProject } from './site-document.ts'
import type { KeptStep, SiteHistory } from './site-history.ts'
import type { SiteOperation, TurnText } from './site-operation.ts'
import { turnSheet } from './turn-sheet.ts'

/** Sheets that other pages have changed since, with what they say now; those a symbol has of its own are made anew. */
export function changedSheets({ document, history }: CachedPage, { texts, record }: StoredProject): [string, string][] {
  const { files } = withoutSymbolSheets(history.touched(), record)
  return [...files].flatMap((file): [string, string][] => {
    const [left, text] = [document.text(file), texts[file]]
    return file.endsWith('.css') && left !== null && text !== undefined && text !== left ? [[file, text]] : []
  })
}

/** What made `to` of a sheet that said `from`; a sheet without a place for it stays as it is. */
function turning(from: string, to: string): TurnText {
  return (now) => {
    const text = turnSheet(now, from, to) ?? now
    return { text, back: turning(text, now) }
  }
}

interface Turned {
  readonly isHeld: boolean
  /** Null where the step has nothing to do with the sheet. */
  readonly operation: SiteOperation | null
}

/** Goes through the steps and comes back, for each is told by what it makes of the sheet. */
function loosen({ document }: CachedPage, history: SiteHistory, [file, text]: readonly [string, string]): string[] {
  const lost: string[] = []
  history.rewrite((steps, go, back) => {
    const count = steps.length
    const turned: Turned[] = []
    let now = text
    for (let gone = 0; gone < count; gone += 1) {
      const before = document.text(file) ?? ''
      go()
      const after = document.text(file) ?? ''
      const isOther = before !== after
      const next = isOther ? turnSheet(now, before, after) : now
      now = next ?? now
      turned.unshift({
        isHeld: next !== null,
        operation: isOther ? { type: 'turn', file, turn: turning(before, after) } : null,
      })
    }
    for (let gone = 0; gone < count; gone += 1) back()
    const kept = steps.flatMap((step, at) => withTurned(step, file, turned[at]))
    lost.push(...turned.flatMap(({ isHeld }, at) => (isHeld ? [] : (steps[at]?.label ?? []))))
    steps.splice(0, count, ...kept)
  })
  return lost
}

function withTurned(step: KeptStep, file: string, turned: Turned | undefined): KeptStep[] {
  const others = step.operations.filter((operation) => textFileOf(operation) !== file)
  step.operations = turned?.isHeld && turned.operation ? [...others, turned.operation] : others
  return step.operations.length > 0 ? [step] : []
}

/**
 * Sheets of the site are edited on other pages too. The history of a page that rests goes on with the sheets as they are
 * stored: its steps do to them what they did to the former ones. Labels of those that cannot, for their rules are gone or
 * others by now; the rest of such a step stays. To be asked before `resume`.
 */
export function followSheets(
  cached: CachedPage,
  sheets: readonly (readonly [file: string, text: string])[],
): readonly string[] {
  return sheets.flatMap((sheet) => {
    const lost = loosen(cached, cached.history, sheet)
    const [file, text] = sheet
    cached.document.apply({ type: 'text', file, text })
    return lost
  })
}
