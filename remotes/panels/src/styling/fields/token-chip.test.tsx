import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { succeed } from '@pergola/contracts'
import type { ProjectsService, VariableEdit } from '@pergola/contracts'
import { open, openSection, prepareStyling } from '../testing/styling-fixture.tsx'
import { tokenOf } from './token-chip.tsx'

prepareStyling()

const rule = (declarations: Record<string, string>) => [{ selector: '.hero', declarations }]

describe('a variable as a value', () => {
  test.each([
    ['var(--a)', '--a'],
    [' VAR( --a , red ) ', '--a'],
    ['1px var(--a)', null],
    ['calc(var(--a) * 2)', null],
    ['red', null],
  ])('%s is %s', (value, name) => {
    expect(tokenOf(value)).toBe(name)
  })

  test('is shown below its field with what it stands for, and detached in one step', async () => {
    const { hero, user } = open({ rules: rule({ color: 'var(--ink)' }), customProperties: { '--ink': '#123456' } })
    await openSection(user, /^Typography/)
    expect((await screen.findByLabelText<HTMLInputElement>('Color')).value).toBe('var(--ink)')
    expect(screen.getByTitle('--ink').parentElement?.textContent).toBe('ink#123456')
    await user.click(screen.getByRole('button', { name: 'Replace --ink by its value here' }))
    expect(hero()).toEqual({ color: '#123456' })
    expect(screen.queryByTitle('--ink')).toBeNull()
  })
})

describe('a value that the site spells out', () => {
  async function offer(value: string, uses: number) {
    const planVariables = vi.fn(async (_edit: VariableEdit) => succeed({ change: { files: {} }, uses, left: [] }))
    const projects: Partial<ProjectsService> = { planVariables }
    const { user } = open({ rules: rule({ color: value }), projects: projects as ProjectsService })
    await openSection(user, /^Typography/)
    fireEvent.pointerEnter((await screen.findByText('Color')).parentElement!)
    await screen.findByRole('dialog', { name: /color/ })
    return planVariables
  }

  test('three times or more is offered as a variable', async () => {
    const asked = await offer('#0a6cff', 12)
    expect(await screen.findByRole('button', { name: 'Used 12 times: make it a variable' })).toBeDefined()
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ kind: 'extract', property: 'color', value: '#0a6cff' })
  })

  test('less often, or as a word, is not', async () => {
    const asked = await offer('#0a6cff', 2)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: /make it a variable/ })).toBeNull()
  })
})
