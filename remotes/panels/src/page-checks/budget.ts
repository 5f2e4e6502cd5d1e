import type { SettingsService } from '@pergola/contracts'

/** Bytes that a person thinks right. */
export interface Budget {
  readonly image: number
  readonly page: number
}

export const usualBudget: Budget = { image: 200_000, page: 1_500_000 }
const layoutKey = 'page-checks'

function bytesOf(value: unknown, usual: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : usual
}

/** What was stored may be anything. */
export function readBudget(settings: Pick<SettingsService, 'readLayout'>): Budget {
  const stored = settings.readLayout(layoutKey)
  const { image, page } = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  return { image: bytesOf(image, usualBudget.image), page: bytesOf(page, usualBudget.page) }
}

export function writeBudget(settings: Pick<SettingsService, 'writeLayout'>, budget: Budget): void {
  settings.writeLayout(layoutKey, budget)
}

/** Kilobytes as a person types them; null for what is none. */
export function parseKilobytes(text: string): number | null {
  const number = Number(text.trim().replace(/\s*kb?$/i, ''))
  return text.trim() !== '' && Number.isFinite(number) && number > 0 ? Math.round(number * 1000) : null
}
