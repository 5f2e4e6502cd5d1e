import { defaultSettings, succeed } from '@pergola/contracts'
import { createFakeProjects } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { createUploading } from './upload.ts'
import type { UploadClient } from './upload.ts'

vi.stubGlobal('navigator', {})

/** A worker that stores so many batches and is lost then. */
function clientOf(batches: number): UploadClient {
  let asked = 0
  const ask = async () => {
    asked += 1
    return asked > batches ? { ok: false, failure: 'worker-lost' } : { ok: true, value: succeed({}) }
  }
  const service = createFakeProjects()
  return { ask, saved: () => undefined, measure: async () => undefined, service } as never
}

test('an upload that the storage cut short tells what is stored and what is not, by name', async () => {
  const files = Array.from({ length: 20 }, (_, at) => new File(['x'], `${at}.txt`))
  const uploading = createUploading(clientOf(1), defaultSettings)
  const outcome = await uploading.upload(files, {})
  uploading.dispose()
  const { stored, failed } = outcome.ok ? outcome.value : { stored: [], failed: [] }
  expect([stored.length, failed]).toEqual([16, ['16.txt', '17.txt', '18.txt', '19.txt']])
})

test('an upload of which nothing was stored has failed', async () => {
  const uploading = createUploading(clientOf(0), defaultSettings)
  expect(await uploading.upload([new File(['x'], 'a.txt')], {})).toMatchObject({ ok: false, failure: 'worker-lost' })
  uploading.dispose()
})
