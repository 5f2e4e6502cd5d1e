import type { ProjectSummary } from '@pergola/contracts'
import { formatSize } from '@pergola/ui/format-size'

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `3 pages · 1.23 MB · 2 hours ago` */
export function describeProject({ pages, size, editedAt }: ProjectSummary, now: number): string {
  return [pages === 1 ? '1 page' : `${pages} pages`, formatSize(size), formatAge(now - editedAt)].join(' · ')
}

function formatAge(milliseconds: number) {
  const seconds = Math.max(0, milliseconds) / 1000
  const step = steps.find(([, length]) => seconds >= length)
  if (!step) return 'just now'
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(seconds / step[1]), step[0])
}
