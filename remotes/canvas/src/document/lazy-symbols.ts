import { fail, succeed, type Outcome, type Page, type Project } from '@pergola/contracts'
import type { FollowEdits } from '@pergola/site/document'
import type * as symbolsEntry from '@pergola/site/keep-symbols'

type SymbolsPart = typeof symbolsEntry

/** Once it has come it is there for every page of this tab. */
let part: SymbolsPart | null = null

/** What is known of symbols; null in projects that have none. */
export function symbolsPart(): SymbolsPart | null {
  return part
}

/** Whether a project, or a page by what it says of itself, has symbols or templates. */
function hasSymbols({ blocks = {}, symbols = {} }: Partial<Project>, page?: Page): boolean {
  return Object.keys(symbols).length + Object.keys(blocks).length + (page?.symbols.length ?? 0) > 0
}

/** What a project is going to have, and the page of it that opens. */
interface Use {
  readonly record: Partial<Project>
  readonly page?: Page
}

/**
 * What is to be there before a page with symbols opens, and before a project has its first: few projects have one. Without
 * a network it may not come, and without it copies of a symbol would drift apart: then nothing is opened or made.
 */
export async function bringSymbols(use?: Use): Promise<Outcome<undefined, 'worker-lost'>> {
  if (use && !hasSymbols(use.record, use.page)) return succeed()
  try {
    part ??= await import('@pergola/site/keep-symbols')
    return succeed()
  } catch (error) {
    return fail('worker-lost', String(error))
  }
}

/** What edits of symbols bring with them, where there are any. */
export function keepSymbolsLazily(kept: Parameters<SymbolsPart['keepSymbols']>[0]): FollowEdits {
  // What sheets say before the first edit has to be known by then.
  let keep = part?.keepSymbols(kept) ?? null
  return (changes, apply) => {
    keep ??= part?.keepSymbols(kept) ?? null
    keep?.(changes, apply)
  }
}
