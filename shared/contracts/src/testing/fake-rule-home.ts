import type { RuleHome, RuleSheet } from '../services/style-surface.ts'

function asSheet(sheet: string): RuleSheet {
  return {
    sheet,
    file: sheet.split('#')[0] ?? sheet,
    embedded: sheet.includes('#'),
  }
}

/** Where a rule stands, else where it goes: what was chosen, or the last of the sheets. Null where there are none. */
export function fakeHome(
  standsIn: string | undefined,
  chosen: string | undefined,
  sheets: readonly string[],
): RuleHome | null {
  if (standsIn !== undefined) return { ...asSheet(standsIn), choices: [] }
  const goesInto = chosen ?? sheets.at(-1)
  return goesInto === undefined ? null : { ...asSheet(goesInto), choices: sheets.map(asSheet) }
}
