import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './process.mjs'

const left = new Set(['dist', '.cache', '.turbo', 'node_modules'])

function linkOthers(from, to, own) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (name !== own && name !== '.git') symlinkSync(join(from, name), join(to, name))
}

/**
 * A copy of one package (`shared/site`) in a folder where everything else is the repository's own: what is changed in
 * it, or left in it by a run that is ended, is seen nowhere else.
 */
export function scratchPackage(folder) {
  const home = mkdtempSync(join(tmpdir(), 'pergola-mutate-'))
  const [group, name] = folder.split('/')
  linkOthers(root, home, group)
  linkOthers(join(root, group), join(home, group), name)
  const copy = join(home, folder)
  cpSync(join(root, folder), copy, { recursive: true, filter: (path) => !left.has(path.split('/').at(-1)) })
  const modules = join(root, folder, 'node_modules')
  if (readdirSync(join(root, folder)).includes('node_modules')) symlinkSync(modules, join(copy, 'node_modules'))
  return { copy, remove: () => rmSync(home, { recursive: true, force: true }) }
}
