import { fail } from '@pergola/contracts'
import type { ImportFailure } from '@pergola/contracts'
import { createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { importReasons } from '../messages.ts'
import { loadProject } from './load-project.ts'

async function loadFailing(...why: Parameters<typeof fail<ImportFailure>>) {
  const projects = createFakeProjects()
  const toasts = createFakeToasts()
  vi.spyOn(projects, 'importZip').mockResolvedValue(fail(...why))
  const work = { signal: new AbortController().signal, onProgress: () => undefined }
  expect(await loadProject({ projects, toasts, dialogs: createFakeDialogs() }, new File([], 'site.zip'), work)).toBe(
    null,
  )
  return toasts.shown.map(({ message, detail }) => [message, detail])
}

test('a zip that holds neither a project nor a page says what was looked for', async () => {
  const [[message = ''] = []] = await loadFailing('no-pages')
  expect(message).toMatch(/^Error loading project: pergola\.json config file not founded!!/)
})

test.each([
  [
    'not-a-zip',
    'This file is empty. Download or pack it again.',
    'Invalid Zip File',
    'This file is empty. Download or pack it again.',
  ],
  [
    'unreadable-zip',
    '“a.html” is encrypted. Pack the site without a password.',
    'Error loading project: “a.html” is encrypted. Pack the site without a password.',
    undefined,
  ],
  ['too-large', 'The zip holds more than 250 MB.', 'Error loading project: The zip holds more than 250 MB.', undefined],
] as const)(
  'of %s the sentence about the zip is shown, and nothing frightening beside it',
  async (failure, detail, message, more) => {
    expect(await loadFailing(failure, detail)).toEqual([[message, more]])
  },
)

test('what of the zip is meant is said with the reason; a disk without room in words of ours, once', async () => {
  expect(await loadFailing('unsafe-zip', '../a.html')).toEqual([
    ['Error loading project: ../a.html', importReasons['unsafe-zip']],
  ])
  expect(await loadFailing('storage-full', 'Failed to execute write')).toEqual([
    [`Error loading project: ${importReasons['storage-full']}`, undefined],
  ])
})
