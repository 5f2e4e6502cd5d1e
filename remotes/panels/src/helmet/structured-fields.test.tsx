import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { afterEach, expect, test } from 'vitest'
import { createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { StructuredFields } from './structured-fields.tsx'
import type { HelmetDraft } from './use-helmet.ts'

afterEach(cleanup)

async function open(given = '') {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const page = projects.state.getState().open!.project.pages['index']!
  const said = createStore(() => ({ tags: given }))

  function Held() {
    const values = { ...page.helmet, customMetaTags: useStore(said, ({ tags }) => tags) }
    const set: HelmetDraft['set'] = (_field, tags) => said.setState({ tags })
    const helmet: HelmetDraft = { isOwnHead: false, values, keep() {}, set }
    return <StructuredFields page={page} helmet={helmet} toasts={createFakeToasts()} readOnly={false} />
  }

  render(<Held />)
  return { tags: () => said.getState().tags }
}

async function choose(kind: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Add structured data' }))
  await userEvent.click(screen.getByRole('option', { name: kind }))
}

function write(label: string, value: string) {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

test('an article is added as its first field is filled, and goes with the last one emptied', async () => {
  const { tags } = await open('<meta name=x>')
  await choose('Article')
  expect(tags()).toBe('<meta name=x>')
  write('Author', 'Ada')
  expect(screen.getByText('Search engines pass over this without: Headline.')).toBeTruthy()
  write('Headline', 'Bread </script>')
  expect(tags()).toContain('"headline": "Bread \\u003c/script\\u003e"')
  expect(screen.queryByText(/pass over/)).toBeNull()
  write('Author', '')
  write('Headline', '')
  expect(tags()).toBe('<meta name=x>\n')
})

test('a value that is not fit is named, stays in its field and is not written', async () => {
  const { tags } = await open()
  await choose('Article')
  write('Headline', 'A')
  write('Published on', '31.12.2026')
  expect(screen.getByText('Write a date as 2026-12-31.')).toBeTruthy()
  expect([screen.getByLabelText<HTMLInputElement>('Published on').value, tags().includes('31')]).toEqual([
    '31.12.2026',
    false,
  ])
})

test('questions are added as rows', async () => {
  const { tags } = await open()
  await choose('Questions and answers')
  write('Question', 'Why?')
  await userEvent.type(screen.getByLabelText('Answer'), 'So.{Enter}')
  expect(tags()).toContain('"name": "Why?"')
})

test('what no form shows is shown as code, and stays as it is', async () => {
  const foreign = '<script type="application/ld+json">{"@type":"Recipe"}</script>'
  const { tags } = await open(foreign)
  expect(screen.getByText('{"@type":"Recipe"}')).toBeTruthy()
  await choose('Organisation')
  write('Name', 'A')
  expect(tags().startsWith(foreign)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Other JSON-LD' }))
  expect(tags()).not.toContain('Recipe')
})
