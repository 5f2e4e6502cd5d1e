import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import {
  createFakeCanvas,
  createFakeCodeEditor,
  createFakeProjects,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { HelmetPanel } from './helmet-panel.tsx'

afterEach(cleanup)

async function open(given: { readOnly?: boolean; ownHead?: string } = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One', files: { 'assets/a.png': 'x' } }))
  const { project } = projects.state.getState().open!
  const index = project.pages['index']!
  const page = given.ownHead === undefined ? index : { ...index, pathes: { html: 'index.html', css: '', js: '' } }
  const canvas = createFakeCanvas({ project: { ...project, pages: { ...project.pages, index: page } } })
  if (given.ownHead !== undefined) canvas.source = () => ({ html: given.ownHead ?? '', css: '', js: '' })
  canvas.state.set({ readOnly: given.readOnly ?? false })
  const toasts = createFakeToasts()
  const codeEditor = createFakeCodeEditor(createElement)
  const assetPicker = { pick: async () => ({ path: 'assets/a.png', name: 'a.png' }) }
  const services = { canvas, projects, toasts, codeEditor, assetPicker }
  const view = render(<HelmetPanel {...services} />)
  const stored = () => canvas.record.getState().project?.pages['index']?.helmet
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { canvas, toasts, view, stored, type }
}

test('without a title the page is called as the site is, which is said before anything is typed', async () => {
  const { type } = await open()
  expect(screen.getByLabelText<HTMLInputElement>('Page Title').placeholder).toBe('One')
  const preview = () => screen.getByRole('region', { name: 'In search results' }).textContent
  expect(preview()).toContain('One')
  type('Page Title', 'Bread')
  expect(preview()).not.toContain('One')
})

test('what is typed is kept a moment later, as one step', async () => {
  const { canvas, stored, type } = await open()
  const before = canvas.state.getState().revision
  type('Page Title', 'Br')
  type('Page Title', 'Bread')
  type('Description', 'Daily')
  await waitFor(() => expect(stored()).toMatchObject({ title: 'Bread', description: 'Daily' }))
  expect(canvas.state.getState().revision).toBe(before + 1)
  expect(screen.getByText('5 characters, best 30–60')).toBeTruthy()
})

test('what was typed last is kept when the helmet closes', async () => {
  const { view, stored, type } = await open()
  type('Author', 'Ada')
  view.unmount()
  expect(stored()?.author).toBe('Ada')
})

test('what was typed is kept as its field is left, at once', async () => {
  const { stored, type } = await open()
  type('Author', 'Ada')
  fireEvent.blur(screen.getByLabelText('Author'))
  expect(stored()?.author).toBe('Ada')
})

test('the previews follow the fields and the tags', async () => {
  const { type } = await open()
  type('Page Title', 'Bread')
  const search = screen.getByRole('region', { name: 'In search results' })
  const shared = screen.getByRole('region', { name: 'Shared' })
  expect([search.textContent, shared.textContent].every((text) => text?.includes('Bread'))).toBe(true)
  type(
    'Custom Meta Tags',
    '<meta property="og:title" content="Shared bread"><meta property="og:image" content="./assets/a.png">',
  )
  expect(shared.textContent).toContain('Shared bread')
  expect(search.textContent).not.toContain('Shared bread')
  expect(shared.querySelector('img')?.getAttribute('src')).toContain('/assets/a.png')
  type('Custom Meta Tags', '<meta property="og:image" content="https://elsewhere.site/a.png">')
  expect(shared.querySelector('img')).toBeNull()
})

test('why no picture is shown is said: none is named, it is elsewhere, it is missing, it is none', async () => {
  const { type } = await open()
  const shared = screen.getByRole('region', { name: 'Shared' })
  const image = (address: string) => type('Custom Meta Tags', `<meta property="og:image" content="${address}">`)
  expect(shared.textContent).toContain('No picture: add og:image')
  image('https://cdn.example/a.png')
  expect(shared.textContent).toContain('Picture from another site')
  image('/\\[no address')
  expect(shared.textContent).toContain('Picture from another site')
  image('assets/gone.png')
  expect(shared.textContent).toContain('The project has no file assets/gone.png')
  image('assets/a.png')
  fireEvent.error(shared.querySelector('img')!)
  expect(shared.textContent).toContain('is no picture that can be shown')
})

test('social tags are added once, and what is said twice is pointed out', async () => {
  const { type } = await open()
  type('Page Title', 'Bread')
  await userEvent.click(screen.getByRole('button', { name: 'Add social tags' }))
  const editor = screen.getByLabelText<HTMLTextAreaElement>('Custom Meta Tags')
  expect(editor.value).toContain('<meta property="og:title" content="Bread">')
  expect(screen.queryByRole('button', { name: 'Add social tags' })).toBeNull()
  type('Custom Meta Tags', '<title>Again</title>')
  expect(screen.getByText(/say title as well/)).toBeTruthy()
})

test('a page with a head of its own is edited in place, with its other bytes as they were', async () => {
  const html = '<!doctype html>\n<HEAD>\n <title>Old</title></HEAD>\n<p>Text'
  const { canvas, type } = await open({ ownHead: html })
  expect(screen.getByLabelText<HTMLInputElement>('Page Title').value).toBe('Old')
  type('Page Title', 'New')
  await waitFor(() => expect(canvas.calls.at(-1)?.with[0]).toEqual({ html: html.replace('Old', 'New') }))
})

test('a reader reads', async () => {
  await open({ readOnly: true })
  expect(screen.getByLabelText<HTMLInputElement>('Page Title').disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Add social tags' })).toBeNull()
})

test.each([
  ['of the record', undefined],
  ['of a page with a head of its own', '<!doctype html>\n<html lang=en><title>x</title>'],
])('the language %s is chosen or typed', async (_where, ownHead) => {
  const { canvas, stored } = await open(ownHead === undefined ? {} : { ownHead })
  const written: unknown[] = []
  canvas.replaceSource = (source) => written.push(source)
  const field = screen.getByRole('combobox', { name: 'Language' })
  fireEvent.change(field, { target: { value: 'de-AT' } })
  fireEvent.blur(field)
  const kept = () => (ownHead === undefined ? stored()?.lang : written.at(-1))
  const expected = ownHead === undefined ? 'de-AT' : { html: ownHead.replace('lang=en', 'lang="de-AT"') }
  await waitFor(() => expect(kept()).toEqual(expected), { timeout: 20_000 })
})

test('a page that leaves the tags of its head out shows what is in it, and asks for no picture that it names', async () => {
  const { canvas, type } = await open({
    ownHead: '<!doctype html>\n<title>Bread</title>\n<meta property="og:image" content="./assets/a.png">\n<p>x',
  })
  const shown = screen.getByLabelText<HTMLTextAreaElement>('Head of the page')
  expect(shown.value).toContain('og:image')
  expect(screen.getByRole('region', { name: 'Shared' }).querySelector('img')).not.toBeNull()
  type('Head of the page', '\n<title>Rolls</title>')
  await waitFor(() =>
    expect(canvas.calls.at(-1)?.with[0]).toEqual({ html: '<!doctype html>\n<title>Rolls</title>\n<p>x' }),
  )
})

test('the share image is chosen like any image, and cleared without a trace', async () => {
  const { stored } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose share image' }))
  const tags =
    '<meta property="og:image" content="./assets/a.png">\n<meta name="twitter:card" content="summary_large_image">'
  await waitFor(() => expect(stored()?.customMetaTags).toBe(tags))
  expect(screen.getByRole('region', { name: 'Shared' }).querySelector('img')).not.toBeNull()
  await userEvent.clear(screen.getByLabelText('Share image'))
  await userEvent.tab()
  await waitFor(() => expect(stored()?.customMetaTags).not.toContain('og:image'))
})

test('what is shared is typed in fields, shown at once, and empty fields write nothing', async () => {
  const { stored, type } = await open()
  type('Shared title', 'Fresh ')
  type('Shared title', 'Fresh bread')
  expect(screen.getByRole('region', { name: 'Shared' }).textContent).toContain('Fresh bread')
  await waitFor(() => expect(stored()?.customMetaTags).toBe('<meta property="og:title" content="Fresh bread">'))
  type('Shared title', '')
  await waitFor(() => expect(stored()?.customMetaTags).toBe(''))
})

test('the address of the site is said once, shown in the previews, and refused where it is none', async () => {
  const { canvas } = await open()
  const field = screen.getByLabelText('Address of the site')
  await userEvent.type(field, 'javascript:alert(1){Enter}')
  expect(screen.getByText(/is no web address/)).toBeTruthy()
  expect(canvas.record.getState().project?.siteAddress).toBeUndefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'bread.example/shop{Enter}')
  expect(canvas.record.getState().project?.siteAddress).toBe('https://bread.example/shop/')
  expect(screen.getByRole('region', { name: 'In search results' }).textContent).toContain('bread.example/shop/')
  expect(screen.getByRole('region', { name: 'Shared' }).textContent).toContain('bread.example')
})

test('fields that stand among the tags of a head of its own do not write over one another', async () => {
  let html = '<!doctype html>\n<head>\n<title>Old</title>\n</head>\n<p>Text'
  const { canvas, type } = await open({ ownHead: html })
  canvas.source = () => ({ html, css: '', js: '' })
  canvas.replaceSource = (source) => {
    html = source.html ?? html
    canvas.state.set({ revision: canvas.state.getState().revision + 1 })
  }
  const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label))
  type('Shared title', 'A')
  leave('Shared title')
  type('Page Title', 'New')
  leave('Page Title')
  type('Shared title', 'B')
  leave('Shared title')
  const tags = '<title>New</title>\n<meta property="og:title" content="B">'
  await waitFor(() => expect(html).toBe(`<!doctype html>\n<head>\n${tags}\n</head>\n<p>Text`))
})
