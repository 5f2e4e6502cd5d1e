import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Works in a browser with a profile on the disk, as a person has one: the contexts that a browser makes beside its
 * profile are private windows, whose files and databases are kept in memory.
 */
export async function inFreshProfile(chromium, options, work) {
  const folder = mkdtempSync(join(tmpdir(), 'pergola-profile-'))
  const context = await chromium.launchPersistentContext(folder, { ...options, viewport: { width: 1440, height: 900 } })
  try {
    return await work(context)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true })
  }
}
