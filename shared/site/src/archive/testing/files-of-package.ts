import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Files } from './round-trip.ts'

/** The files of a folder of an installed npm package, by their paths in it. */
export function filesOfPackage(name: string, folder: string): Files {
  const packages = createRequire(import.meta.url)
  const root = path.join(path.dirname(packages.resolve(`${name}/package.json`)), folder)
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(root, file)).isFile(),
  )
  return Object.fromEntries(found.map((file) => [file, new Uint8Array(readFileSync(path.join(root, file)))]))
}
