/** Ends what was started. Safe to call more than once. */
export type Dispose = () => void

/** One end for several starts, ended in reverse order; an end that throws does not keep the others from running. */
export function combine(...disposals: readonly Dispose[]): Dispose {
  const pending = [...disposals]
  return () => {
    const failures: unknown[] = []
    for (let dispose = pending.pop(); dispose; dispose = pending.pop()) {
      try {
        dispose()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'combine: an end failed')
  }
}
