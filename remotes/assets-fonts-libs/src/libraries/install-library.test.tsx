import { policyRefusal } from '@pergola/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { editedTypings } from './edited-typings.ts'
import { installLibrary } from './install-library.ts'
import { LibrariesInstaller } from './libraries-installer.tsx'
import type { LibraryChoice } from './library-choice.ts'
import { libraryMessages as messages } from './messages.ts'
import { choice, openProject, restrictedState } from './testing/open-project.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a file is chosen, gets its name and options, and stands in its list with its file in its folder', async () => {
  const { services, stored, text, said } = await openProject()
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

test('a server that says nothing is given up, and nothing is told or installed', async () => {
  const { services, said, names } = await openProject()
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Upload New' }))
  await userEvent.type(screen.getByLabelText(messages.url), 'https://x.test/slow.js')
  await userEvent.click(screen.getByRole('button', { name: 'Install Locally' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Install Locally' })).toHaveProperty('disabled', false))
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect([said(), names('jsFooterLibs')]).toEqual([[messages.installing], []])
})

test('an address suggests a name, which is never put over one that was typed', async () => {
  const { services } = await openProject()
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Upload New' }))
  const url = screen.getByLabelText(messages.url)
  const name = screen.getByLabelText(messages.name)
  await userEvent.type(url, 'https://x.test/jquery.min.js')
  expect(name).toHaveProperty('value', 'jquery')
  await userEvent.clear(name)
  expect(name).toHaveProperty('value', '')
  await userEvent.type(name, 'Mine')
  await userEvent.clear(url)
  await userEvent.type(url, 'https://x.test/other.css')
  expect(name).toHaveProperty('value', 'Mine')
  await userEvent.clear(name)
  await userEvent.type(url, '?v=2')
  expect(name).toHaveProperty('value', 'other')
})

test('an address is fetched once: what it is counts, not what it is called', async () => {
  const { services, stored, text, said } = await openProject()
  const answers: Record<string, [string, string, number]> = {
    '/a': ['.a{}', 'text/css; charset=utf-8', 200],
    '/b.js': ['var b', 'text/plain', 200],
    '/page.js': ['<p>', 'text/html', 200],
    '/gone.css': ['', 'text/css', 404],
    '/kept.js': ['', '', 0],
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const [body, type, status] = answers[new URL(url).pathname] ?? []
    if (body === undefined) throw new TypeError('refused')
    if (status === 0) {
      // The browser tells of it in a task of its own, behind the failure.
      const refusal = Object.assign(new Event('securitypolicyviolation'), { blockedURI: url })
      setTimeout(() => document.dispatchEvent(refusal))
      throw new TypeError('refused')
    }
    return new Response(body, { status: status ?? 200, headers: { 'content-type': type ?? '' } })
  })
  const install = (url: string, more: Partial<LibraryChoice> = {}) =>
    installLibrary(services, choice({ url, name: url.slice(15), ...more }))
  expect(await install('https://x.test/a')).toBe(true)
  expect(await install('https://x.test/b.js', { name: 'b', asCdn: true, async: true })).toBe(true)
  expect(await install('https://x.test/page.js')).toBe(false)
  expect(await install('https://x.test/gone.css')).toBe(false)
  expect(await install('https://x.test/silent.js')).toBe(false)
  expect(await install('javascript:alert(1)', { name: 'script' })).toBe(false)
  expect(await install('http://x.test/silent.js', { name: 'plain' })).toBe(false)
  expect(await install('http://x.test/kept.js', { name: 'kept' })).toBe(false)
  const details = services.toasts.shown.flatMap(({ detail }) => detail ?? [])
  expect(details).toEqual([
    `silent.js: ${messages.noAnswer}`,
    `script: ${messages.notAnAddress}`,
    `plain: ${messages.noAnswer}`,
    `kept: ${policyRefusal} Use https, or save the file and upload it.`,
  ])
  expect(said().slice(2)).toEqual([
    'It is not css or js lib!',
    'Faild To Fetch https://x.test/gone.css With Status Code : 404',
    ...Array<string>(4).fill('Failed To Install Library'),
  ])
  const { cssLibs, jsFooterLibs } = stored().project
  expect(cssLibs).toMatchObject([{ fileType: 'css', path: 'libs/css/a.css', isCDN: false }])
  expect(await text('libs/css/a.css')).toBe('.a{}')
  expect(jsFooterLibs).toMatchObject([{ isCDN: true, path: '', fileUrl: 'https://x.test/b.js', async: true }])
})

test('names: one global name is one library’s, hostile ones stay in their folder, a known one is asked about', async () => {
  const { services, stored, names, said, text } = await openProject()
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

test('a file with a syntax error says where, is installed only by who wants it, and costs nothing that was typed', async () => {
  const { services, names, said } = await openProject()
  const check = async (text: string) => [
    { from: text.indexOf('= 2'), to: 0, severity: 'error' as const, message: 'Unexpected token' },
  ]
  render(<LibrariesInstaller {...services} codeEditor={{ check }} onEdit={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Upload New' }))
  const [input] = screen.getAllByLabelText(messages.choose).filter((found) => found instanceof HTMLInputElement)
  if (!input) throw new Error('no field for files')
  await userEvent.upload(input, new File(['var a = 1\r\nvar b = = 2\nvar c'], 'newer.js'))
  services.dialogs.answer('cancel')
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  await waitFor(() => expect(services.dialogs.asked).toHaveLength(1))
  expect(services.dialogs.asked[0]?.message).toContain('Line 2, column 9, at “= 2”: Unexpected token.')
  expect(names('jsFooterLibs')).toEqual([])
  expect(said()).toEqual([messages.installing])
  expect(screen.getByLabelText(messages.name)).toHaveProperty('value', 'newer')
  services.dialogs.answer('confirm')
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  await waitFor(() => expect(said().at(-1)).toBe('Library Installed Successfully'))
  expect(names('jsFooterLibs')).toEqual(['newer'])
})

test('a file that is no text stays what it is, byte by byte', async () => {
  const { services, stored } = await openProject()
  const bytes = new Uint8Array([0x76, 0xff, 0xfe, 0x00])
  expect(await installLibrary(services, choice({ name: 'raw', file: new File([bytes], 'raw.js') }))).toBe(true)
  expect(new Uint8Array((await stored().files.get('libs/js/footer/raw.js')?.arrayBuffer()) ?? [])).toEqual(bytes)
})

test('a script runs alone to say its global name; its typings lie beside it, and one name is one library’s', async () => {
  const { services, stored, text, said, projects } = await openProject()
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
  expect(said().at(-1)).toBe(messages.noEnd('quiet'))
  expect(globalsOf).toHaveBeenCalledTimes(3)
  // Nothing of a project from elsewhere runs.
  const restricted = { ...running, projects: { ...projects, state: restrictedState(projects.state) } }
  expect(await installLibrary(restricted, choice({ name: 'mine', file: new File(['z'], 'z.js') }))).toBe(true)
  expect(await installLibrary(running, choice({ name: 'sheet', file: new File(['z'], 'z.css') }))).toBe(true)
  expect(globalsOf).toHaveBeenCalledTimes(3)
})

test('of a library whose text is edited, typings go along as it now says; no other file has any', async () => {
  const { services, text } = await openProject()
  const names: Record<string, string> = { before: 'Tool', after: 'Tools' }
  const preview = {
    globalsOf: async (script: string) => [{ name: names[script] ?? '', kind: 'value' as const, members: [] }],
  }
  const running = { ...services, preview }
  await installLibrary(running, choice({ name: 'tool', file: new File(['before'], 'x.js') }))
  const beside = await editedTypings(running, 'libs/js/footer/tool.js', 'after')
  expect(beside).toEqual({ 'types/tool/index.d.ts': 'declare const Tools: any\n' })
  expect(await text('types/tool/index.d.ts')).toBe('declare const Tool: any\n')
  expect(await editedTypings(running, 'global/global.js', 'after')).toEqual({})
})

test('of several names that are found the one that no other library has is taken', async () => {
  const { services, stored, said } = await openProject()
  const brought: Record<string, string[]> = { one: ['parts', 'One'], two: ['parts', 'Tool'], three: ['parts'] }
  const globalsOf = async (text: string) =>
    (brought[text] ?? []).map((name) => ({ name, kind: 'object' as const, members: [] }))
  const running = { ...services, preview: { globalsOf } }
  const install = (name: string, body: string) =>
    installLibrary(running, choice({ name, file: new File([body], `${name}.js`) }))
  expect(await install('x', 'one')).toBe(true)
  expect(await install('y', 'two')).toBe(true)
  expect(stored().project.jsFooterLibs.map(({ globalName }) => globalName)).toEqual(['parts', 'Tool'])
  expect(await install('z', 'three')).toBe(false)
  expect(said().at(-1)).toBe('This global name used before')
  services.dialogs.answer('confirm')
  expect(await install('x', 'one')).toBe(true)
  expect(stored().project.jsFooterLibs[0]?.globalName).toBe('parts')
})

test.each([
  ['export const a = 1', true],
  ['const a=1;export{a as default}', true],
  ['import x from "./x.js"\nx()', true],
  ['import"./x.js"', true],
  ['module.exports = 1; exports.a = 2', false],
  ['load().then(() => import("./x.js"))', false],
])('%s is told to be an ES module: %s', async (body, expected) => {
  const { services, said, stored } = await openProject()
  await installLibrary(services, choice({ name: 'thing', file: new File([body], 'thing.js') }))
  expect(said().includes(messages.isModule('thing'))).toBe(expected)
  expect(stored().project.jsFooterLibs[0]?.type).toBe(expected ? 'module' : 'text/javascript')
})

test('a script for Node that puts nothing on window is told as that, but only where it ran', async () => {
  const { services, said } = await openProject()
  const file = new File(['exports.a = require("b")'], 'tool.cjs.js')
  await installLibrary(services, choice({ name: 'unknown', file }))
  expect(said().at(-1)).toBe('Library Installed Successfully')
  const preview = { globalsOf: async () => [] }
  await installLibrary({ ...services, preview }, choice({ name: 'tool', file }))
  expect(said().at(-1)).toBe(messages.isCommonJs('tool'))
})
