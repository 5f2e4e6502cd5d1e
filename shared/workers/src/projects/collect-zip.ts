const partBytes = 2 * 1024 * 1024

/** Null when cancelled. Parts become blobs as they fill, which the browser may put on the disk. */
export async function collectZip(pieces: AsyncGenerator<Uint8Array>, signal: AbortSignal): Promise<Blob | null> {
  const parts: Blob[] = []
  let open: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const piece of pieces) {
    if (signal.aborted) return null
    open.push(piece as Uint8Array<ArrayBuffer>)
    size += piece.length
    if (size < partBytes) continue
    parts.push(await handedOver(new Blob(open)))
    open = []
    size = 0
  }
  return new Blob([...parts, ...open], { type: 'application/zip' })
}

/** A blob's bytes are held twice until the browser has fetched them from here: one part at a time is held so. */
async function handedOver(part: Blob): Promise<Blob> {
  await part.slice(-1).arrayBuffer()
  return part
}
