import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { moveLibrary } from './edit-library.ts'
import { LibrariesInstaller } from './libraries-installer.tsx'
import { libraryMessages as messages } from './messages.ts'
import { removeLibrary } from './remove-library.ts'
import { library, openProject } from './testing/open-project.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the order of the list is changed by keys and by the menu; from foot to head the file goes along', async () => {
  const paths = ['a', 'b', 'c'].map((name) => `libs/js/footer/${name}.js`)
  const { services, stored, names } = await openProject(
    { jsFooterLibs: paths.map((path) => library(path.slice(15, 16), { path })), cssLibs: [library('s')] },
    Object.fromEntries(paths.map((path) => [path, path])),
  )
  render(<LibrariesInstaller {...services} onEdit={() => {}} />)
  screen.getByRole('button', { name: messages.drag('a') }).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(names('jsFooterLibs')).toEqual(['b', 'a', 'c']))
  // The keyboard goes along, so that the next press moves it on.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.drag('a') }))
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
  const { services, stored, said } = await openProject({
    jsFooterLibs: [library('a', { globalName: 'A' }), library('b')],
  })
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
  const { services, stored, said, names } = await openProject(
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
