import { measurePlacing, placingRows } from './placing.mjs'
import { measureSlowed, slowedRows } from './slowed.mjs'

const elements = 10_000
/** Of fewer the 98th of a hundred is the slowest of all. */
const leastRepeats = 20

/** What a hand does, by mouse and keyboard: with a slowed processor, and with thousands of positioned elements. */
export async function measureHands({ browser, url, repeats }) {
  return {
    slowed: await measureSlowed(browser, url, { elements, repeats: Math.max(repeats, leastRepeats) }),
    placing: await measurePlacing(browser, url, { elements, repeats }),
  }
}

export function rowsOfHands({ slowed, placing }, words) {
  return [...slowedRows(slowed, words), ...placingRows(placing, words)]
}
