import { identifier } from '@pergola/contracts'
import { isAll, loopPartDirectives } from './loop-view.ts'
import type { LoopView, PartSettings } from './loop-view.ts'

/** Words that stand for what a loop may be told, and what each of those may be. */
const unknowns = {
  LIST: '[^]+',
  COUNT: identifier,
  PROP: String.raw`[\p{ID_Continue}$.?]+`,
  NAME: identifier,
  VALUE: String.raw`(?:[^"\\]|\\.)*`,
} as const
const page = { countName: 'COUNT', countValue: '999999' }
const filter = { filterProp: 'PROP', filterName: 'NAME' }
const views: readonly LoopView[] = [
  { list: 'LIST', ...page, filterProp: '', filterName: '' },
  { list: 'LIST', countName: '', countValue: '', ...filter },
  { list: 'LIST', ...page, ...filter },
]

/** Whether a directive of a companion is one that it got for some loop, and none that a person wrote. */
export function isMadeForLoop(name: string, value: string, { part, event, filterValue }: PartSettings): boolean {
  const asked = isAll(filterValue) ? filterValue : 'VALUE'
  return views.some((view) => {
    const made = loopPartDirectives(part, view, { event, filterValue: asked })?.[name]
    return made !== undefined && patternOf(made).test(value)
  })
}

function patternOf(made: string): RegExp {
  const text = made.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const free = text.replaceAll('999999', String.raw`\d+`).replaceAll('entry', 'entry_?')
  // The same throughout: its first place says what it is.
  const source = Object.entries(unknowns).reduce((now, [word, pattern]) => {
    const [head = '', ...more] = now.split(word)
    return more.length === 0 ? now : `${head}(?<${word}>${pattern})${more.join(String.raw`\k<${word}>`)}`
  }, free)
  return new RegExp(`^${source}$`, 'u')
}
