import { encodeText } from '../../project/index.ts'
import type { SiteFiles } from '../../files/site-files.ts'

/** Files of a project held in memory, as text or bytes. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): SiteFiles {
  const bytes = new Map(
    Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? encodeText(content) : content]),
  )
  return {
    sizes: new Map([...bytes].map(([path, content]) => [path, content.length])),
    read(path) {
      const content = bytes.get(path)
      if (!content) throw new Error(`memoryFiles: no file ${path}`)
      return content
    },
  }
}
