import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tells one policy from another where a browser compares nothing but versions and bytes. */
export const policyMark = (policies: readonly string[]) =>
  createHash('sha256').update(policies.join('\0')).digest('hex').slice(0, 12)

/** The list of the shell's files, as another version for another policy: installed editors fetch their documents anew. */
export function withMarkedVersion(list: string, mark: string): string {
  const { version, ...rest } = JSON.parse(list) as { readonly version: string }
  return JSON.stringify({ version: `${version}-${mark}`, ...rest })
}

/** A service worker keeps the policy it came with until its bytes are others. */
const withComment = (script: string, mark: string) => `${script}\n// policy ${mark}\n`

/** What an installed editor compares with what it has. */
const marked = {
  '/shell-files.json': { type: 'application/json', add: withMarkedVersion },
  '/sw.js': { type: 'text/javascript;charset=utf-8', add: withComment },
} as const

export const markedPaths = Object.keys(marked) as readonly (keyof typeof marked)[]

/** A file of the suite with the mark in it; null where the suite has none. */
export async function readMarked(suite: string, path: keyof typeof marked, mark: string) {
  const { type, add } = marked[path]
  const text = await readFile(join(suite, path), 'utf8').catch(() => null)
  return text === null ? null : { type, text: add(text, mark) }
}
