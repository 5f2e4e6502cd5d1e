import { AbsentPart } from './absent-part.ts'

/** Milliseconds. A connection that changes, or a server that starts again, is back after about as long. */
const pause = 400

/** Code that is fetched when it is needed. What did not come is asked for once more before it counts as absent. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (reason) {
    console.warn('workers: a part is fetched again', reason)
  }
  await new Promise((resolve) => setTimeout(resolve, pause))
  try {
    return await load()
  } catch (reason) {
    throw new AbsentPart(reason)
  }
}
