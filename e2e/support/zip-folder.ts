import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'

export interface ZipFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export type FileBytes = Readonly<Record<string, Uint8Array>>

/** Every file below a folder of an installed package, by its path inside the folder. */
export function filesOfPackage(name: string, folder: string): FileBytes {
  const require = createRequire(new URL('../../shared/site/package.json', import.meta.url))
  const root = join(dirname(require.resolve(`${name}/package.json`)), folder)
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [path.slice(root.length + 1), readFileSync(path)]))
}

export function zip(name: string, files: Readonly<Record<string, string | Uint8Array>>): ZipFile {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? strToU8(file) : file]),
  )
  return { name, mimeType: 'application/zip', buffer: Buffer.from(zipSync(bytes)) }
}

export function unzip(path: string): FileBytes {
  return unzipSync(readFileSync(path))
}
