import { paths } from '@pergola/contracts'
import type { VariableFile } from '@pergola/contracts'
import { isBase } from './modes.ts'

/** A sheet of the site: a file, or one of the style elements of a page. */
export interface SheetPlace {
  readonly path: string
  readonly part: number | null
}

/**
 * Where a new custom property goes: for pages made here the file of all pages; else the file that declares most of them,
 * then the one with most rules, then a style element of the open page. Null where the site has no sheet of its own.
 */
export function variablesHome(
  files: readonly VariableFile[],
  { isComposed, page }: { readonly isComposed: boolean; readonly page: string },
): SheetPlace | null {
  if (isComposed) return { path: paths.globalCss, part: null }
  const sheets = files.flatMap(({ path, sheets: own }) =>
    own.map(({ part, declarations, rules }) => ({ path, part, rules, count: declarations.filter(isBase).length })),
  )
  const isReached = ({ path, part }: SheetPlace) => part === null || path === page
  const found = sheets
    .filter(isReached)
    .toSorted(
      (one, other) =>
        other.count - one.count || Number(one.part !== null) - Number(other.part !== null) || other.rules - one.rules,
    )[0]
  return found ? { path: found.path, part: found.part } : null
}
