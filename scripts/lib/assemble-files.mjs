import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What a build leaves for the assembly itself and nobody serves. */
const notServed = /(^|\/)(\.vite\/|mf-stats\.json$|remote\.json$|shell\.json$|.*\.(br|gz)$)/
const compressible = /\.(js|css|html|json|svg|webmanifest|txt|map)$/

/** Every served file below a folder, relative, in a stable order. */
export function filesBelow(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`
      return entry.isDirectory() ? filesBelow(folder, path) : [path]
    })
    .filter((path) => !notServed.test(path))
    .toSorted()
}

export function contentHash(folder, files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}

/**
 * Beside each text file what a browser would rather have; made once, because every request would pay for it. The
 * densest takes five times as long, so it is for what a page waits for.
 */
function compress(file, isWaitedFor = false) {
  if (!compressible.test(file)) return
  const bytes = readFileSync(file)
  // Below it the header that says so is as long as what is saved.
  if (bytes.length < 256) return
  const quality = isWaitedFor ? constants.BROTLI_MAX_QUALITY : 9
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

const same = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other))

/** Copies what is not there yet; `waitedFor` are the files that a page needs before it shows anything. */
export function copyFiles(from, to, files, waitedFor) {
  for (const file of files) {
    const target = join(to, file)
    if (same(join(from, file), target)) continue
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(from, file), target)
    compress(target, waitedFor.has(file))
  }
}

/** A server that reads meanwhile sees the old file or the new one, never half of one. */
export function replaceFile(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
  compress(file, true)
}
