import type { Writer } from './writer.ts'

/**
 * How not to do it, and how it is often done: the files one after the other, each replaced in one step, then the
 * record. A kill in between leaves some files of the new save beside the record of the old one. The kill test has to
 * notice.
 */
export function createNaiveWriter(): Writer {
  return {
    open: async () => undefined,
    saveNumber: async () => Number((await inRecord('readonly', (store) => store.get('save'))) ?? 0),
    async readText(path) {
      const bytes = await read(path)
      return bytes.byteLength === 0 ? null : new TextDecoder().decode(bytes)
    },
    async readPicture() {
      const bytes = await read('picture')
      return bytes.byteLength === 0 ? null : new Uint8Array(bytes)
    },
    async save(number, step) {
      if (step.kind !== 'texts') throw new Error(`The naive writer knows no ${step.kind}.`)
      for (const [path, text] of step.files) await write(path, text)
      await inRecord('readwrite', (store) => store.put(number, 'save'))
      return step.kind
    },
    savePicture: (bytes) => write('picture', bytes),
  }
}

async function file(path: string) {
  const root = await navigator.storage.getDirectory()
  return root.getFileHandle(path.replaceAll('/', '_'), { create: true })
}
async function write(path: string, content: string | Uint8Array<ArrayBuffer>) {
  const stream = await (await file(path)).createWritable()
  await stream.write(content)
  await stream.close()
}
async function read(path: string) {
  return (await (await file(path)).getFile()).arrayBuffer()
}

function inRecord(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('naive', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('record'))
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('record', mode)
      const request = work(transaction.objectStore('record'))
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve(request.result)
      })
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
  })
}
