/** Nodes between two chances to do something else. */
export const nodesPerStep = 512

/** Takes all steps at once. */
export function finish<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** A turn for others when it is time for one, else null; resolves to false when nobody waits for the end any more. */
export type Pause = () => Promise<boolean> | null

/** Takes the steps one by one. Null when it was given up. */
export async function finishInTurns<Value>(steps: Generator<void, Value>, pause: Pause): Promise<Value | null> {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    const turn = pause()
    if (turn !== null && !(await turn)) return null
  }
}
