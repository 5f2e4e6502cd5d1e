import { fail } from '@pergola/contracts'
import { createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { loadProject } from './load-project.ts'

test('a zip that holds neither a project nor a page says what was looked for', async () => {
  const projects = createFakeProjects()
  const toasts = createFakeToasts()
  vi.spyOn(projects, 'importZip').mockResolvedValue(fail('no-pages'))
  const work = { signal: new AbortController().signal, onProgress: () => undefined }
  expect(await loadProject({ projects, toasts }, new File([], 'site.zip'), work)).toBe(null)
  expect(toasts.shown[0]?.message).toMatch(/^Error loading project: pergola\.json config file not founded!!/)
})
