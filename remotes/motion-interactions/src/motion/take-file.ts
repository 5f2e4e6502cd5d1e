import type { Motion } from '@pergola/site/motions'
import { readMotion } from '@pergola/site/motions'

/** Larger ones are no motions. */
const largest = 2 * 1024 * 1024

/** The motion in a file; null for anything else. */
export async function takeFile(file: File): Promise<Motion | null> {
  if (file.size > largest) return null
  try {
    const motion = readMotion(JSON.parse(await file.text()))
    return motion && motion.animations.length > 0 ? motion : null
  } catch {
    // What is no JSON is no motion: that is what the caller says.
    return null
  }
}
