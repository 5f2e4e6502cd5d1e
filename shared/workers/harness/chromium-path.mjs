import { findChromium } from '../../../scripts/find-chromium.mjs'

export async function chromiumPath() {
  const { path, problem } = await findChromium()
  if (!path) throw new Error(problem)
  return path
}
