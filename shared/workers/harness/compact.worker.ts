import { chooseBackEnd } from '../src/storage/back-end.ts'
import { compactJournals } from '../src/storage/compact-journals.ts'
import { createDatabase } from '../src/storage/database.ts'
import { createForeground } from '../src/storage/foreground.ts'
import { createQuota } from '../src/storage/quota.ts'
import { createReserve } from '../src/storage/reserve.ts'

/** Compacts as the project worker does in a quiet moment; only workers can open journals. */
addEventListener('message', async () => {
  const database = createDatabase()
  await database.dexie.open()
  const storage = {
    database,
    backEnd: await chooseBackEnd(),
    quota: createQuota({ estimate: () => navigator.storage.estimate() }),
    reserve: createReserve(null),
    foreground: createForeground(),
  }
  const done = await compactJournals(storage, new AbortController().signal)
  database.dexie.close()
  postMessage(done)
})
