import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@playwright/test'
import { type FileBytes, unzip } from './zip-folder.ts'

export interface SiteOnDisk {
  readonly files: FileBytes
  /** As a browser opens a file of it without a server. */
  addressOf(path: string): string
}

/** A site as its owner unpacks it; gone with the results of the test. */
export function unzipToDisk(zip: string): SiteOnDisk {
  const folder = test.info().outputPath('exported')
  const files = unzip(zip)
  for (const [path, bytes] of Object.entries(files)) {
    if (path.endsWith('/')) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return { files, addressOf: (path) => pathToFileURL(join(folder, path)).href }
}
