import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { fail, succeed, type BlockInfo } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeProjects,
  createFakeToasts,
  createState,
} from '@pergola/contracts/testing'
import { BlocksPanel } from './blocks-panel.tsx'
import { askForSearch } from './search-wish.ts'

afterEach(cleanup)

const text = { id: 'text', label: 'Text', category: 'Basic', icon: 'M4 7V4h16v3' }
const hero = {
  ...text,
  id: 'hero/hero',
  label: 'Tall hero',
  category: 'Hero',
  section: { keywords: 'banner', html: '<section class="hero">Hi</section>', css: '.hero { color: red }' },
}

/** A canvas whose sections come with the given call, when they are let. */
function open({ comesWith = 1, let: gate = Promise.resolve() } = {}) {
  const fake = createFakeCanvas({ blocks: [text] })
  const blocks = createState<{ blocks: readonly BlockInfo[] }>({ blocks: [text] })
  const asked: string[] = []
  const canvas = {
    ...fake,
    blocks,
    async loadBlocks(which: string) {
      asked.push(which)
      await gate
      if (asked.length < comesWith) return fail('blocks-missing')
      blocks.set({ blocks: [text, hero] })
      return succeed()
    },
  }
  const services = { projects: createFakeProjects(), toasts: createFakeToasts(), dialogs: createFakeDialogs() }
  render(<BlocksPanel canvas={canvas} {...services} />)
  const inserted = () => fake.calls.filter(({ verb }) => verb === 'insertBlock').map((call) => call.with[0])
  return { asked, inserted }
}

describe('the sections of the panel', () => {
  test('are fetched when they are opened, and shown without the blocks', async () => {
    const { asked, inserted } = open()
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Sections' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Tall hero' }))
    expect(screen.queryByRole('button', { name: 'Text' })).toBeNull()
    expect(asked).toEqual(['sections'])
    expect(inserted()).toEqual(['hero/hero'])
  })

  test('are what somebody sees who asks for them by their key, with the search at hand', async () => {
    const { asked, inserted } = open()
    askForSearch('sections')
    await screen.findByRole('button', { name: 'Tall hero' })
    expect(asked).toEqual(['sections'])
    expect(screen.getByLabelText('Search blocks')).toBe(document.activeElement)
    await userEvent.keyboard('hero{Enter}')
    await expect.poll(inserted).toEqual(['hero/hero'])
  })

  test('can be asked for again where they could not be had', async () => {
    open({ comesWith: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Sections' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Tall hero' })).toBeTruthy()
  })

  test('are found by a search, whose Enter waits for them', async () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    const { inserted } = open({ let: promise })
    await userEvent.type(screen.getByLabelText('Search blocks'), 'banner{Enter}')
    expect(inserted()).toEqual([])
    resolve()
    await expect.poll(inserted).toEqual(['hero/hero'])
  })
})
