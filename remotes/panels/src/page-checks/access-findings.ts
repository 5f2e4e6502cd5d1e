import type { AuditFailure, AuditFinding } from '@pergola/contracts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'

/** How much a list of findings says about accessibility. */
export type AccessState = 'waiting' | 'whole' | 'stale' | 'large' | 'failed' | 'missing' | 'absent' | 'cancelled'

export const accessOf: Record<AuditFailure, AccessState> = {
  'no-page': 'waiting',
  'audit-missing': 'missing',
  'audit-failed': 'failed',
  'page-changed': 'stale',
  cancelled: 'cancelled',
}

export const accessNotes: Partial<Record<AccessState, string>> = {
  stale: messages.stale,
  large: messages.large,
  failed: messages.failed,
  missing: messages.missing,
  absent: messages.absent,
  cancelled: messages.cancelled,
}

const severities = { critical: 'serious', serious: 'serious', moderate: 'moderate', minor: 'minor' } as const

export function accessFinding({ rule, impact, title, advice, nodes }: AuditFinding): Finding {
  const words = { what: title, why: messages.impact(impact), advice }
  return { key: `access ${rule}`, kind: 'access', severity: severities[impact], ...words, nodes }
}
