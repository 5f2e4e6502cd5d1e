// Each entry of a list that is spread into a call takes its place on the stack: some hundred thousand of them, as many as
// a page can have elements side by side, end the work with a RangeError.

export function pushAll<Item>(target: Item[], items: Iterable<Item>): void {
  for (const item of items) target.push(item)
}

/** So many go into a call without danger. */
const fewEnough = 10_000

/** `list.splice(index, removed, ...inserted)`, however many they are. Answers what was removed. */
export function spliceAll<Item>(list: Item[], index: number, removed: number, inserted: readonly Item[]): Item[] {
  if (inserted.length <= fewEnough) return list.splice(index, removed, ...inserted)
  const behind = list.splice(index)
  pushAll(list, inserted)
  pushAll(list, behind.slice(removed))
  return behind.slice(0, removed)
}
