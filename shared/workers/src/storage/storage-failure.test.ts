import { expect, test } from 'vitest'
import { failureOf, SaveRefusal, ShortWrite } from './storage-failure.ts'

const named = (name: string, inner?: Error) => Object.assign(new Error(name), { name, ...(inner && { inner }) })

test.each([
  ['a refusal keeps its own failure', new SaveRefusal('not-writer', 'taken'), 'not-writer'],
  ['a quota error is a full disk', named('QuotaExceededError'), 'storage-full'],
  ['so is one wrapped by the database', named('AbortError', named('QuotaExceededError')), 'storage-full'],
  [
    'so is a large value that Chromium could not write',
    named('AbortError', Object.assign(named('DataError'), { message: 'Failed to write blobs (IOError)' })),
    'storage-full',
  ],
  ['a database that was closed under us is cleared storage', named('DatabaseClosedError'), 'storage-cleared'],
  ['a connection that is gone too', named('InvalidStateError'), 'storage-cleared'],
  ['too few bytes taken are a write that failed', new ShortWrite(1, 2), 'write-failed'],
  ['anything else is a write that failed', named('UnknownError'), 'write-failed'],
  ['even what is no error', 'a string', 'write-failed'],
])('%s', (_rule, error, failure) => {
  expect(failureOf(error).failure).toBe(failure)
})
