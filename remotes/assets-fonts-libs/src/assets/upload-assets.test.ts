import { fail, succeed, type CanvasService } from '@pergola/contracts'
import { createFakeAssets, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { uploadAssets } from './upload-assets.ts'

/** A page is open in it. */
function pageWith(verbs: Pick<CanvasService, 'keepUploaded'>): CanvasService {
  return { ...verbs, state: { getState: () => ({ document: {} }) } } as unknown as CanvasService
}

test('an upload that failed is told with its reason', async () => {
  const assets = createFakeAssets()
  vi.spyOn(assets, 'upload').mockResolvedValue(fail('storage-full'))
  const toasts = createFakeToasts()
  const services = { assets, projects: createFakeProjects(), dialogs: createFakeDialogs(), toasts }
  await uploadAssets(services, [new File(['a'], 'a.txt')])
  expect(toasts.shown.map(({ message }) => message)).toEqual(['Uploading Files...', 'Faild To Upload Files'])
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
    '2 Files Ignored Because Maximum Number Is 500: a.txt, b.txt',
  ])
})

test('what was left out is said after what was stored: over a dialog the newest message covers the others', async () => {
  const assets = createFakeAssets()
  const stored = [{ name: 'a.txt', type: 'text/plain', size: 1, path: 'assets/a.txt' }]
  vi.spyOn(assets, 'upload').mockResolvedValue(succeed({ stored, ignored: ['b.txt'], tooMany: ['c.txt'] }))
  const toasts = createFakeToasts()
  const services = { assets, projects: createFakeProjects(), dialogs: createFakeDialogs(), toasts }
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File(['x'], name))
  await uploadAssets(services, files)
  expect(toasts.shown.map(({ message }) => message)).toEqual([
    'Uploading Files...',
    '1 of 3 files uploaded',
    '1 Files Ignored Because Maximum Size Is 250MB: b.txt',
    '1 Files Ignored Because Maximum Number Is 500: c.txt',
  ])
})

test('what could not be written is named, and only what is stored is counted', async () => {
  const assets = createFakeAssets()
  const stored = [{ name: 'a.txt', type: 'text/plain', size: 1, path: 'assets/a.txt' }]
  const left = { noRoom: ['b.txt'], failed: ['c.txt'], cancelled: ['d.txt'] }
  vi.spyOn(assets, 'upload').mockResolvedValue(succeed({ stored, ignored: [], ...left }))
  const toasts = createFakeToasts()
  const services = { assets, projects: createFakeProjects(), dialogs: createFakeDialogs(), toasts }
  await uploadAssets(
    services,
    ['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.txt`)),
  )
  const said = toasts.shown.slice(1).map(({ message, detail }) => `${message} ${detail ?? ''}`.trim())
  expect(said[0]).toBe('1 of 4 files uploaded')
  for (const name of ['b.txt', 'c.txt', 'd.txt']) expect(said.slice(1).join('\n')).toContain(name)
})

test('nothing offers to cancel what is stored, though the history still takes it in', async () => {
  const assets = createFakeAssets()
  const path = 'assets/a.txt'
  const stored = [{ name: 'a.txt', type: 'text/plain', size: 1, path }]
  vi.spyOn(assets, 'upload').mockResolvedValue(succeed({ stored, ignored: [] }))
  const onSettled = vi.fn()
  const keepUploaded = vi.fn(async () => {
    expect(onSettled).toHaveBeenCalledOnce()
    return succeed()
  })
  const canvas = pageWith({ keepUploaded })
  const services = { assets, projects: createFakeProjects(), dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  await uploadAssets({ ...services, canvas }, [new File(['a'], 'a.txt')], { onSettled })
  expect(keepUploaded).toHaveBeenCalledWith([path], 'Upload a.txt', {})
})

test('what an upload took the place of is given to the history, with the bytes it had', async () => {
  const projects = createFakeProjects()
  const path = 'assets/a.txt'
  const id = projects.seed({ name: 'One', files: { [path]: 'older' } })
  await projects.open(id)
  const assets = createFakeAssets()
  const stored = [{ name: 'a.txt', type: 'text/plain', size: 5, path }]
  vi.spyOn(assets, 'upload').mockImplementation(async (_, work) => {
    await work?.askSameName?.(['a.txt'])
    await projects.writeFile(path, new Blob(['newer']))
    return succeed({ stored, ignored: [] })
  })
  const keepUploaded = vi.fn<NonNullable<CanvasService['keepUploaded']>>(async () => succeed())
  const dialogs = createFakeDialogs()
  dialogs.answer('confirm')
  const canvas = pageWith({ keepUploaded })
  await uploadAssets({ assets, projects, dialogs, toasts: createFakeToasts(), canvas }, [new File(['newer'], 'a.txt')])
  const [paths, , replaced] = keepUploaded.mock.calls[0] ?? []
  expect(paths).toEqual([path])
  expect(new TextDecoder().decode(await replaced?.[path]?.arrayBuffer())).toBe('older')
})

test.each([
  ['what was there cannot be read', {}, 'What a.txt replaced could not be read, so undo cannot bring it back.'],
  ['the page takes no step', { 'assets/a.txt': 'older' }, 'Undo does not take the upload of a.txt back; History does.'],
])('a file that replaced another and is no step is told: %s', async (_why, readable, told) => {
  const projects = createFakeProjects()
  const path = 'assets/a.txt'
  await projects.open(projects.seed({ name: 'One', files: { [path]: 'older' } }))
  projects.readFiles = async () =>
    succeed(new Map(Object.entries(readable).map(([name, text]) => [name, new Blob([text])])))
  const assets = createFakeAssets()
  const stored = [{ name: 'a.txt', type: 'text/plain', size: 5, path }]
  vi.spyOn(assets, 'upload').mockImplementation(async (_, work) => {
    await work?.askSameName?.(['a.txt'])
    return succeed({ stored, ignored: [] })
  })
  const dialogs = createFakeDialogs()
  dialogs.answer('confirm')
  const toasts = createFakeToasts()
  const canvas = pageWith({ keepUploaded: async () => fail('not-allowed') })
  await uploadAssets({ assets, projects, dialogs, toasts, canvas }, [new File(['newer'], 'a.txt')])
  expect(toasts.shown.at(-1)?.message).toBe(told)
})
