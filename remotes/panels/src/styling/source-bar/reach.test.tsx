import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fail, succeed, type StyleState, type StyleSurface } from '@pergola/contracts'
import { createFakeCanvas, createFakeDialogs, createFakeToasts, createState } from '@pergola/contracts/testing'
import { StylingProvider, type Styling } from '../styling-context.ts'
import { NameClass } from './name-class.tsx'
import { Reach } from './reach.tsx'

afterEach(cleanup)

function open(part: Partial<StyleState>, others = { elements: 0, pages: 0 }) {
  const home = { sheet: 'global/global.css', file: 'global/global.css', embedded: false, choices: [] }
  const chip = { name: 'card', selected: true, hasStyles: true }
  const state = createState({ home, classes: [chip], rule: null, ...part } as unknown as StyleState)
  const surface = { state, proposeClass: () => 'card-title', selectClass: vi.fn() } as unknown as StyleSurface
  const canvas = createFakeCanvas()
  const changeFiles = vi.fn(async () => fail('read-only' as const))
  const styling = { surface, canvas: { ...canvas, changeFiles }, hasUtilities: () => false } as unknown as Styling
  const countClass = vi.fn(async () => succeed(others))
  const planClassRename = vi.fn(async (_from: string, to: string) =>
    succeed({ change: { files: {} }, left: [], isTaken: to === 'card-title' }),
  )
  const services = {
    dialogs: createFakeDialogs(),
    toasts: createFakeToasts(),
    projects: { countClass, planClassRename },
  }
  render(
    <StylingProvider value={styling}>
      <Reach selected={1} projects={services.projects} />
      <NameClass {...services} />
    </StylingProvider>,
  )
  return { countClass, planClassRename, changeFiles }
}

describe('how much a rule styles', () => {
  test('elements of the other pages are told with theirs', async () => {
    const { countClass } = open({ reach: 3 }, { elements: 9, pages: 1 })
    expect(screen.getByText('Styles 3 elements of this page')).toBeTruthy()
    expect(await screen.findByText('Styles 12 elements, 2 pages')).toBeTruthy()
    expect(countClass.mock.calls).toEqual([
      [{ name: 'card', sheet: 'global/global.css', except: expect.any(String) as string }],
    ])
  })

  test('one element here is enough to tell of others elsewhere', async () => {
    open({ reach: 1 }, { elements: 1, pages: 1 })
    expect(await screen.findByText('Styles 2 elements, 2 pages')).toBeTruthy()
  })
})

describe('a rule that styles what is selected alone', () => {
  test('says nothing of others, once those of other pages are counted', async () => {
    const { countClass } = open({ reach: 1 })
    await vi.waitFor(() => expect(countClass).toHaveBeenCalled())
    expect(screen.queryByText(/^Styles/)).toBeNull()
  })
})

describe('a class that was made at random', () => {
  const classes = [{ name: 'inf-a1b2c', selected: true, hasStyles: true }]

  test('gets a readable name that nothing in the project has, by one press', async () => {
    const { planClassRename, changeFiles } = open({ classes })
    await userEvent.click(screen.getByRole('button', { name: 'Name it .card-title' }))
    expect(planClassRename.mock.calls).toEqual([
      ['inf-a1b2c', 'card-title'],
      ['inf-a1b2c', 'card-title-2'],
    ])
    expect(changeFiles).toHaveBeenCalledWith({ files: {} }, 'Rename class .inf-a1b2c to .card-title-2')
  })

  test.each(['card', 'inf-block', 'inf-container'])('%s has a name', (name) => {
    open({ classes: [{ name, selected: true, hasStyles: true }] })
    expect(screen.queryByRole('button', { name: /^Name it/ })).toBeNull()
  })
})
