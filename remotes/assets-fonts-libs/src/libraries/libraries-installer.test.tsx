import { policyRefusal } from '@pergola/ui'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCommands, createFakeSettings } from '@pergola/contracts/testing'
import { editLibrary, moveLibrary } from './edit-library.ts'
import { installLibrary } from './install-library.ts'
import { LibrariesInstaller } from './libraries-installer.tsx'
import { libraryMessages as messages } from './messages.ts'
import { removeLibrary } from './remove-library.ts'
import { choice, library, openProject, restrictedState } from './testing/open-project.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('libraries from elsewhere come into the project in one step, and what does not come stays where it is', async () => {
  const cdn = (name: string, fileUrl: string) => library(name, { isCDN: true, isLocal: false, fileUrl })
  const { services, stored, text, said, names } = await openProject(
    {
      jsHeaderLibs: [
        cdn('same', 'https://x.test/a.js'),
        cdn('same', 'https://x.test/b.js'),
        cdn('no', 'https://x.test/no.js'),
      ],
    },
    { 'libs/js/header/kept.js': 'kept' },
  )
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('no.js')
      ? new Response('', { status: 500 })
      : new Response(url, { headers: { 'content-type': 'text/javascript' } }),
  )
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: messages.download }))
  await waitFor(() => expect(said()).toContain('Library Installed Successfully'))
  expect(names('jsHeaderLibs')).toEqual(['same', 'same', 'no'])
  expect(stored().project.jsHeaderLibs.map(({ isCDN, path }) => [isCDN, path])).toEqual([
    [false, 'libs/js/header/same.js'],
    [false, 'libs/js/header/same-2.js'],
    [true, ''],
  ])
  expect(await text('libs/js/header/same-2.js')).toBe('https://x.test/b.js')
  expect(services.toasts.shown.find(({ kind }) => kind === 'error')?.detail).toBe(messages.notCome('no'))
})

test('what was fetched comes though the lists have changed meanwhile, and takes nothing of the change back', async () => {
  const cdn = (name: string) => library(name, { isCDN: true, isLocal: false, fileUrl: `https://x.test/${name}.js` })
  const { services, stored, said } = await openProject({ jsFooterLibs: [cdn('a'), cdn('b'), library('c')] })
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return new Response(url, { headers: { 'content-type': 'text/javascript' } })
  })
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: messages.download }))
  await waitFor(() => expect(answers.length).toBe(1))
  await userEvent.click(screen.getByLabelText('defer a'))
  await waitFor(() => expect(stored().project.jsFooterLibs[0]?.defer).toBe(true))
  await act(() => moveLibrary(services, { group: 'jsFooterLibs', index: 1 }, { group: 'jsHeaderLibs', index: 0 }))
  answers[0]?.()
  await waitFor(() => expect(answers.length).toBe(2))
  answers[1]?.()
  await waitFor(() => expect(said()).toContain('Library Installed Successfully'))
  const { jsHeaderLibs, jsFooterLibs } = stored().project
  expect(jsFooterLibs).toMatchObject([{ name: 'a', isCDN: false, defer: true }, { name: 'c' }])
  expect(jsHeaderLibs).toMatchObject([{ name: 'b', isCDN: true }])
  expect([...stored().files.keys()].filter((path) => path.startsWith('libs/'))).toEqual(['libs/js/footer/a.js'])
  expect(services.toasts.shown.find(({ kind }) => kind === 'error')?.detail).toBe(messages.notCome('b'))
})

test('nobody is asked for libraries before it is agreed to; a search that fails empties the list', async () => {
  const { services, stored } = await openProject()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url.includes('broken')) return new Response('', { status: 500 })
    if (url.includes('kept')) {
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: url }))
      throw new TypeError('Failed to fetch')
    }
    if (!url.includes('/libraries?')) return new Response('.tool{}', { headers: { 'content-type': 'text/css' } })
    return Response.json({
      results: [{ name: 'tool', latest: 'https://cdn.test/tool.css', version: '1.2.3', description: 'Tools' }],
    })
  })
  const settings = createFakeSettings()
  const { unmount } = render(<LibrariesInstaller {...services} settings={settings} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Add New' }))
  await userEvent.click(screen.getByRole('button', { name: messages.agree }))
  expect(asked).toEqual([])
  await userEvent.type(screen.getByLabelText(messages.searchLibraries), 'tool')
  await userEvent.click(await screen.findByRole('button', { name: /^tool/ }))
  expect(asked).toEqual([
    'https://api.cdnjs.com/libraries?search=tool&fields=filename%2Cdescription%2Cversion%2Cgithub',
  ])
  await userEvent.clear(screen.getByLabelText(messages.searchLibraries))
  await userEvent.type(screen.getByLabelText(messages.searchLibraries), 'broken')
  await waitFor(() => expect(services.toasts.shown.at(-1)?.message).toBe('Faild To Get Library'), { timeout: 5000 })
  expect(screen.queryByRole('button', { name: /^tool/ })).toBeNull()
  expect(services.toasts.shown.at(-1)?.detail).toBe(messages.searchFailedDetail)
  await userEvent.clear(screen.getByLabelText(messages.searchLibraries))
  await userEvent.type(screen.getByLabelText(messages.searchLibraries), 'kept')
  await waitFor(() => expect(services.toasts.shown.at(-1)?.detail).toBe(policyRefusal), { timeout: 5000 })
  await userEvent.click(screen.getByRole('button', { name: 'Install As Cdn' }))
  await waitFor(() => expect(stored().project.cssLibs).toHaveLength(1))
  expect(stored().project.cssLibs[0]).toMatchObject({
    name: 'tool',
    version: '1.2.3',
    description: 'Tools',
    isCDN: true,
  })
  unmount()
  // The answer is remembered.
  render(<LibrariesInstaller {...services} settings={settings} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Add New' }))
  expect(screen.getByLabelText(messages.searchLibraries)).toBeDefined()
})

test('a tab that only reads shows what is installed, and offers nothing that it would refuse', async () => {
  const { services, projects } = await openProject({ jsFooterLibs: [library('a')] })
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  const names = [messages.drag('a'), messages.more('a'), messages.delete('a')]
  for (const name of names) expect(screen.getByRole('button', { name })).toBeTruthy()
  act(() => projects.setRole('reader'))
  for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText(messages.readOnly)).toBeTruthy()
  expect(screen.getByLabelText(messages.globalName('a'))).toHaveProperty('disabled', true)
})

test('a tab that only reads changes nothing, and a project from elsewhere fetches nothing', async () => {
  const { services, projects, said, names } = await openProject({ jsFooterLibs: [library('a')] })
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  projects.setRole('reader')
  await installLibrary(services, choice({ name: 'x', file: new File(['x'], 'x.js') }))
  await editLibrary(services, { group: 'jsFooterLibs', index: 0 }, { defer: true })
  await removeLibrary(services, { group: 'jsFooterLibs', index: 0 })
  expect(said()).toEqual([messages.readOnly, messages.readOnly, messages.readOnly])
  expect(names('jsFooterLibs')).toEqual(['a'])
  projects.setRole('writer')
  const restricted = { ...services, projects: { ...projects, state: restrictedState(projects.state) } }
  expect(await installLibrary(restricted, choice({ name: 'x', url: 'https://x.test/x.js', asCdn: true }))).toBe(false)
  expect(said().at(-1)).toBe(messages.restricted)
  expect(asked).not.toHaveBeenCalled()
})

test('what a loaded site lacks comes at once: files, typings, and answers of its models', async () => {
  const away = library('Away', { isCDN: true, fileUrl: 'https://cdn.example/away.js', globalName: 'Away' })
  const plain = library('Plain', { path: 'libs/js/footer/plain.js', globalName: 'Plain' })
  const typed = library('Typed', { path: 'libs/js/footer/typed.js', globalName: 'Typed', typesPath: 'types/typed' })
  const models = [{ name: 'Posts', varName: 'posts', url: 'https://api.example/', response: '' }]
  const files = { 'libs/js/footer/plain.js': 'window.Plain = {}', 'libs/js/footer/typed.js': '' }
  const { services, stored, text } = await openProject(
    { jsHeaderLibs: [away], jsFooterLibs: [plain, typed], restAPIModels: models },
    files,
  )
  vi.stubGlobal(
    'fetch',
    async () => new Response('window.Away = 1', { headers: { 'content-type': 'text/javascript' } }),
  )
  const commands = createFakeCommands([{ name: 'models.fetch-missing', label: 'Fetch', run: () => undefined }])
  const preview = {
    globalsOf: async (code: string) =>
      code.includes('Plain') ? [{ name: 'Plain', kind: 'function' as const, members: [] }] : [],
  }
  render(<LibrariesInstaller {...services} commands={commands} preview={preview} onEdit={() => undefined} />)
  screen.getByText(/^1 library is fetched .* Completion does not know 1 library\. 1 Rest API Model has no response\.$/)
  await userEvent.click(screen.getByRole('button', { name: messages.download }))
  await waitFor(() => expect(commands.ran.map(({ name }) => name)).toEqual(['models.fetch-missing']))
  const { jsHeaderLibs, jsFooterLibs } = stored().project
  expect(jsHeaderLibs).toMatchObject([{ isCDN: false, path: 'libs/js/header/Away.js', typesPath: 'types/Away' }])
  expect(jsFooterLibs).toMatchObject([{ typesPath: 'types/Plain' }, { typesPath: 'types/typed' }])
  expect(await text('libs/js/header/Away.js')).toBe('window.Away = 1')
  expect(await text('types/Plain/index.d.ts')).toContain('declare const Plain: {')
  expect(await text('types/Away/index.d.ts')).toBe('declare const Away: any\n')
})
