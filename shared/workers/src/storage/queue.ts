/** One piece of work after the other, in the order they were asked for. */
export interface Queue {
  run<Value>(work: () => Promise<Value>): Promise<Value>
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const next = last.then(work, work)
      last = next.catch(() => undefined)
      return next
    },
  }
}
