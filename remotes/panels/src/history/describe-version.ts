import type { ProjectVersion } from '@pergola/contracts'
import { messages } from './messages.ts'

export type HistoryRow =
  | { readonly kind: 'day'; readonly key: string; readonly title: string }
  | { readonly kind: 'version'; readonly key: string; readonly version: ProjectVersion }

/** Newest first, each day under its name. */
export function groupByDay(versions: readonly ProjectVersion[], now: Date): readonly HistoryRow[] {
  const rows: HistoryRow[] = []
  let day = ''
  for (const version of versions) {
    const title = dayOf(new Date(version.savedAt), now)
    if (title !== day) rows.push({ kind: 'day', key: `day ${version.revision}`, title })
    day = title
    rows.push({ kind: 'version', key: String(version.revision), version })
  }
  return rows
}

function dayOf(date: Date, now: Date): string {
  const days = Math.round((startOf(now) - startOf(date)) / (24 * 60 * 60 * 1000))
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return date.toLocaleDateString('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
}

function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

export function timeOf(savedAt: number): string {
  return new Date(savedAt).toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  })
}

/** What a version is called where nobody has named it: what was done, else what changed. */
export function titleOf({ name, label, pages, files, fileCount, record }: ProjectVersion): string {
  if (name !== '') return name
  if (label !== '') return label
  if (fileCount > 1 && pages.length === 0) return messages.fileCount(fileCount)
  if (pages.length > 0) return pages.join(', ')
  return files[0] ?? (record.length > 0 ? messages.whole : messages.first)
}

/** Beside the title: the pages, where the title is not that already. */
export function placeOf(version: ProjectVersion): string {
  const { pages, files, fileCount } = version
  const place = pages.length > 0 ? pages.join(', ') : (files[0] ?? '')
  if (place === titleOf(version)) return ''
  return fileCount > 1 && pages.length === 0 ? messages.fileCount(fileCount) : place
}

export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${value < 10 && power > 0 ? Number(value.toFixed(2)) : Math.round(value)} ${units[power]}`
}
