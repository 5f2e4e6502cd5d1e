import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Takes one text file of the only project out of every place where it is kept, as a dying disk would. */
export async function loseFile(page: Page, path: string): Promise<void> {
  for (const folder of ['journals', 'projects']) await expect.poll(() => isRemoved(page, folder)).toBe(true)
  await loseRow(page, path)
}

/** Who leaves a project is in the workspace before its files are let go; until then the browser removes none. */
function isRemoved(page: Page, folder: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory()
    return root.removeEntry(name, { recursive: true }).then(
      () => true,
      (error: DOMException) => {
        if (error.name === 'NoModificationAllowedError') return false
        throw error
      },
    )
  }, folder)
}

function loseRow(page: Page, path: string): Promise<void> {
  return page.evaluate(async (lost) => {
    const opening = indexedDB.open('pergola')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const rows = opening.result.transaction('files', 'readwrite')
    const files = rows.objectStore('files')
    const keys = files.getAllKeys()
    keys.addEventListener('success', () => {
      for (const key of keys.result as [string, string][]) if (key[1] === lost) files.delete(key)
    })
    await new Promise((resolve) => rows.addEventListener('complete', resolve))
    opening.result.close()
  }, path)
}
