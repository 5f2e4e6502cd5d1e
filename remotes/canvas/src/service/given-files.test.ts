import { fail, succeed, type ProjectsService } from '@pergola/contracts'
import { expect, test } from 'vitest'
import type { OpenPage } from '../document/open-page.ts'
import { uploadedFiles } from './given-files.ts'

const page = { site: { text: () => null } } as unknown as OpenPage
const paths = ['assets/a.txt', 'assets/gone.txt', 'assets/b.txt']

/** A service from before many files could be read in one go. */
const reading = (lost: string[]): Pick<ProjectsService, 'readFile'> => ({
  async readFile(path) {
    if (lost.includes(path)) return fail('worker-lost')
    return path.includes('gone') ? fail('file-missing') : succeed(new Blob([path]))
  },
})

test('what cannot be read in one go is read one by one, and stays in order', async () => {
  const read = await uploadedFiles({ page, projects: reading([]) }, { paths, replaced: {} })
  expect(read.ok && read.value.map(({ file }) => file)).toEqual(['assets/a.txt', 'assets/b.txt'])
})

test('a storage that does not answer is told, and nothing is taken for missing', async () => {
  const read = await uploadedFiles({ page, projects: reading(['assets/b.txt']) }, { paths, replaced: {} })
  expect(read).toMatchObject({ ok: false, failure: 'worker-lost' })
})
