// Plain JavaScript: the package's sources are compiled without Node's types, and only tests read files.
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const packages = [
  ['startbootstrap-agency', 'dist'],
  ['startbootstrap-clean-blog', 'dist'],
  ['startbootstrap-creative', 'dist'],
  ['startbootstrap-sb-admin-2', '.'],
  ['html5-boilerplate', 'dist'],
]

/**
 * Pages people published, as name and source.
 *
 * @returns {[name: string, source: string][]}
 */
export function pageFixtures() {
  const { resolve } = createRequire(import.meta.url)
  return packages.flatMap(([name, folder]) => {
    const root = join(dirname(resolve(`${name}/package.json`)), folder)
    return readdirSync(root)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`${name}/${basename(file)}`, readFileSync(join(root, file), 'utf8')])
  })
}
