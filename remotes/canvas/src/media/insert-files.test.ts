import { expect, test } from 'vitest'
import type { FakeToasts } from '@pergola/contracts/testing'
import { openCore } from '../testing/open-core.ts'
import { insertFiles } from './insert-files.ts'

const hostile = new File(['<script>alert(1)</script><!-- <b> -->'], 'evil.html', { type: 'text/html' })
const good = new File(['Hello'], 'good.txt', { type: 'text/plain' })

async function drop(files: readonly File[]) {
  const { core } = await openCore('<p>Text</p>')
  const inserted: string[] = []
  await insertFiles(core, files, (html) => {
    inserted.push(html)
    return { ok: true, value: [] }
  })
  return { inserted, shown: (core.services.toasts as FakeToasts).shown }
}

test('a file of which nothing is left is named, and the others are put in', async () => {
  expect(await drop([hostile, good])).toEqual({
    inserted: ['<p>Hello</p>'],
    shown: [{ kind: 'warning', message: 'Nothing in it can be put into a page: evil.html' }],
  })
})

test('files that say something are not named', async () => {
  expect(await drop([good])).toEqual({ inserted: ['<p>Hello</p>'], shown: [] })
})
