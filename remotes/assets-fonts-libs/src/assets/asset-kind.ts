export type AssetKind = 'image' | 'video' | 'audio' | 'font' | 'document'

/** What a preview can show of a file, by MIME type and, where browsers give none, by extension. */
export function assetKind({ name, type }: { name: string; type: string }): AssetKind {
  const family = type.split('/')[0]
  if (family === 'image' || family === 'video' || family === 'audio' || family === 'font') return family
  return /\.(ttf|otf|woff2?|eot)$/i.test(name) ? 'font' : 'document'
}

/** MB with three decimals, as the specification shows sizes of assets; what has a size is never shown as having none. */
export function megabytes(bytes: number): string {
  const text = (bytes / 1024 / 1024).toFixed(3)
  return bytes > 0 && text === '0.000' ? '< 0.001 MB' : `${text} MB`
}

/** By part of the MIME type or by file extension; no condition matches everything. */
export function matchesRequest(
  { name, type }: { name: string; type: string },
  { mime, extension }: { mime?: string; extension?: string },
): boolean {
  if (mime !== undefined && type.includes(mime)) return true
  if (extension !== undefined && name.toLowerCase().endsWith(`.${extension.toLowerCase()}`)) return true
  return mime === undefined && extension === undefined
}
