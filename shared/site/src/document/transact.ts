import type { SiteDocument } from './site-document.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'

export interface Transaction {
  /** What takes it all back, in the order to apply it. */
  readonly inverses: readonly SiteOperation[]
  readonly changes: readonly SiteChange[]
}

/** Applies all operations or none. */
export function transact(document: SiteDocument, operations: readonly SiteOperation[]): Transaction {
  const inverses: SiteOperation[] = []
  const changes: SiteChange[] = []
  try {
    for (const operation of operations) {
      const applied = document.apply(operation)
      inverses.unshift(applied.inverse)
      changes.push(...applied.changes)
    }
  } catch (error) {
    for (const inverse of inverses) document.apply(inverse)
    throw error
  }
  return { inverses, changes }
}
