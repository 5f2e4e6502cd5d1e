import type { SiteFiles } from '@pergola/site/build'
import type { ProjectDisk } from '../storage/project-disk.ts'

/** Reads on demand, so that a large project is never in memory as a whole. */
export function siteFilesOf(disk: ProjectDisk): SiteFiles {
  const { files } = disk.state().manifest
  return {
    sizes: new Map([...files].map(([path, { size }]) => [path, size])),
    async read(path) {
      const content = await disk.read(path)
      if (!content) throw new Error(`${path}: the file is named but cannot be found`)
      return new Uint8Array(await content.arrayBuffer())
    },
  }
}
