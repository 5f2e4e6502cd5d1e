import { fail } from '@pergola/contracts'
import type { FolderFailure, Outcome } from '@pergola/contracts'
import { failureOf } from '../../storage/storage-failure.ts'

/** Thrown inside a pass over a folder, to end it. */
export class FolderRefusal extends Error {
  readonly failure: FolderFailure

  constructor(failure: FolderFailure, detail = '') {
    super(detail)
    this.name = 'FolderRefusal'
    this.failure = failure
  }
}

const failures: Readonly<Record<string, FolderFailure>> = {
  NotAllowedError: 'no-permission',
  SecurityError: 'no-permission',
  QuotaExceededError: 'disk-full',
  NoModificationAllowedError: 'file-refused',
  InvalidModificationError: 'file-refused',
  NotReadableError: 'file-refused',
  TypeMismatchError: 'file-refused',
  UnfitNameError: 'file-refused',
  InvalidStateError: 'file-refused',
  AbortError: 'file-refused',
}

/** What the folder's own errors mean; `path` is the file they came from. */
export function refusalOf(error: unknown, path: string): FolderRefusal {
  if (error instanceof FolderRefusal) return error
  const { name } = error as DOMException
  if (name === 'NotFoundError') return new FolderRefusal(path === '' ? 'folder-missing' : 'file-refused', path)
  const failure = failures[name]
  if (failure) return new FolderRefusal(failure, path)
  throw error
}

/** What the browser says of a name that no file there may have is what scripts say of their own faults: told apart here. */
export async function named<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw Object.assign(new Error(error.message, { cause: error }), { name: 'UnfitNameError' })
  }
}

const isOwnFault = (error: unknown) =>
  error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError

export async function refusing<Value, Failure extends string>(
  work: () => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | FolderFailure>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FolderRefusal) return fail(error.failure, error.message)
    if (isOwnFault(error)) {
      console.error('folders:', error)
      return fail('unexpected', String(error))
    }
    const { failure, detail } = failureOf(error)
    return fail(failure, detail)
  }
}
