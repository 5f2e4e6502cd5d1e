import { writeArchive } from '@pergola/site/archive'
import { filesUnder, type FileTree } from '../storage/file-tree.ts'
import { collectZip } from './collect-zip.ts'

/** All that is in a folder of the private file system, whoever put it there. */
export async function zipFolder(tree: FileTree, folder: string): Promise<Blob | null> {
  const inputs = (await filesUnder(tree, folder)).map((path) => ({
    path,
    async read() {
      const file = await tree.read(`${folder}/${path}`)
      return new Uint8Array(file ? await file.arrayBuffer() : [])
    },
  }))
  return collectZip(writeArchive(inputs), new AbortController().signal)
}
