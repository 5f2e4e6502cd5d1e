import type { Page } from '@playwright/test'

/** Takes one text file of the only project out of every place where it is kept, as a dying disk would. */
export function loseFile(page: Page, path: string): Promise<void> {
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
    const root = await navigator.storage.getDirectory()
    await root.removeEntry('journals', { recursive: true })
    await root.removeEntry('projects', { recursive: true })
  }, path)
}
