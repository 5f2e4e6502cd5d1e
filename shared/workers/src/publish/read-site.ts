import type { FileLike } from '@pergola/contracts'
import { readArchive } from '@pergola/site/archive'
import { type BuiltSite, PublishProblem } from '@pergola/site/publish'

/** The files of a site that was packed for publishing. */
export async function readSite(zip: FileLike): Promise<BuiltSite> {
  const entries = await readArchive(zip)
  if (!entries.ok) throw new PublishProblem('refused', entries.detail ?? entries.failure)
  const files = new Map(entries.value.map((entry) => [entry.path, entry]))
  return {
    paths: [...files.keys()],
    async read(path) {
      const content = await files.get(path)?.read()
      if (content?.ok) return content.value as Uint8Array<ArrayBuffer>
      throw new PublishProblem('refused', `${path} cannot be read from what was built.`)
    },
  }
}
