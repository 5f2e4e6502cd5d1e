import { limits } from '@pergola/contracts'

/** Paths in their order, each batch small enough to be held at once and to leave space for a cancellation. */
export function readBatches(
  paths: readonly string[],
  sizes: Readonly<Record<string, number>>,
  { files, bytes }: { readonly files: number; readonly bytes: number } = limits.readBatch,
): readonly (readonly string[])[] {
  const batches: string[][] = []
  let [batch, held]: [string[], number] = [[], 0]
  for (const path of paths) {
    const size = sizes[path] ?? 0
    if (batch.length > 0 && (batch.length === files || held + size > bytes)) {
      batches.push(batch)
      ;[batch, held] = [[], 0]
    }
    batch.push(path)
    held += size
  }
  return batch.length > 0 ? [...batches, batch] : batches
}
