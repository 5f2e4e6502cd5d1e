import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Font, paths } from '@pergola/contracts'
import { FontsInstaller } from './fonts-installer.tsx'
import { loadCatalogue } from './google/catalogue.ts'
import { installAsCdn, installLocally } from './google/install-google.ts'
import { fontMessages as messages, fontProblems } from './messages.ts'
import { removeFonts } from './remove-fonts.ts'
import { brand, choose, fontFile, openProject } from './testing/open-project.ts'
import { standInForFontFace } from './testing/stand-in-for-font-face.ts'

standInForFontFace()

test('files say what they are, bear the name that was typed, and are installed with record, rule and link', async () => {
  const { services, labels, stored, css, html, said } = await openProject()
  render(<FontsInstaller {...services} />)
  await choose(fontFile('brand.woff2', brand), fontFile('page.ttf', '<p>'), fontFile('brand.zip', brand))
  const name = screen.getByLabelText(messages.name('brand.woff2'))
  await waitFor(() => expect(name).toHaveProperty('value', 'Brand'))
  expect(screen.getByText(fontProblems['not-a-font'])).toBeDefined()
  expect(screen.getByText(messages.wrongEnding)).toBeDefined()
  await userEvent.clear(name)
  await userEvent.type(name, 'House')
  await userEvent.click(screen.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(said()).toEqual([messages.done(1)]))
  expect(labels).toEqual(['Upload brand.woff2'])
  expect(stored().project.fonts).toMatchObject({
    'brand.woff2': { name: 'House', path: 'fonts/brand.woff2', weight: '700', style: 'italic', isCDN: false },
  })
  expect(await css()).toMatch(/^\/\* mine \*\/\n\n@font-face {\n {2}font-family: "House";/)
  expect(await html()).toContain('<link rel="stylesheet" href="./css/fonts.css"><link rel=stylesheet href=own.css>')
  // What was refused is still there to be read.
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('nothing to install is said, and so is a tab that only reads', async () => {
  const { services, projects, said } = await openProject()
  render(<FontsInstaller {...services} />)
  await choose(fontFile('page.ttf', '<p>'))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: messages.save }))
  expect(said()).toEqual(['Select Files To Install'])
  act(() => projects.setRole('reader'))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: messages.save })).toBeNull()
  expect(screen.getByText(messages.readOnly)).toBeTruthy()
})

const entry = (given: Partial<Font>): Font => ({
  id: 'x',
  name: 'X',
  url: '',
  fileName: '',
  path: '',
  isCDN: false,
  size: 0,
  ...given,
})

test('a deleted font takes its record, rule and file with it, and no file that is none of a font', async () => {
  const { services, projects, stored, dialogs, css } = await openProject()
  const fonts = {
    a: entry({ path: 'fonts/a.woff2' }),
    b: entry({ path: 'index.html' }),
    c: entry({ path: 'fonts/c.ttf' }),
  }
  const sheet = '/* mine */\n@font-face { font-family: X; src: url(../fonts/a.woff2) }\n'
  await projects.writeFile('fonts/a.woff2', new File(['a'], 'a'))
  await projects.writeFile('fonts/c.ttf', new File(['c'], 'c'))
  await projects.save({ projectId: stored().id, files: { [paths.fontsCss]: sheet }, record: { fonts } })
  projects.setRole('reader')
  const { unmount } = render(<FontsInstaller {...services} />)
  expect(screen.getByText('3 installed')).toBeTruthy()
  expect([...screen.queryAllByRole('checkbox'), ...screen.queryAllByRole('button', { name: /^Delete/ })]).toEqual([])
  unmount()
  projects.setRole('writer')
  dialogs.answer('confirm')
  expect(await removeFonts(services, new Set(['a', 'b']))).toBe(true)
  expect(dialogs.asked.at(-1)?.message).toContain(' and its file are removed')
  expect(Object.keys(stored().project.fonts)).toEqual(['c'])
  expect(await css()).toBe('/* mine */\n')
  const left = [...stored().files.keys()]
  expect(left).toEqual(expect.arrayContaining(['index.html', 'fonts/c.ttf']))
  expect(left).not.toContain('fonts/a.woff2')
})

test('a family of the built-in list comes as an address, or as a file that takes its place', async () => {
  const { services, stored, css } = await openProject()
  const families = await loadCatalogue()
  expect(families.length).toBeGreaterThan(1800)
  const family = families.find((each) => each.family === 'Open Sans')
  if (!family) throw new Error('no Open Sans')
  expect(await installAsCdn(services, { family, variants: ['regular', '700italic'], subset: 'latin' })).toBe(true)
  expect(stored().project.fonts['Open-Sans-700italic']).toMatchObject({
    url: 'https://cdn.jsdelivr.net/npm/@fontsource/open-sans@5/files/open-sans-latin-700-italic.woff2',
    isCDN: true,
    weight: '700',
    style: 'italic',
  })
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('-700-') ? new Response(JSON.stringify(brand)) : new Response('', { status: 404 }),
  )
  expect(await installLocally(services, { family, variants: ['regular', '700italic'], subset: 'latin' }, {})).toBe(true)
  expect(Object.keys(stored().project.fonts)).toEqual(['Open-Sans-regular', 'open-sans-latin-700-italic.woff2'])
  expect((await css()).match(/@font-face/g)).toHaveLength(2)
  expect(await css()).toContain('url("../fonts/open-sans-latin-700-italic.woff2") format("woff2")')
  expect(services.toasts.shown.at(-2)).toEqual({
    kind: 'error',
    message: messages.notFetched(['Open-Sans-regular']),
    detail: messages.notFetchedDetail,
  })
  // And back: the file goes.
  expect(await installAsCdn(services, { family, variants: ['700italic'], subset: 'latin' })).toBe(true)
  expect(Object.keys(stored().project.fonts)).toEqual(['Open-Sans-regular', 'Open-Sans-700italic'])
  expect([...stored().files.keys()].filter((path) => path.startsWith('fonts/'))).toEqual([])
})
