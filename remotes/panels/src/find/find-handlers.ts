import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { createMatcher, findInFile, replaceInFile } from '@pergola/site/find'
import type { FileMatch, FindQuery, QueryProblem, Replaced, Search, SearchedFile } from '@pergola/site/find'
import { createColorKey } from '@pergola/ui/color-key'

export interface FoundInFile {
  readonly count: number
  /** The first of them. */
  readonly matches: readonly FileMatch[]
}

export interface FindOptions {
  readonly most: number
  /** Which element of the body, in document order; null for the whole file. */
  readonly within: number | null
}

export interface ReplaceOptions {
  readonly replacement: string
  /** Where the matches begin that are replaced; null for all. */
  readonly only: readonly number[] | null
  readonly within: number | null
}

/** What the worker of the search can do. A query holds for all that is asked after it. */
export interface FindHandlers {
  begin(query: FindQuery): Outcome<undefined, QueryProblem>
  find(file: SearchedFile, options: FindOptions): FoundInFile
  replace(file: SearchedFile, options: ReplaceOptions): Replaced
}

export function createFindHandlers(): FindHandlers {
  const colourKey = createColorKey()
  let search: Search | null = null

  function begun(): Search {
    if (!search) throw new Error('find: a file came before the query')
    return search
  }

  return {
    begin(query) {
      const matcher = createMatcher(query, colourKey)
      if (!matcher.ok) return fail(matcher.failure, matcher.detail)
      search = { query, matcher: matcher.value, colourKey }
      return succeed()
    },
    find: (file, options) => findInFile(file, begun(), options),
    replace: (file, { replacement, only, within }) =>
      replaceInFile(file, begun(), { replacement, within, only: only && new Set(only) }),
  }
}
