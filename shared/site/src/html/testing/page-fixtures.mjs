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
  ['soft-ui-dashboard', 'pages'],
  ['weui', 'dist/example'],
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

/**
 * The same pages as other editors save them: with the line ends of Windows, with a byte order mark, and one page that
 * grew to five megabytes.
 *
 * @returns {[name: string, source: string][]}
 */
export function otherwiseSaved() {
  const pages = pageFixtures()
  const [name, source] = pages.find(([, text]) => /<body[^>]*>/.test(text) && text.length > 40_000) ?? ['', '']
  const [head, body = '', end = ''] = source.split(/(?<=<body[^>]*>)|(?=<\/body>)/)
  const copies = Math.ceil(5_000_000 / body.length)
  return [
    ...pages.filter((_page, at) => at % 5 === 0).map(([page, text]) => [`${page}, from Windows`, windows(text)]),
    [`${name}, of five megabytes`, head + body.repeat(copies) + end],
  ]
}

/** @param {string} text */
function windows(text) {
  return `\ufeff${text.replaceAll(/\r?\n/g, '\r\n')}`
}
