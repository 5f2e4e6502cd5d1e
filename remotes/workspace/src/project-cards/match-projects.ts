import type { ProjectSummary } from '@pergola/contracts'

/** By name, case and accents ignored; the order of the list is kept. */
export function matchProjects(summaries: readonly ProjectSummary[], typed: string): readonly ProjectSummary[] {
  const wanted = fold(typed.trim())
  return wanted === '' ? summaries : summaries.filter(({ name }) => fold(name).includes(wanted))
}

function fold(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
