import type { Page } from '@playwright/test'

/** Puts so many more projects like the first one into the store that it holds `count`, named `Site 2` and so on. */
export async function seedProjects(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await settled(indexedDB.open('pergola'))
    const tables = ['projects', 'heads', 'manifests', 'files', 'summaries', 'trees']
    const transaction = database.transaction(tables, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('error', () => reject(transaction.error))
    })
    for (const table of tables) {
      const store = transaction.objectStore(table)
      const rows: Record<string, unknown>[] = await settled(store.getAll())
      for (let nth = 2; nth <= total; nth++) {
        const own = table === 'files' ? { projectId: String(nth) } : { id: table === 'projects' ? nth : String(nth) }
        const named = table === 'summaries' ? { name: `Site ${nth}`, editedAt: Date.now() - nth * 60_000 } : {}
        for (const row of rows) store.put({ ...row, ...own, ...named })
      }
    }
    await done
    database.close()
  }, count)
}
