import { fail } from '@pergola/contracts'
import type { FolderFailure, Outcome } from '@pergola/contracts'
import { failureOf } from '../storage/storage-failure.ts'

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
  TypeError: 'file-refused',
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

export async function refusing<Value, Failure extends string>(
  work: () => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | FolderFailure>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FolderRefusal) return fail(error.failure, error.message)
    const { failure, detail } = failureOf(error)
    return fail(failure, detail)
  }
}
