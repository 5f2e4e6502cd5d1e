import * as v from 'valibot'

/**
 * What a record may hold at most, so that one from outside cannot fill the memory of who reads it. Far more than a
 * person makes: a record that is over is refused as a whole, and what is too much is named.
 */
export const recordLimits = {
  /** Letters of a name, a path or an address. */
  words: 20_000,
  /** Letters of a text of its own, such as the markup of a block. */
  text: 10_000_000,
  /** Entries of one list. */
  entries: 20_000,
} as const

export const words = v.pipe(v.string(), v.maxLength(recordLimits.words))

export const longText = v.pipe(v.string(), v.maxLength(recordLimits.text))

export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.maxLength(recordLimits.entries))
}

export function tableOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.record(words, item), v.maxEntries(recordLimits.entries))
}
