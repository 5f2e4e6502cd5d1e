import type { Project } from '@pergola/contracts'
import type { ProjectStep } from './project-steps.ts'
import type { SiteDocument, StoredProject, Touched } from './site-document.ts'
import type { SiteHistory } from './site-history.ts'

/** A page that was left, with its history as it was then. */
export interface CachedPage {
  readonly document: SiteDocument
  readonly history: SiteHistory
  /** Those of its steps that went along to the next page. */
  readonly went: readonly ProjectStep[]
}

/** Files whose stored texts have to be read to see whether the history holds. */
export function filesOfCachedPage({ document, history }: CachedPage): readonly string[] {
  return [...new Set([...document.files(), ...history.touched().files])]
}

/**
 * The page goes on where it was left, and what was done to the project on other pages since is part of its history.
 * False when what is stored is not what its steps end on: then nothing of it may be used any more.
 */
export function resume(
  { document, history, went }: CachedPage,
  past: readonly ProjectStep[],
  stored: StoredProject,
): boolean {
  const isLeft = () => document.resume(stored, withoutSymbolSheets(history.touched(), stored.record))
  const areAllThere = past.length >= went.length && went.every((step, index) => isSameStep(step, past[index]))
  return areAllThere && history.adopt(past.slice(went.length)) && isLeft()
}

/** A symbol's own sheet says what its part of the shared one does whenever a page is stored, whatever a step wrote. */
export function withoutSymbolSheets({ files, parts }: Touched, { symbols }: Project): Touched {
  const own = new Set(Object.values(symbols).map(({ pathes }) => pathes?.style))
  return { files: new Set([...files].filter((file) => !own.has(file))), parts }
}

/** Blobs are the same ones or none: what is in them is not compared. */
function isSameStep(left: ProjectStep, right: ProjectStep | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
