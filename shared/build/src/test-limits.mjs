// How long tests wait before they give up, in milliseconds. They wait for conditions, so a long limit costs nothing where
// the condition comes. These are for two cores that eighteen others want as well; `PERGOLA_SLOW=4` makes them four times
// as long, for a machine that is slower still.

const slowness = Number(process.env.PERGOLA_SLOW ?? 1)

/** For one condition: an element that appears, a value that is reached. */
export const longestWait = 30_000 * slowness

/** For `test` of a Vitest configuration. */
export const testLimits = {
  testTimeout: 240_000 * slowness,
  // Builds of pages and starts of browsers.
  hookTimeout: 240_000 * slowness,
  expect: { poll: { timeout: longestWait } },
}
