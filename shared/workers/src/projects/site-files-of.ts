import type { SiteFiles } from '@pergola/site/build'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { createReadAhead } from './read-ahead.ts'

/** Reads on demand, so that a large project is never in memory as a whole. */
export function siteFilesOf(disk: ProjectDisk): SiteFiles {
  const { files } = disk.state().manifest
  const sizes = new Map([...files].map(([path, { size }]) => [path, size]))
  const bytesOf = createReadAhead(sizes, disk.bytes)
  return {
    sizes,
    async read(path) {
      const bytes = await bytesOf(path)
      if (!bytes) throw new Error(`${path}: the file is named but cannot be found`)
      return bytes
    },
  }
}
