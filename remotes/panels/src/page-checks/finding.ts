import type { NodeId } from '@pergola/contracts'

export type CheckKind = 'access' | 'search' | 'links' | 'files' | 'commands' | 'weight'
export type Severity = 'serious' | 'moderate' | 'minor'

/** One thing that is wrong, with every element it is wrong at. */
export interface Finding {
  readonly key: string
  readonly kind: CheckKind
  readonly severity: Severity
  readonly what: string
  readonly why: string
  readonly advice: string
  readonly nodes: readonly NodeId[]
  /** Where it is mended, opened with its element. */
  readonly route?: 'traits'
}

export const checkKinds: readonly CheckKind[] = ['access', 'search', 'links', 'files', 'commands', 'weight']
