import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findOthers } from '../property-search.tsx'
import { field, open, prepareStyling } from '../testing/styling-fixture.tsx'
import { browserProperties } from './browser-properties.ts'

prepareStyling()

async function openSection(declarations: Record<string, string> = {}) {
  const { hero, user } = open({ rules: [{ selector: '.hero', declarations }] })
  const header = screen.getByRole('button', { name: /^More properties/ })
  const marked = header.textContent?.includes('has values')
  await user.click(header)
  await screen.findByLabelText('Name')
  return { user, marked, hero }
}

test('those of the rule are listed and edited; of one the browser does not know nothing is taken away', async () => {
  const { hero, marked, user } = await openSection({ 'clip-path': 'circle(40%)', 'x-bogus': '1', gap: '4px' })
  expect(marked).toBe(true)
  await user.clear(field('clip-path'))
  await user.type(field('clip-path'), 'none{Enter}')
  expect(hero()).toEqual({ 'clip-path': 'none', 'x-bogus': '1', gap: '4px' })
  expect(field('x-bogus').value).toBe('1')
  await user.type(field('x-bogus'), '2{Enter}')
  expect(hero()).toEqual({ 'clip-path': 'none', 'x-bogus': '1', gap: '4px' })
  expect(screen.queryByLabelText('gap')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove x-bogus' }))
  expect(hero()).toEqual({ 'clip-path': 'none', gap: '4px' })
})

test('one is added by its name; one of another section is sent there, a refused value stays with its reason', async () => {
  const { hero, marked, user } = await openSection()
  expect(marked).toBe(false)
  await user.type(field('Name'), 'gap{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Its field stands in the section Layout.')
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Object-Fit{Enter}')
  await user.type(field('Value'), 'bogus{Enter}')
  expect(hero()).toEqual({})
  expect(screen.getByRole('alert').textContent).toContain('object-fit')
  await user.clear(field('Value'))
  await user.type(field('Value'), 'cover{Enter}')
  expect(hero()).toEqual({ 'object-fit': 'cover' })
  expect(field('object-fit').value).toBe('cover')
})

test('names come from the browser: once each, with dashes, a prefix only where it is needed', () => {
  const style = { objectFit: '', 'object-fit': '', webkitLineClamp: '', webkitFilter: '', filter: '', bogusName: '' }
  const names = browserProperties(style, (name) => !name.includes('bogus'))
  expect(names).toEqual(['-webkit-line-clamp', 'filter', 'object-fit'])
})

test('the search finds what no section has, who begins with the words first', () => {
  const names = ['-webkit-line-clamp', 'filter', 'line-break', 'object-fit']
  const [found] = findOthers('line', names)
  expect(found?.rows.map(({ property }) => property)).toEqual(['line-break', '-webkit-line-clamp'])
  expect(findOthers('fil', names)).toEqual([])
})
