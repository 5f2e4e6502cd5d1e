import { createHash, randomBytes } from 'node:crypto'

export interface ShareName {
  /** What it lies under, and what its link says. */
  readonly id: string
  /** Who has it may take the share away before its time is over. */
  readonly removal: string
}

const keyPattern = /^[\w-]{43}$/

/** The name follows from the key and never the key from the name: no server has to keep a key to know it again. */
export function createShareName(): ShareName {
  const removal = randomBytes(32).toString('base64url')
  return { id: idOf(removal), removal }
}

export function fits(removal: string, id: string): boolean {
  return keyPattern.test(removal) && idOf(removal) === id
}

function idOf(removal: string): string {
  return createHash('sha256')
    .update(`pergola share removal 1\n${removal}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
