import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Library, Project, ProjectsService } from '@pergola/contracts'
import {
  createFakeCommands,
  createFakeDialogs,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { editLibrary, moveLibrary } from './edit-library.ts'
import { installLibrary, type LibraryChoice } from './install-library.ts'
import { LibrariesInstaller } from './libraries-installer.tsx'
import { libraryMessages as messages } from './messages.ts'
import { removeLibrary } from './remove-library.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const library = (name: string, more: Partial<Library> = {}) =>
  ({
    id: name,
    name,
    fileType: 'js',
    path: '',
    fileUrl: '',
    isCDN: false,
    globalName: '',
    typesPath: '',
    version: '',
    description: '',
    size: 0,
    defer: false,
    async: false,
    ...more,
  }) as Library

async function open(record: Partial<Project> = {}, files: Record<string, string> = {}) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One', files })
  await projects.open(id)
  await projects.save({ projectId: id, files: {}, record })
  const stored = () => {
    const found = projects.stored(id)
    if (!found) throw new Error('no project')
    return found
  }
  const services = { projects, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  const text = async (path: string) => new TextDecoder().decode(await stored().files.get(path)?.arrayBuffer())
  const names = (group: 'jsHeaderLibs' | 'jsFooterLibs' | 'cssLibs') => stored().project[group].map(({ name }) => name)
  return { projects, services, stored, text, names, said: () => services.toasts.shown.map(({ message }) => message) }
}

/** As a project from elsewhere has it. */
function restrictedState(state: ProjectsService['state']): ProjectsService['state'] {
  return {
    ...state,
    getState() {
      const now = state.getState()
      return { ...now, open: now.open && { ...now.open, trust: 'restricted' } }
    },
  }
}

const choice = (more: Partial<LibraryChoice>): LibraryChoice => ({
  url: '',
  file: null,
  name: '',
  place: 'footer',
  defer: false,
  async: false,
  globalName: '',
  asCdn: false,
  ...more,
})

test('a file is chosen, gets its name and options, and stands in its list with its file in its folder', async () => {
  const { services, stored, text, said } = await open()
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Upload New' }))
  await userEvent.click(screen.getByRole('button', { name: 'Install Locally' }))
  expect(said().at(-1)).toBe('Fill All Fields')
  const [input] = screen.getAllByLabelText(messages.choose).filter((found) => found instanceof HTMLInputElement)
  if (!input) throw new Error('no field for files')
  await userEvent.upload(input, new File(['x'], 'notes.txt'), { applyAccept: false })
  expect(said().at(-1)).toBe('It is not css or js lib!')
  await userEvent.upload(input, new File(['var Tool = 1'], 'tool.min.js'))
  expect(screen.getByLabelText(messages.name)).toHaveProperty('value', 'tool')
  await userEvent.click(screen.getByRole('button', { name: 'Header' }))
  await userEvent.click(screen.getByRole('switch', { name: /^defer/ }))
  await userEvent.type(screen.getByLabelText(messages.globalField), 'Tool')
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  await waitFor(() => expect(said().at(-1)).toBe('Library Installed Successfully'))
  expect(stored().project.jsHeaderLibs).toMatchObject([
    { name: 'tool', path: 'libs/js/header/tool.js', header: true, footer: false, defer: true, globalName: 'Tool' },
  ])
  expect(await text('libs/js/header/tool.js')).toBe('var Tool = 1')
  const header = screen.getByRole('list', { name: 'Header Scripts' })
  expect(within(header).getByText('tool')).toBeDefined()
})

test('an address is fetched once: what it is counts, not what it is called', async () => {
  const { services, stored, text, said } = await open()
  const answers: Record<string, [string, string, number]> = {
    '/a': ['.a{}', 'text/css; charset=utf-8', 200],
    '/b.js': ['var b', 'text/plain', 200],
    '/page.js': ['<p>', 'text/html', 200],
    '/gone.css': ['', 'text/css', 404],
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const [body, type, status] = answers[new URL(url).pathname] ?? []
    if (body === undefined) throw new TypeError('refused')
    return new Response(body, { status: status ?? 200, headers: { 'content-type': type ?? '' } })
  })
  const install = (url: string, more: Partial<LibraryChoice> = {}) =>
    installLibrary(services, choice({ url, name: url.slice(15), ...more }))
  expect(await install('https://x.test/a')).toBe(true)
  expect(await install('https://x.test/b.js', { name: 'b', asCdn: true, async: true })).toBe(true)
  expect(await install('https://x.test/page.js')).toBe(false)
  expect(await install('https://x.test/gone.css')).toBe(false)
  expect(await install('https://x.test/silent.js')).toBe(false)
  expect(await install('javascript:alert(1)')).toBe(false)
  expect(said().slice(2)).toEqual([
    'It is not css or js lib!',
    'Faild To Fetch https://x.test/gone.css With Status Code : 404',
    'Failed To Install Library',
    'Failed To Install Library',
  ])
  const { cssLibs, jsFooterLibs } = stored().project
  expect(cssLibs).toMatchObject([{ fileType: 'css', path: 'libs/css/a.css', isCDN: false }])
  expect(await text('libs/css/a.css')).toBe('.a{}')
  expect(jsFooterLibs).toMatchObject([{ isCDN: true, path: '', fileUrl: 'https://x.test/b.js', async: true }])
})

test('names: one global name is one library’s, hostile ones stay in their folder, a known one is asked about', async () => {
  const { services, stored, names, said, text } = await open()
  const install = (name: string, body: string, more: Partial<LibraryChoice> = {}) =>
    installLibrary(services, choice({ name, file: new File([body], 'x.js'), ...more }))
  expect(await install('One', 'one', { globalName: 'One' })).toBe(true)
  expect(await install('Two', 'two', { globalName: ' One ' })).toBe(false)
  expect(said().at(-1)).toBe('This global name used before')
  expect(await install('../../editor/pages/index.html', 'evil')).toBe(true)
  expect(await install('footer.lib', 'joined')).toBe(true)
  services.dialogs.answer('cancel')
  expect(await install('one', 'newer')).toBe(false)
  services.dialogs.answer('confirm')
  expect(await install('one', 'newer', { globalName: 'One' })).toBe(true)
  services.dialogs.answer('alternative')
  expect(await install('One', 'beside')).toBe(true)
  expect(names('jsFooterLibs')).toEqual(['one', '../../editor/pages/index.html', 'footer.lib', 'One'])
  expect(stored().project.jsFooterLibs.map(({ path }) => path)).toEqual([
    'libs/js/footer/One.js',
    'libs/js/footer/index.html.js',
    'libs/js/footer/own-footer.lib.js',
    'libs/js/footer/One-2.js',
  ])
  expect(await text('libs/js/footer/One.js')).toBe('newer')
})

test('a file that is no text stays what it is, byte by byte', async () => {
  const { services, stored } = await open()
  const bytes = new Uint8Array([0x76, 0xff, 0xfe, 0x00])
  expect(await installLibrary(services, choice({ name: 'raw', file: new File([bytes], 'raw.js') }))).toBe(true)
  expect(new Uint8Array((await stored().files.get('libs/js/footer/raw.js')?.arrayBuffer()) ?? [])).toEqual(bytes)
})

test('the order of the list is changed by keys and by the menu; from foot to head the file goes along', async () => {
  const paths = ['a', 'b', 'c'].map((name) => `libs/js/footer/${name}.js`)
  const { services, stored, names } = await open(
    { jsFooterLibs: paths.map((path) => library(path.slice(15, 16), { path })), cssLibs: [library('s')] },
    Object.fromEntries(paths.map((path) => [path, path])),
  )
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  screen.getByRole('button', { name: messages.drag('a') }).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(names('jsFooterLibs')).toEqual(['b', 'a', 'c']))
  expect(screen.getByRole('status').textContent).toBe(messages.moved('a', 'Footer Scripts', 1))
  await userEvent.click(screen.getByRole('button', { name: messages.more('c') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: messages.toHeader }))
  await waitFor(() => expect(names('jsHeaderLibs')).toEqual(['c']))
  expect(stored().project.jsHeaderLibs[0]).toMatchObject({ path: 'libs/js/header/c.js', header: true, footer: false })
  expect([...stored().files.keys()]).toEqual(expect.arrayContaining(['libs/js/header/c.js']))
  expect(stored().files.has('libs/js/footer/c.js')).toBe(false)
  // A style is no script.
  expect(await moveLibrary(services, { group: 'cssLibs', index: 0 }, { group: 'jsHeaderLibs', index: 0 })).toBe(false)
})

test('defer, async and the global name are changed in the row; a name that is taken or none is refused', async () => {
  const { services, stored, said } = await open({ jsFooterLibs: [library('a', { globalName: 'A' }), library('b')] })
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  await userEvent.click(screen.getByLabelText('defer b'))
  await waitFor(() => expect(stored().project.jsFooterLibs[1]?.defer).toBe(true))
  const field = screen.getByLabelText(messages.globalName('b'))
  await userEvent.type(field, 'A{Enter}')
  await waitFor(() => expect(said()).toEqual(['This global name used before']))
  await userEvent.clear(field)
  await userEvent.type(field, '1st{Enter}')
  expect(screen.getByText(messages.notAName)).toBeDefined()
  expect(stored().project.jsFooterLibs[1]?.globalName).toBe('')
})

test('a removed library takes its file and typings with it, and no file that is none of a library', async () => {
  const files = { 'libs/js/footer/a.js': 'a', 'types/a/index.d.ts': 'a', 'index.html': '<p>', 'libs/css/s.css': '' }
  const { services, stored, said, names } = await open(
    {
      jsFooterLibs: [
        library('a', { path: 'libs/js/footer/a.js', typesPath: 'types/a' }),
        library('evil', { path: 'index.html', typesPath: 'types/..' }),
      ],
    },
    files,
  )
  services.dialogs.answer('confirm')
  await removeLibrary(services, { group: 'jsFooterLibs', index: 0 })
  services.dialogs.answer('confirm')
  await removeLibrary(services, { group: 'jsFooterLibs', index: 0 })
  expect(said()).toEqual(['Library Removed Successfully', 'Library Removed Successfully'])
  expect(names('jsFooterLibs')).toEqual([])
  const left = [...stored().files.keys()]
  expect(left).toEqual(expect.arrayContaining(['index.html', 'libs/css/s.css']))
  expect(left).not.toContain('libs/js/footer/a.js')
  expect(left).not.toContain('types/a/index.d.ts')
})

test('a script runs alone to say its global name; its typings lie beside it, and one name is one library’s', async () => {
  const { services, stored, text, said, projects } = await open()
  const globalsOf = vi.fn(async (script: string) =>
    script === 'quiet'
      ? null
      : [{ name: 'Tool', kind: 'object' as const, members: [{ name: 'run', kind: 'function' as const }] }],
  )
  const running = { ...services, preview: { globalsOf } }
  expect(await installLibrary(running, choice({ name: 'tool', file: new File(['x'], 'x.js') }))).toBe(true)
  expect(said()).toEqual(['Installing library types...', 'Library Installed Successfully'])
  expect(services.toasts.loadingNow).toEqual([])
  expect(stored().project.jsFooterLibs[0]).toMatchObject({ globalName: 'Tool', typesPath: 'types/tool' })
  expect(await text('types/tool/index.d.ts')).toContain('declare const Tool: {\n  run(...given: any[]): any')
  expect(await installLibrary(running, choice({ name: 'other', file: new File(['y'], 'y.js') }))).toBe(false)
  expect(said().at(-1)).toBe('This global name used before')
  expect(await installLibrary(running, choice({ name: 'quiet', file: new File(['quiet'], 'y.js') }))).toBe(true)
  expect(stored().project.jsFooterLibs[1]).toMatchObject({ globalName: '', typesPath: '' })
  expect(globalsOf).toHaveBeenCalledTimes(3)
  // Nothing of a project from elsewhere runs.
  const restricted = { ...running, projects: { ...projects, state: restrictedState(projects.state) } }
  expect(await installLibrary(restricted, choice({ name: 'mine', file: new File(['z'], 'z.js') }))).toBe(true)
  expect(await installLibrary(running, choice({ name: 'sheet', file: new File(['z'], 'z.css') }))).toBe(true)
  expect(globalsOf).toHaveBeenCalledTimes(3)
})

test('libraries from elsewhere come into the project in one step, and what does not come stays where it is', async () => {
  const cdn = (name: string, fileUrl: string) => library(name, { isCDN: true, isLocal: false, fileUrl })
  const { services, stored, text, said, names } = await open(
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

test('nobody is asked for libraries before it is agreed to; a search that fails empties the list', async () => {
  const { services, stored } = await open()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url.includes('broken')) return new Response('', { status: 500 })
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
  await userEvent.click(await screen.findByRole('button', { name: /^tool/ }, { timeout: 5000 }))
  expect(asked).toEqual([
    'https://api.cdnjs.com/libraries?search=tool&fields=filename%2Cdescription%2Cversion%2Cgithub',
  ])
  await userEvent.clear(screen.getByLabelText(messages.searchLibraries))
  await userEvent.type(screen.getByLabelText(messages.searchLibraries), 'broken')
  await waitFor(() => expect(services.toasts.shown.at(-1)?.message).toBe('Faild To Get Library'), { timeout: 5000 })
  expect(screen.queryByRole('button', { name: /^tool/ })).toBeNull()
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
  const { services, projects } = await open({ jsFooterLibs: [library('a')] })
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
  const { services, projects, said, names } = await open({ jsFooterLibs: [library('a')] })
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
  const { services, stored, text } = await open(
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
