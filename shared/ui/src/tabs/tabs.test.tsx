import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label, content: `Content of ${label}` }))

function Owner({ start = 'One' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <Tabs label="Parts" value={value} tabs={tabs} onChange={setValue} />
}

const focused = () => document.activeElement?.textContent

test('the strip is one stop; arrows walk it round, Enter opens', async () => {
  render(<Owner />)
  await userEvent.tab()
  expect(focused()).toBe('One')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Three')
  expect(screen.getByRole('tabpanel').textContent).toBe('Content of One')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('Content of Three')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Three')
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  expect(focused()).toBe('Three')
})

test('with no tab open the first one is the stop', async () => {
  render(<Owner start="" />)
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
  await userEvent.tab()
  expect(focused()).toBe('One')
})
