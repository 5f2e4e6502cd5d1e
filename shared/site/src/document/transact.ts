import type { SiteDocument } from './site-document.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'
import { pushAll } from '../lists/long-lists.ts'

export interface Transaction {
  /** What takes it all back, in the order to apply it. */
  readonly inverses: readonly SiteOperation[]
  readonly changes: readonly SiteChange[]
}

/** Does one operation and says what a projection has to follow. */
export type ApplyOperation = (operation: SiteOperation) => readonly SiteChange[]

/** Does all of the work or nothing of it. */
export function transact(document: SiteDocument, work: (apply: ApplyOperation) => void): Transaction {
  const inverses: SiteOperation[] = []
  const changes: SiteChange[] = []
  try {
    work((operation) => {
      const applied = document.apply(operation)
      inverses.unshift(applied.inverse)
      pushAll(changes, applied.changes)
      return applied.changes
    })
  } catch (error) {
    for (const inverse of inverses) document.apply(inverse)
    throw error
  }
  return { inverses, changes }
}

export function each(operations: readonly SiteOperation[]): (apply: ApplyOperation) => void {
  return (apply) => {
    for (const operation of operations) apply(operation)
  }
}
