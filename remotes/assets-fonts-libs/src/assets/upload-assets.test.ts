import { fail, succeed } from '@pergola/contracts'
import { createFakeAssets, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { uploadAssets } from './upload-assets.ts'

test('an upload that failed is told with its reason', async () => {
  const assets = createFakeAssets()
  vi.spyOn(assets, 'upload').mockResolvedValue(fail('storage-full'))
  const toasts = createFakeToasts()
  const services = { assets, projects: createFakeProjects(), dialogs: createFakeDialogs(), toasts }
  await uploadAssets(services, [new File(['a'], 'a.txt')])
  expect(toasts.shown.map(({ message }) => message)).toEqual(['Uploading Files...', 'Files upload failed'])
  expect(toasts.shown[1]?.detail).toContain('not enough room')
})

test('files that are too many are told by their number, and nothing is said to be stored', async () => {
  const assets = createFakeAssets()
  vi.spyOn(assets, 'upload').mockResolvedValue(succeed({ stored: [], ignored: [], tooMany: ['a.txt', 'b.txt'] }))
  const toasts = createFakeToasts()
  const services = { assets, projects: createFakeProjects(), dialogs: createFakeDialogs(), toasts }
  await uploadAssets(services, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])
  expect(toasts.shown.map(({ message }) => message)).toEqual([
    'Uploading Files...',
    '2 Files Ignored Because Maximum Number Is 500',
  ])
})
