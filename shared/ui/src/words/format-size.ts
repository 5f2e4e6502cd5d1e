/** A number of bytes as people say it: `12 kB`, `3.45 MB`, `1.2 GB`. What has a size is never shown as having none. */
export function formatSize(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${Number((bytes / 1_000_000_000).toFixed(2))} GB`
  if (bytes >= 1_000_000) return `${Number((bytes / 1_000_000).toFixed(2))} MB`
  return `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000))} kB`
}
