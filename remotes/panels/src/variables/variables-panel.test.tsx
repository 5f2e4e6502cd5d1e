import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { succeed } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { siteVariables } from '@pergola/site/variables'
import { VariablesPanel } from './variables-panel.tsx'

beforeEach(() => {
  vi.stubGlobal('CSS', {
    supports: (property: string, value?: string) =>
      value === undefined ? !property.includes('(%') : property === 'color' && /^(?:#|red$|blue$)/.test(value),
    escape: (text: string) => text,
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const home = 'global/global.css'

/** The list draws what is in view, and nothing is in view here: what is looked at is what is written and told. */
async function open(css: string, isRead: Promise<void> = Promise.resolve()) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  const canvas = createFakeCanvas({ pageName: 'index', files: { [home]: css } })
  const text = async () => {
    const read = await canvas.readFile(home)
    return read.ok ? read.value : ''
  }
  const { project } = projects.state.getState().open!
  Object.assign(projects, {
    async siteVariables() {
      await isRead
      return succeed(await siteVariables({ project, files: [home], read: text }))
    },
  })
  const toasts = createFakeToasts()
  const services = {
    canvas,
    projects,
    toasts,
    dialogs: createFakeDialogs(),
    navigation: createFakeNavigation({ projectId: '1', pageName: 'index' }),
    settings: createFakeSettings(),
  }
  render(<VariablesPanel {...services} />)
  const user = userEvent.setup()
  const panel = within(screen.getByRole('region', { name: 'Variables' }))
  const add = async (name: string, value: string) => {
    await user.type(panel.getByLabelText('Name of the new variable'), name)
    if (value !== '') await user.type(panel.getByLabelText('Value of the new variable'), value)
    await user.keyboard('{Enter}')
  }
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  return { panel, add, text, told, toasts, canvas, user }
}

test('a name and a value make a variable in the root of the sheet of all pages, one step each', async () => {
  const { panel, add, text, canvas } = await open('p { top: 0 }\n')
  await panel.findByText('No variables yet')
  await add('brand', 'red')
  await waitFor(async () => expect(await text()).toBe(':root {\n  --brand: red;\n}\n\np { top: 0 }\n'))
  await add('--space', '1rem')
  await waitFor(async () => expect(await text()).toContain('--brand: red;\n  --space: 1rem;\n'))
  expect(canvas.calls.filter(({ verb }) => verb === 'changeFiles')).toHaveLength(2)
})

test('a declaration that is pasted into the name is a name and a value', async () => {
  const { panel, text, user } = await open('')
  await panel.findByText('No variables yet')
  await user.click(panel.getByLabelText('Name of the new variable'))
  await user.paste('--gap: 2px;')
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await text()).toBe(':root {\n  --gap: 2px;\n}\n'))
})

test('a name that is taken, one that is none, and a value that breaks out are told and change nothing', async () => {
  const css = ':root {\n  --a: red;\n}\n'
  const { panel, add, text, told } = await open(css)
  await panel.findByText('Base')
  await add('a', 'blue')
  await waitFor(() => expect(told()).toEqual(['warning: A variable --a is there already. Choose another name.']))
  await add('{Backspace}b c', '{Backspace}{Backspace}{Backspace}{Backspace}x')
  await waitFor(() => expect(told()).toHaveLength(2))
  await add('{Backspace}{Backspace}', '} p {{')
  await waitFor(() => expect(told().at(-1)).toBe('error: The variable could not be changed; nothing was written.'))
  expect(await text()).toBe(css)
})

test('whoever types before the files are read has it done once they are, and overwrites nothing', async () => {
  const css = ':root {\n  --a: red;\n}\n'
  let read = () => {}
  const { add, text, told, user } = await open(css, new Promise((resolve) => (read = resolve)))
  await add('a', 'blue')
  read()
  await waitFor(() => expect(told()).toEqual(['warning: A variable --a is there already. Choose another name.']))
  expect(await text()).toBe(css)
  await user.type(screen.getByLabelText('Name of the new variable'), 'b{Enter}')
  await waitFor(async () => expect(await text()).toContain('--ab: blue;'))
})

test('a file of tokens is one step: what is wrong is told by its path and the rest is taken', async () => {
  const { panel, text, told, toasts, canvas, user } = await open(':root {\n  --a: red;\n}\n')
  await panel.findByText('Base')
  const tokens = {
    a: { $type: 'color', $value: '#00f', $description: 'The logo' },
    b: { $type: 'color', $value: '{a}' },
    c: { $type: 'color', $value: '{gone}' },
    d: { $type: 'color', $value: 'red; } p { top: 0' },
  }
  const file = new File([JSON.stringify(tokens)], 'site.tokens.json', { type: 'application/json' })
  await user.upload(panel.getByLabelText('File of design tokens, Figma variables or CSS'), file)
  await waitFor(() =>
    expect(told()).toEqual([
      'success: site.tokens.json: 1 variable added, 1 set anew.',
      'error: 2 tokens were left out.',
    ]),
  )
  expect(toasts.shown.at(-1)?.detail).toContain('c refers to what is not in the file: gone')
  expect(await text()).toBe(':root {\n  --a: #00f;\n  --b: var(--a);\n}\n')
  expect(canvas.calls.filter(({ verb }) => verb === 'changeFiles')).toHaveLength(1)
})

test('a file of Figma is one step, too', async () => {
  const { panel, text, told, user } = await open(':root {\n  --a: red;\n}\n')
  await panel.findByText('Base')
  const variables = [
    { id: '1', name: 'a', type: 'COLOR', valuesByMode: { m: { r: 0, g: 0, b: 1, a: 1 } } },
    { id: '2', name: 'b', type: 'COLOR', valuesByMode: { m: { type: 'VARIABLE_ALIAS', id: '1' } } },
  ]
  const file = new File([JSON.stringify({ name: 'Site', modes: { m: 'Light' }, variables })], 'figma.json')
  await user.upload(panel.getByLabelText('File of design tokens, Figma variables or CSS'), file)
  await waitFor(() => expect(told()).toEqual(['success: figma.json: 1 variable added, 1 set anew.']))
  expect(await text()).toBe(':root {\n  --a: #0000ff;\n  --b: var(--a);\n}\n')
})

test('what is no file of tokens says so and changes nothing', async () => {
  const { panel, told, canvas, user } = await open('')
  await panel.findByText('No variables yet')
  await user.upload(panel.getByLabelText('File of design tokens, Figma variables or CSS'), new File(['{ no'], 'a.json'))
  await waitFor(() => expect(told()).toHaveLength(1))
  await user.upload(
    panel.getByLabelText('File of design tokens, Figma variables or CSS'),
    new File(['p { top: 0 }'], 'a.css'),
  )
  await waitFor(() => expect(told().at(-1)).toBe('warning: a.css has no variable in it.'))
  expect(canvas.calls.filter(({ verb }) => verb === 'changeFiles')).toEqual([])
})
