import { encodePath } from './page-links.ts'

/** How a file of the site has to write the address of another one. */
export function relativeAddress(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const parts = to.split('/')
  let shared = 0
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared += 1
  const up = '../'.repeat(folders.length - shared)
  const path = encodePath(parts.slice(shared).join('/'))
  return up === '' && path.includes(':') ? `./${path}` : up + path
}
