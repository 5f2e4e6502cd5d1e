import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

afterEach(cleanup)

const suggestions = ['hero', 'header', 'footer']

function setup(value = '') {
  const onCommit = vi.fn()
  render(<Combobox label="Class" value={value} suggestions={suggestions} onCommit={onCommit} />)
  return { onCommit, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Class' }) }
}

test('free text is committed by Enter', async () => {
  const { onCommit, field } = setup()
  await userEvent.type(field, 'zebra{Enter}')
  expect(onCommit.mock.calls).toEqual([['zebra']])
})

test('free text that begins like a suggestion stays what was typed', async () => {
  const { onCommit, field } = setup()
  await userEvent.type(field, 'he{Enter}')
  expect(onCommit.mock.calls).toEqual([['he']])
})

test('leaving the field commits once', async () => {
  const { onCommit, field } = setup()
  await userEvent.type(field, 'hero2')
  await userEvent.tab()
  expect(onCommit.mock.calls).toEqual([['hero2']])
})

test('where it is to be said, the list says that nothing fits, which cannot be chosen and keeps no text out', async () => {
  const onCommit = vi.fn()
  render(
    <Combobox label="Class" value="" suggestions={suggestions} nothingFound="No items found" onCommit={onCommit} />,
  )
  const field = screen.getByRole('combobox', { name: 'Class' })
  await userEvent.type(field, 'zeb')
  const note = await screen.findByRole('option', { name: 'No items found' })
  expect(note.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(note)
  expect(onCommit).not.toHaveBeenCalled()
  await userEvent.type(field, 'ra{Enter}')
  expect(onCommit.mock.calls).toEqual([['zebra']])
  expect(screen.queryByRole('option')).toBeNull()
})

test('a suggestion can be chosen with the arrow keys', async () => {
  const { onCommit, field } = setup()
  await userEvent.type(field, 'foo')
  await screen.findByRole('option', { name: 'footer' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onCommit.mock.calls).toEqual([['footer']])
})

test('Escape takes the text back', async () => {
  const { onCommit, field } = setup('hero')
  await userEvent.type(field, 'x')
  await userEvent.keyboard('{Escape}')
  expect(field.value).toBe('hero')
  await userEvent.tab()
  expect(onCommit).not.toHaveBeenCalled()
})

test('a field that holds a suggestion offers all of them when it is opened', async () => {
  const { field } = setup('header')
  await userEvent.click(field)
  await screen.findByRole('option', { name: 'footer' })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(suggestions)
})

test('of very many, those that begin with what is typed are offered first, and never more than a list can show', async () => {
  const many = Array.from({ length: 50_000 }, (_none, index) => `item-${index}`)
  const value = (name: string) => ({ value: name, label: name })
  render(<Combobox label="Class" value="" suggestions={() => [...many, 'late', value('be-late')]} onCommit={vi.fn()} />)
  const field = screen.getByRole('combobox', { name: 'Class' })
  await userEvent.click(field)
  expect(await screen.findAllByRole('option')).toHaveLength(200)
  await userEvent.type(field, 'late')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['late', 'be-late'])
})
