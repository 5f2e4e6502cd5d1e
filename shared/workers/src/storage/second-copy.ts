import type { DiskWriter } from './disk-writer.ts'
import type { createQueue } from './queue.ts'

/** Milliseconds until a database that failed is asked again. */
const retryAfter = 3000

interface SecondCopyOptions {
  readonly queue: ReturnType<typeof createQueue>
  readonly writer: Pick<DiskWriter, 'isBehind' | 'catchUp'>
  readonly onTwice: (() => void) | undefined
}

/** Asks a database that did not take a save again and again, until both copies hold it. */
export function createSecondCopy({ queue, writer, onTwice }: SecondCopyOptions) {
  let waiting: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    clearTimeout(waiting)
    if (writer.isBehind()) waiting = setTimeout(() => void queue.run(attempt), retryAfter)
  }

  async function attempt(): Promise<void> {
    if (!writer.isBehind()) return
    if (await writer.catchUp()) onTwice?.()
    else follow()
  }

  return {
    /** After a save. */
    follow,
    /** What does not come now is brought from the journal by the next opening. */
    async end(): Promise<void> {
      clearTimeout(waiting)
      if (writer.isBehind()) await writer.catchUp()
    },
  }
}
