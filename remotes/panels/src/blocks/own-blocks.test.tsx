import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fail } from '@pergola/contracts'
import type { Block } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { withBlockStyle, withoutBlockStyle } from '@pergola/site/symbols'
import { BlocksPanel } from './blocks-panel.tsx'
import { previewAddress } from './project-blocks.ts'
import { removeBlocks } from './remove-blocks.ts'

afterEach(cleanup)

const card: Block = {
  id: 'card',
  name: 'card',
  label: 'Card',
  category: 'symbols',
  type: 'symbol',
  media: '<svg viewBox="0 0 1 1" onload="x()"><script>x()</script></svg>',
  content: '',
  style: '',
  pathes: { content: 'editor/symbols/card/card.html', style: 'editor/symbols/card/card.css' },
}
const files = {
  'editor/pages/index.html': '<div inf-symbol-id="card">Card</div>\n<p>Text</p>',
  'editor/symbols/card/card.html': '<div inf-symbol-id="card">Card</div>',
  'editor/symbols/card/card.css': '.card { color: red }',
  'css/symbols.css': withBlockStyle('.mine {}\n', 'card', '.card { color: red }'),
}

async function open(given: { readOnly?: boolean; files?: Record<string, string>; takesElements?: boolean } = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  const canvas = createFakeCanvas({
    project: { ...project, blocks: { card }, symbols: { card } },
    files: given.files ?? files,
  })
  canvas.state.set({ readOnly: given.readOnly ?? false })
  const services = {
    canvas,
    projects,
    toasts: createFakeToasts(),
    dialogs: createFakeDialogs(),
    settings: createFakeSettings({ delete_symbols_after_delete_from_page: given.takesElements ?? false }),
  }
  render(<BlocksPanel {...services} />)
  const upload = (content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    return userEvent.upload(
      screen.getByLabelText('Import symbols or templates', { selector: 'input' }),
      new File([text], 'symbols.json', { type: 'application/json' }),
    )
  }
  const replaced = () => canvas.calls.filter(({ verb }) => verb === 'replaceFiles').map((call) => call.with[0])
  return { ...services, upload, replaced }
}

test('a block whose content did not come with the site says so, and brings nothing', async () => {
  const { canvas, toasts } = await open({ files: {} })
  const shown = await screen.findByRole('button', { name: 'Card', description: /did not come with this site/ })
  await userEvent.click(shown)
  expect(toasts.shown[0]?.message).toMatch(/^What it is made of did not come with this site/)
  expect(canvas.calls.filter(({ verb }) => verb === 'insertBlock')).toEqual([])
})

test('blocks of the project stand under their category, and are inserted like others', async () => {
  const { canvas } = await open()
  expect(screen.getByRole('button', { name: 'symbols' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Card' }))
  expect(canvas.calls.map(({ verb, with: given }) => [verb, given[0]])).toEqual([
    ['insertBlock', 'card'],
    ['focus', undefined],
  ])
})

test('a picture is an image and never markup', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'Card' })
  expect(button.querySelector('svg, script')).toBeNull()
  expect(button.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
  expect(['javascript:x()', 'https://a.b/track.gif', '<img src=x onerror=x()>', ''].map(previewAddress)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a picture that no browser can show makes room for the sign of every block', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'Card' })
  fireEvent.error(button.querySelector('img')!)
  expect(button.querySelector('img')).toBeNull()
  expect(button.querySelector('svg')).toBeTruthy()
})

test('an import writes texts, rules and records as one step, and what is there stays', async () => {
  const { canvas, toasts, upload, replaced } = await open()
  const revision = canvas.state.getState().revision
  const imported = {
    type: 'symbol',
    id: 'card',
    label: 'Other',
    content: '<b inf-symbol-id="card">B</b>',
    style: '.inf-abcde {}',
  }
  await upload([imported, { ...imported, type: 'template', id: '../x', label: 'Hero' }])
  await waitFor(() => expect(toasts.shown).toEqual([{ kind: 'success', message: '2 blocks imported' }]))
  expect(canvas.state.getState()).toMatchObject({ revision: revision + 1, changed: false })
  const { blocks, symbols } = canvas.record.getState().project!
  expect(Object.keys(blocks)).toEqual(['card', 'card-2', 'template-1'])
  expect(Object.keys(symbols)).toEqual(['card', 'card-2'])
  expect(replaced()[0]).toMatchObject({
    'editor/symbols/card-2/card-2.html': '<b inf-symbol-id="card-2">B</b>',
    'editor/templates/template-1/template-1.css': '.inf-abcde {}',
    'css/symbols.css': withBlockStyle(files['css/symbols.css'], 'card-2', '.inf-abcde {}'),
  })
  expect(screen.getByRole('button', { name: 'Hero' })).toBeTruthy()
})

test('what is imported is told from what is there by its name', async () => {
  const { canvas, upload } = await open()
  const again = { type: 'symbol', id: 'card', label: 'Card', content: '<b>B</b>' }
  await upload([again, { ...again, label: 'card' }, { ...again, type: 'template' }])
  const labels = () => Object.values(canvas.record.getState().project!.blocks).map(({ label }) => label)
  await waitFor(() => expect(labels()).toEqual(['Card', 'Card 2', 'card 3', 'Card']))
})

test.each(['{', '[]', '{"type":"symbol"}', '[{"content":"<p>"}]'])(
  '%s is an invalid file and changes nothing',
  async (text) => {
    const { toasts, upload, replaced } = await open()
    await upload(text)
    await waitFor(() => expect(toasts.shown[0]).toMatchObject({ kind: 'error', message: 'Invalid file' }))
    expect(replaced()).toEqual([])
  },
)

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Actions of Card' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const kept = ['<div>Card</div>\n<p>Text</p>', files['css/symbols.css']] as const
const gone = ['\n<p>Text</p>', '.mine {}\n'] as const

test.each([
  ['off', 'confirm', 'Its elements on the pages stay as plain elements.', kept],
  ['off', 'alternative', 'Its elements on the pages stay as plain elements.', gone],
  ['on', 'confirm', 'Its elements on the pages are deleted as well.', gone],
  ['on', 'alternative', 'Its elements on the pages are deleted as well.', kept],
] as const)(
  'with the setting %s a symbol is deleted as the question says, and the other way as alternative: %s',
  async (setting, answer, question, [page, sheet]) => {
    const { canvas, dialogs, toasts, replaced } = await open({ takesElements: setting === 'on' })
    dialogs.answer(answer)
    await choose('Delete')
    expect(dialogs.asked[0]?.message).toContain(question)
    await waitFor(() => expect(toasts.shown[0]?.message).toBe('Card Symbol removed successfully'))
    expect(canvas.state.getState().changed).toBe(false)
    expect(replaced()[0]).toEqual({
      'editor/pages/index.html': page,
      'css/symbols.css': sheet,
      'editor/symbols/card/card.html': null,
      'editor/symbols/card/card.css': null,
    })
    const { blocks, symbols } = canvas.record.getState().project!
    expect([blocks, symbols]).toEqual([{}, {}])
  },
)

test('Delete All asks, and a no changes nothing', async () => {
  const { dialogs, replaced } = await open()
  dialogs.answer('cancel')
  await userEvent.click(screen.getByRole('button', { name: 'Delete All' }))
  expect(dialogs.asked).toHaveLength(1)
  expect(replaced()).toEqual([])
})

test('a reader may export and not delete or import', async () => {
  await open({ readOnly: true })
  expect(screen.getByRole('button', { name: 'Export All' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Import symbols or templates' })).toBeNull()
})

test('the rules of one block come and go without touching others', () => {
  const sheet = withBlockStyle(withBlockStyle('a {}\n', 'one', '.one {}'), 'two', '.two {}')
  expect(withoutBlockStyle(sheet, 'one')).toBe(withBlockStyle('a {}\n', 'two', '.two {}'))
  expect(withoutBlockStyle(withoutBlockStyle(sheet, 'one'), 'two')).toBe('a {}\n')
  expect(withoutBlockStyle('a {}', 'one')).toBe('a {}')
})

test('a page that cannot be read stops a deletion: its elements would keep the mark of what is gone', async () => {
  const { canvas, projects, replaced } = await open()
  const readFile: typeof canvas.readFile = async (path) =>
    path === 'editor/pages/index.html' ? fail('worker-lost') : canvas.readFile(path)
  const project = canvas.record.getState().project!
  const removal = { canvas: { ...canvas, readFile }, projects, project, blocks: [card], onPages: 'marks' } as const
  const outcome = await removeBlocks(removal)
  expect(outcome).toMatchObject({ ok: false, failure: 'worker-lost' })
  expect(replaced()).toEqual([])
})

test('a page that came while another was open loses its elements with the others', async () => {
  const { canvas, projects, replaced } = await open()
  const made = await projects.createPage('late')
  const late = made.ok ? made.value.pathes.html : ''
  const readFile: typeof canvas.readFile = async (path) =>
    path === late ? projects.readText(path) : canvas.readFile(path)
  await projects.save({
    projectId: projects.state.getState().open!.id,
    files: { [late]: '<b inf-symbol-id="card"></b>!' },
  })
  const project = canvas.record.getState().project!
  await removeBlocks({ canvas: { ...canvas, readFile }, projects, project, blocks: [card], onPages: 'elements' })
  expect(replaced()[0]).toMatchObject({ [late]: '!', 'editor/pages/index.html': '\n<p>Text</p>' })
})
