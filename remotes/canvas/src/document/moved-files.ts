/** Files that stand elsewhere than they are stored: the stored path by the one they have now. */
export type MovedFiles = ReadonlyMap<string, string>

export function withMove(moved: MovedFiles, { from, to }: { readonly from: string; readonly to: string }): MovedFiles {
  const next = new Map(moved)
  const stored = moved.get(from) ?? from
  next.delete(from)
  if (stored === to) next.delete(to)
  else next.set(to, stored)
  return next
}

/** What is left to store when a save has put `saved` in place, whatever moved while it was on its way. */
export function movedSince(now: MovedFiles, saved: MovedFiles): MovedFiles {
  const left = new Map<string, string>()
  const storedNow = new Map([...saved].map(([to, stored]) => [stored, to]))
  for (const [to, stored] of now) {
    const place = storedNow.get(stored) ?? stored
    storedNow.delete(stored)
    if (place !== to) left.set(to, place)
  }
  // What the save moved and somebody has taken back meanwhile.
  for (const [stored, place] of storedNow) left.set(stored, place)
  return left
}
