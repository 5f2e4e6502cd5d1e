import type { FileLike } from '@pergola/contracts'

/** What can be sent to a worker. A file chooser gives blobs already; scripts and tests may give anything like one. */
export async function blobOf(file: FileLike): Promise<Blob> {
  if (file instanceof Blob) return file
  const whole = file.slice()
  return whole instanceof Blob ? whole : new Blob([await file.arrayBuffer()], { type: file.type })
}

/** One of many files whose bytes came as one blob: to make thousands of blobs keeps the window from answering. */
export function partOf(whole: Blob, from: number, { size, type }: { size: number; type: string }): FileLike {
  return {
    size,
    type,
    slice: (start = 0, end = size) => whole.slice(from + start, from + Math.min(end, size), type),
    arrayBuffer: () => whole.slice(from, from + size).arrayBuffer(),
  }
}
