// Reads what the editor has stored, without the editor: the visible files of every project, and over them the texts of the
// database, which are the newer ones.
const database = 'pergola'

/** Null where there is none; asking must not make one. */
async function openDatabase() {
  const known = (await indexedDB.databases?.()) ?? [{ name: database }]
  if (!known.some(({ name }) => name === database)) return null
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the database.')))
  })
}

function rowsOf(opened, table) {
  if (!opened.objectStoreNames.contains(table)) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const request = opened.transaction(table).objectStore(table).getAll()
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

async function textsOfDatabase() {
  const opened = await openDatabase()
  if (!opened) return []
  const rows = await rowsOf(opened, 'files')
  opened.close()
  return rows.map(({ projectId, path, bytes }) => ({
    path: `project-${projectId}/${path}`,
    content: new Blob([bytes]),
  }))
}

async function filesBelow(folder, path = '') {
  const found = []
  for await (const [name, handle] of folder.entries()) {
    if (handle.kind === 'directory') found.push(...(await filesBelow(handle, `${path}${name}/`)))
    else found.push({ path: path + name, content: await handle.getFile() })
  }
  return found
}

async function visibleFiles() {
  const root = await navigator.storage.getDirectory()
  return filesBelow(await root.getDirectoryHandle('projects'))
}

/** What one of the two cannot give, the other may. */
const orNone = (work) => work.catch(() => [])

export async function storedFiles() {
  const [visible, texts] = await Promise.all([orNone(visibleFiles()), orNone(textsOfDatabase())])
  return [...new Map([...visible, ...texts].map((file) => [file.path, file])).values()]
}
