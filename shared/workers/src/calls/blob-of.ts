import type { FileLike } from '@pergola/contracts'

/** What can be sent to a worker. A file chooser gives blobs already; scripts and tests may give anything like one. */
export async function blobOf(file: FileLike): Promise<Blob> {
  return file instanceof Blob ? file : new Blob([await file.arrayBuffer()], { type: file.type })
}
