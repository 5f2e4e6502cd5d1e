import { expect, test, vi } from 'vitest'
import { named, refusalOf, refusing } from './folder-refusal.ts'

const nameRefused = () => Promise.reject(new TypeError('Name is not allowed.'))

test('a name that the system refuses is told as the file it is', async () => {
  const outcome = await refusing(async () => {
    try {
      return await named(nameRefused())
    } catch (error) {
      throw refusalOf(error, 'assets/com1.lnk')
    }
  })
  expect(outcome).toEqual({ ok: false, failure: 'file-refused', detail: 'assets/com1.lnk' })
})

test.each([
  ['NotAllowedError', 'index.html', 'no-permission'],
  ['QuotaExceededError', 'index.html', 'disk-full'],
  ['NoModificationAllowedError', 'index.html', 'file-refused'],
  ['NotReadableError', 'index.html', 'file-refused'],
  ['NotFoundError', 'index.html', 'file-refused'],
  ['NotFoundError', '', 'folder-missing'],
])('%s of the browser at "%s" is told as %s', async (name, path, failure) => {
  const outcome = await refusing(async () => {
    throw refusalOf(new DOMException('As the browser says it.', name), path)
  })
  expect(outcome).toEqual({ ok: false, failure, detail: path })
})

test('a fault of the editor is told as that, not as a file that was refused', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const outcome = await refusing(async () => {
    try {
      return (undefined as unknown as { read(): never }).read()
    } catch (error) {
      throw refusalOf(error, 'index.html')
    }
  })
  expect(outcome).toMatchObject({ ok: false, failure: 'unexpected' })
  expect(written).toHaveBeenCalledOnce()
  written.mockRestore()
})
