import { paths } from '../paths.ts'
import type { RuleHome, RuleSheet } from '../services/style-surface.ts'

function asSheet(sheet: string): RuleSheet {
  return {
    sheet,
    file: sheet.split('#')[0] ?? sheet,
    embedded: sheet.includes('#'),
  }
}

/** Of two sheets, one of which is that of the site. */
function otherThan(sheet: string, sheets: readonly string[]): Pick<RuleHome, 'other'> {
  const other = sheets.find((each) => each !== sheet)
  if (other === undefined || !sheets.includes(paths.globalCss)) return {}
  return { other: { reach: sheet === paths.globalCss ? 'page' : 'site', sheet: other } }
}

/** Where a rule stands, else where it goes: what was chosen, or the last of the sheets. Null where there are none. */
export function fakeHome(
  standsIn: string | undefined,
  chosen: string | undefined,
  sheets: readonly string[],
): RuleHome | null {
  if (standsIn !== undefined) return { ...asSheet(standsIn), choices: [], ...otherThan(standsIn, sheets) }
  const goesInto = chosen ?? sheets.at(-1)
  return goesInto === undefined
    ? null
    : { ...asSheet(goesInto), choices: sheets.map(asSheet), ...otherThan(goesInto, sheets) }
}
