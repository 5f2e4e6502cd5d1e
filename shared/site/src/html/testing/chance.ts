import fc from 'fast-check'

/** Chooses by numbers that somebody drew: the same numbers, the same choices. */
export interface Chance {
  below(limit: number): number
  pick<T>(items: readonly T[]): T
}

/** As many numbers as one operation needs; each operation draws its own, so that a failing list shrinks. */
export const draws = fc.array(fc.nat(), { minLength: 7, maxLength: 7 })

export function createChance(numbers: readonly number[]): Chance {
  let at = 0
  function below(limit: number): number {
    const number = numbers[at % numbers.length] ?? 0
    at++
    return number % limit
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
