const shown = 5

/**
 * What took longest, to be read where a step has grown.
 * `durations`: a file or a test, and its seconds. Returns one line, or nothing where nothing was timed.
 */
export function slowestOf(durations) {
  const longest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown)
  return longest.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')
}
