import { paths } from '@pergola/contracts'
import { editorFolders } from '@pergola/site/build'

/** What is in a folder for other reasons than the site: it is neither read nor written, whatever a project says. */
export function isLeftAlone(path: string): boolean {
  if (path === paths.record) return true
  if (editorFolders.some((folder) => `${path}/`.startsWith(folder))) return true
  return path.split('/').some((name) => name.startsWith('.') || name === 'node_modules' || name === 'Thumbs.db')
}
