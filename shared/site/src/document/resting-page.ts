import type { CarriedStep } from './carried-steps.ts'
import type { SiteDocument, StoredProject } from './site-document.ts'
import type { SiteHistory } from './site-history.ts'

/** A page that was left, with its history as it was then. */
export interface RestingPage {
  readonly document: SiteDocument
  readonly history: SiteHistory
  /** Those of its steps that went along to the next page. */
  readonly went: readonly CarriedStep[]
}

/** Files whose stored texts have to be read to see whether the history holds. */
export function filesOfResting({ document, history }: RestingPage): readonly string[] {
  return [...new Set([...document.files(), ...history.touched().files])]
}

/**
 * The page goes on where it was left, and what was done to the project on other pages since is part of its history.
 * False when what is stored is not what its steps end on: then nothing of it may be used any more.
 */
export function resume(
  { document, history, went }: RestingPage,
  past: readonly CarriedStep[],
  stored: StoredProject,
): boolean {
  const areAllThere = past.length >= went.length && went.every((step, index) => isSameStep(step, past[index]))
  return areAllThere && history.adopt(past.slice(went.length)) && document.resume(stored, history.touched())
}

/** Blobs are the same ones or none: what is in them is not compared. */
function isSameStep(left: CarriedStep, right: CarriedStep | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
