import { succeed } from '@pergola/contracts'
import { encodeText } from '../project/index.ts'
import type { ImportedFile } from './imported-project.ts'

/** A file the import made itself. */
export function fileOfText(text: string): ImportedFile {
  return fileOfBytes(encodeText(text))
}

export function fileOfBytes(bytes: Uint8Array): ImportedFile {
  return { size: bytes.length, read: () => Promise.resolve(succeed(bytes)) }
}
