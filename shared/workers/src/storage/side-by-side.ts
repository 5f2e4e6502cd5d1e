/** Beyond the first of them the way to the disk is what a small file costs, and several can be on their way. */
const lanes = 16
/** So much is held at once; what is larger goes alone. */
const heldBytes = 4 * 1024 * 1024

export interface SideBySide<Item> {
  /** Bytes. */
  sizeOf(item: Item): number
  work(item: Item): Promise<unknown>
}

/** Begins the work in the order of the items, several at once. The first failure ends it, after what has begun. */
export async function sideBySide<Item>(items: Iterable<Item>, { sizeOf, work }: SideBySide<Item>): Promise<void> {
  const running = new Set<Promise<unknown>>()
  const failures: unknown[] = []
  let held = 0
  const isFull = (size: number) => running.size >= lanes || held + size > heldBytes

  function begin(item: Item, size: number) {
    held += size
    const one: Promise<unknown> = work(item)
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running.delete(one)
        held -= size
      })
    running.add(one)
  }

  for (const item of items) {
    const size = sizeOf(item)
    while (running.size > 0 && isFull(size)) await Promise.race(running)
    if (failures.length > 0) break
    begin(item, size)
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}
