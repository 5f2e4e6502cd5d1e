import type { MenuEntry } from '../menu/menu-popup.tsx'
import { parseLength } from './length.ts'

interface Choices {
  readonly units: readonly string[]
  readonly keywords: readonly string[]
  readonly value: string
  readonly placeholder: string | undefined
  readonly choose: (text: string) => void
}

/** The number in another unit, as it stands and without conversion, or a keyword instead of it. */
export function unitChoices({ units, keywords, value, placeholder, choose }: Choices): MenuEntry[] {
  const own = parseLength(value)
  const number = (own ?? parseLength(placeholder ?? ''))?.number ?? 0
  const unitEntries = units.map((unit): MenuEntry => ({
    label: unit,
    checked: own?.unit === unit,
    onSelect: () => choose(`${number}${unit}`),
  }))
  const keywordEntries = keywords.map((keyword): MenuEntry => ({
    label: keyword,
    checked: value === keyword,
    onSelect: () => choose(keyword),
  }))
  const both = unitEntries.length > 0 && keywordEntries.length > 0
  return both ? [...unitEntries, 'separator', ...keywordEntries] : [...unitEntries, ...keywordEntries]
}
