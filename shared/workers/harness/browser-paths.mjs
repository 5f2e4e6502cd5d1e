import { existingFirefox, findChromium } from '../../../scripts/find-chromium.mjs'

export async function chromiumPath() {
  const { path, problem } = await findChromium()
  if (!path) throw new Error(problem)
  return path
}

/** Undefined where there is none: it is welcome, never required. */
export const firefoxPath = existingFirefox
