/** The one stretch to replace so that `before` becomes `after`; null when they are the same. */
export function smallestChange(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.codePointAt(start) === after.codePointAt(start)) start += 1
  let end = 0
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
