import { paths } from '@pergola/contracts'
import { editorFolders } from '@pergola/site/build'
import { isPicture } from '../storage/history/version-mark.ts'

/** What is in a folder for other reasons than the site: it is neither read nor written, whatever a project says. */
export function isLeftAlone(path: string): boolean {
  // The picture of the page is made for the list of projects, and is no part of anybody's site.
  if (path === paths.record || isPicture(path)) return true
  if (editorFolders.some((folder) => `${path}/`.startsWith(folder))) return true
  return path.split('/').some((name) => name.startsWith('.') || name === 'node_modules' || name === 'Thumbs.db')
}
