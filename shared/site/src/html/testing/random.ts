/** A small seeded source of chance: the same seed gives the same run. */
export interface Chance {
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  return {
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('pick: nothing to pick from')
      return item
    },
  }
}
