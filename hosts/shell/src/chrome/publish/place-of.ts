import { type KnownTarget, targetKind } from '@pergola/workers/publish'

/** Where it is, in words: the kind, and what tells it from others of that kind. */
export function placeOf({ kind, values, folder }: KnownTarget): string {
  const where = folder ?? values['bucket'] ?? values['site'] ?? values['repository'] ?? values['url'] ?? ''
  const inside = kind === 's3' && values['folder'] ? `${where}/${values['folder']}` : where
  const host = kind === 's3' && values['endpoint'] ? `, ${new URL(values['endpoint']).host}` : ''
  return `${targetKind(kind).name}: ${inside}${host}`
}
