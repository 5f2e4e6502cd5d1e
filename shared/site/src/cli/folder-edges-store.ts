import { type PublishStore, PublishProblem } from '../publish/index.ts'
import type { CommandEdges } from './command-edges.ts'
import { reasonOf } from './command.ts'

/** A folder of this machine as a place that sites are published to. */
export function createFolderEdgesStore(folder: string, edges: CommandEdges): PublishStore {
  async function tried<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      throw new PublishProblem('refused', `${folder}/${path}: ${reasonOf(error)}`)
    }
  }
  const isThere = async (path: string) => ((await edges.listFiles(folder)) ?? []).includes(path)
  const read = (path: string) =>
    tried(path, async () => ((await isThere(path)) ? edges.readFile(`${folder}/${path}`) : null))
  const write = (path: string, bytes: Uint8Array) => tried(path, () => edges.writeFile(folder, path, bytes))

  return {
    read,
    write,
    async copy(from, to) {
      await write(to, await tried(from, () => edges.readFile(`${folder}/${from}`)))
    },
    remove: (path) => tried(path, () => edges.removeFile(folder, path)),
    async list(within) {
      const start = within === '' ? '' : `${within}/`
      const all = await tried(within, async () => (await edges.listFiles(folder)) ?? [])
      const below = all.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
      return below.filter((name) => !name.includes('/'))
    },
  }
}
