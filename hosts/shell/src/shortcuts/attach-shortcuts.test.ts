import type { Command } from '@pergola/contracts'
import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCommands } from '../services/create-commands.ts'
import { attachShortcuts, toBinding } from './attach-shortcuts.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
})

function setup(command: Partial<Command>, inEditor = true) {
  const run = vi.fn()
  const commands = createCommands()
  ends.push(attachShortcuts({ target: window, commands, inEditor: () => inEditor }))
  commands.register([{ name: 'it', label: 'It', ...command, run }])
  return run
}

function focused(markup: string): Element {
  document.body.innerHTML = markup
  const element = document.body.querySelector('[data-here]') ?? document.body
  return element
}

test.each([
  ['Mod+Shift+Z', '$mod+Shift+Z'],
  ['Ctrl+Alt+O', 'Control+Alt+O'],
  ['Delete', 'Delete'],
  ['Mod+\\', '$mod+\\'],
])('%s is %s to the library', (keys, binding) => {
  expect(toBinding(keys)).toBe(binding)
})

test('a key runs the command registered for it, also one that came later', () => {
  const run = setup({ keys: ['Mod+S'] })
  fireEvent.keyDown(focused('<p data-here></p>'), { key: 's', code: 'KeyS', ctrlKey: true })
  expect(run).toHaveBeenCalledTimes(1)
})

test.each(['<input data-here>', '<textarea data-here></textarea>', '<div contenteditable data-here></div>'])(
  'a letter typed into %s stays a letter',
  (markup) => {
    const run = setup({ keys: ['A'] })
    fireEvent.keyDown(focused(markup), { key: 'a', code: 'KeyA' })
    expect(run).not.toHaveBeenCalled()
  },
)

test('a command for fields answers in them', () => {
  const run = setup({ keys: ['Mod+K'], inFields: true })
  fireEvent.keyDown(focused('<input data-here>'), { key: 'k', code: 'KeyK', ctrlKey: true })
  expect(run).toHaveBeenCalledTimes(1)
})

test('what is half typed in a field is taken before its command runs, and the caret stays in the field', () => {
  const order: string[] = []
  const run = setup({ keys: ['Mod+S'], inFields: true })
  run.mockImplementation(() => order.push('run'))
  const field = focused('<input data-here>') as HTMLInputElement
  field.focus()
  field.addEventListener('blur', () => order.push('taken'))
  fireEvent.keyDown(field, { key: 's', code: 'KeyS', ctrlKey: true })
  expect(order).toEqual(['taken', 'run'])
  expect(document.activeElement).toBe(field)
})

test('keys inside a dialog do not reach the page behind it', () => {
  const run = setup({ keys: ['Delete'] })
  fireEvent.keyDown(focused('<div role="dialog"><button data-here></button></div>'), { key: 'Delete', code: 'Delete' })
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['Delete', 1],
  ['ArrowUp', 3],
])('%s that is held runs its command %d times in three', (key, times) => {
  const run = setup({ keys: [key] })
  for (const repeat of [false, true, true]) {
    expect(fireEvent.keyDown(focused('<p data-here></p>'), { key, code: key, repeat })).toBe(false)
  }
  expect(run).toHaveBeenCalledTimes(times)
})

test('a disabled command does not run, and the browser does not take its key either', () => {
  const run = setup({ keys: ['Mod+S'], when: () => false })
  const passed = fireEvent.keyDown(focused('<p data-here></p>'), { key: 's', code: 'KeyS', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
  expect(passed).toBe(false)
})

test('outside the editor the keys of the page rest', () => {
  const run = setup({ keys: ['A'] }, false)
  fireEvent.keyDown(focused('<p data-here></p>'), { key: 'a', code: 'KeyA' })
  expect(run).not.toHaveBeenCalled()
})

describe('undo in a field', () => {
  const undo = { keys: ['Mod+Z'], history: 'undo' } as const
  const redo = { keys: ['Mod+Y', 'Mod+Shift+Z'], history: 'redo' } as const

  function press(target: Element, key = 'z') {
    return fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ctrlKey: true })
  }

  async function focusedField(markup = '<input data-here value="red">') {
    const field = focused(markup) as HTMLInputElement
    field.focus()
    fireEvent.focusIn(field)
    // What knows of the field's own steps comes with the first that has the focus.
    await vi.dynamicImportSettled()
    return field
  }

  async function typed(text: string, markup?: string) {
    const field = await focusedField(markup)
    await userEvent.type(field, text)
    return field
  }

  test.each([
    ['input', '<input data-here>'],
    ['search', '<input type="search" data-here>'],
    ['textarea', '<textarea data-here></textarea>'],
    ['checkbox', '<input type="checkbox" data-here>'],
    ['range', '<input type="range" data-here>'],
    ['select', '<select data-here></select>'],
    ['code', '<div contenteditable data-shares-undo="true"><p data-here></p></div>'],
    ['field of a popover', '<div role="dialog"><input data-here></div>'],
  ])('with nothing typed in it the page undoes: %s', async (_kind, markup) => {
    const run = setup(undo)
    const field = await focusedField(markup)
    const left = vi.fn()
    field.addEventListener('blur', left)
    expect(press(field)).toBe(false)
    expect(run).toHaveBeenCalledTimes(1)
    expect(left).not.toHaveBeenCalled()
  })

  test.each([
    ['a text', '<div contenteditable data-here></div>'],
    ['a field of a modal', '<div data-modal role="dialog"><input data-here></div>'],
    ['a field over a modal', '<div data-modal></div><div role="dialog"><input data-here></div>'],
  ])('keeps its key: %s', async (_kind, markup) => {
    const run = setup(undo)
    expect(press(await focusedField(markup))).toBe(true)
    expect(run).not.toHaveBeenCalled()
  })

  test("what is typed is the field's own until Enter takes it", async () => {
    const run = setup(undo)
    const field = await typed('dish')
    expect(press(field)).toBe(true)
    expect(run).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    press(field)
    expect(run).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field)
  })

  test('what is typed is no longer its own once its owner writes another text', async () => {
    const run = setup(undo)
    const field = await typed('12', '<input data-here>')
    field.value = '12px'
    press(field)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('what is typed is no longer its own once the field was left', async () => {
    const run = setup(undo)
    const field = await typed('12', '<input data-here>')
    field.blur()
    field.focus()
    press(field)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('what the browser undid it can redo, then the page can', async () => {
    const run = setup(redo)
    const field = await typed('dish')
    field.value = 'red'
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
    expect(press(field, 'y')).toBe(true)
    expect(run).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    press(field, 'y')
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('outside the editor a field keeps its key', async () => {
    const run = setup(undo, false)
    expect(press(await focusedField())).toBe(true)
    expect(run).not.toHaveBeenCalled()
  })
})
