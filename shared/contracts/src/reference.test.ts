import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { componentMarkers, componentSwitches, markers } from './markers.ts'
import { paths } from './paths.ts'
import { routes } from './routes.ts'
import { storageKeys } from './storage-keys.ts'

/** Pages of docs/reference are written from the code by this test: `npx vitest run src/reference.test.ts -u`. */
const written = (file: string) => `\nThis page is written from \`shared/contracts/src/${file}\` by a test.\n`

/** The comment above each entry of a file, by the entry's name. */
function commentsIn(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
  const found = source.matchAll(/\/\*\* ([^\n]*?) \*\/\n\s+(\w+):/g)
  return new Map([...found].map(([, text = '', name = '']) => [name, text]))
}

function table(entries: Readonly<Record<string, unknown>>, file: string): string {
  const comments = commentsIn(file)
  const rows = Object.entries(entries).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `| \`${name}\` | \`${text.replaceAll('|', '\\|')}\` | ${comments.get(name) ?? ''} |`
  })
  return `| In the code | Value | |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}

const texts = (entries: object) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => typeof value === 'string'))

const page = (name: string) => `../../../docs/reference/${name}.md`

test('the reference lists the limits as they are', async () => {
  const text = `# Limits

Delays are in milliseconds and sizes in bytes unless the name says otherwise.
${written('limits.ts')}
${table(limits, './limits.ts')}`
  await expect(text).toMatchFileSnapshot(page('limits'))
})

test('the reference lists the markers as they are', async () => {
  const text = `# Markers

Attributes that the editor writes on elements. Their names are fixed, prefix included. The build takes out all but
those of motions and interactions, which its scripts find elements by.
${written('markers.ts')}
## On elements of any kind

${table(markers, './markers.ts')}
## On components

${table(componentMarkers, './markers.ts')}
What a person may do with an element is on until its word stands in \`${componentMarkers.off}\`: ${componentSwitches.join(', ')}.
`
  await expect(text).toMatchFileSnapshot(page('markers'))
})

test('the reference lists the addresses and keys as they are', async () => {
  const text = `# Addresses and keys of storage

The shell alone reads and writes local and session storage. Addresses are those of the specification, spelling included.
${written('routes.ts`, `storage-keys.ts` and `paths.ts')}
## Addresses

${table(routes, './routes.ts')}
## Keys

${table(storageKeys, './storage-keys.ts')}
## Files of a project

Paths inside the project's folder; some depend on the name of a page.

${table(texts(paths), './paths.ts')}`
  await expect(text).toMatchFileSnapshot(page('storage'))
})
