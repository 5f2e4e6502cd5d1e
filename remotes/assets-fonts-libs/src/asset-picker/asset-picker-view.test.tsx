import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeAssets, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { Asset, AssetRequest } from '@pergola/contracts'
import { messages } from '../messages.ts'
import { AssetCard } from '../assets/asset-card.tsx'
import { AssetPickerView } from './asset-picker-view.tsx'

afterEach(cleanup)

const file = (name: string, type = 'image/png') => new File(['x'.repeat(2000)], name, { type })

async function show(names: readonly string[], request: AssetRequest = { mime: 'image' }, role?: 'reader') {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One', files: {} })
  await projects.open(id)
  if (role) projects.setRole(role)
  const assets = createFakeAssets(
    '1',
    names.map((name) => file(name)),
  )
  const toasts = createFakeToasts()
  const answers: string[] = []
  const View = AssetPickerView({
    projects,
    assets,
    toasts,
    dialogs: createFakeDialogs(),
    onGallery: () => undefined,
  })
  const pending = { request, choose: ({ path }: { path: string }) => void answers.push(path) }
  render(<View argument={pending} close={() => undefined} />)
  return { answers, toasts }
}

const choose = () => screen.getByRole('button', { name: messages.choose })
const isDisabled = (button: HTMLElement) => button.hasAttribute('disabled')

describe('asset picker', () => {
  test('answers with Choose once a file is marked', async () => {
    const { answers } = await show(['a.png', 'b.png'])
    expect(isDisabled(choose())).toBe(true)
    await userEvent.type(screen.getByRole('textbox', { name: messages.search }), 'b.')
    await userEvent.click(choose())
    expect(answers).toEqual(['assets/b.png'])
  })

  test('answers with Enter in the search when one file is left', async () => {
    const { answers } = await show(['photo-1.png', 'photo-2.png'])
    await userEvent.type(screen.getByRole('textbox', { name: messages.search }), 'photo{Enter}')
    expect(answers).toEqual([])
    await userEvent.keyboard('-2{Enter}')
    expect(answers).toEqual(['assets/photo-2.png'])
  })

  test('marks what is uploaded in it', async () => {
    const { answers } = await show(['a.png'])
    const field = screen.getByLabelText(messages.upload, { selector: 'input' })
    expect(field.getAttribute('accept')).toBe('image/*')
    await userEvent.upload(field, [file('new.png'), file('newer.png')])
    await screen.findByText('new.png', { selector: 'form > div > span' })
    await userEvent.click(choose())
    expect(answers).toEqual(['assets/new.png'])
  })

  test('takes files that are dropped, and says which of them cannot be chosen', async () => {
    const { toasts } = await show([])
    const form = choose().closest('form') as HTMLElement
    fireEvent.drop(form, { dataTransfer: { files: [file('words.txt', 'text/plain')] } })
    await waitFor(() => expect(toasts.shown.map(({ message }) => message)).toContain(messages.otherKind('words.txt')))
    fireEvent.drop(form, { dataTransfer: { files: [file('drawn.svg', 'image/svg+xml')] } })
    await screen.findByText('drawn.svg', { selector: 'form > div > span' })
  })

  test('offers no upload in a tab that only reads', async () => {
    await show(['a.png'], {}, 'reader')
    expect(screen.queryByRole('button', { name: messages.upload })).toBeNull()
  })
})

describe('asset card that can be chosen', () => {
  function showCard(path: string | null) {
    const asset = { name: 'a.png', path: 'assets/a.png', type: 'image/png', size: 2000 } as Asset
    const [onApply, onChoose] = [vi.fn(), vi.fn()]
    render(<AssetCard asset={asset} url="/a.png" onApply={onApply} choice={{ path, onChoose }} />)
    return { onApply, onChoose, card: screen.getByRole('button', { name: /^a.png/ }) }
  }

  test('is marked with one click, and tells its size in kB', async () => {
    const { onApply, onChoose, card } = showCard(null)
    await userEvent.click(card)
    expect([onChoose.mock.calls.length, onApply.mock.calls.length]).toEqual([1, 0])
    expect([card.getAttribute('aria-pressed'), card.textContent]).toEqual(['false', 'a.png2 kB'])
    cleanup()
    expect(showCard('assets/a.png').card.getAttribute('aria-pressed')).toBe('true')
  })

  test('is taken with a double click, and with Enter', async () => {
    const { onApply, card } = showCard(null)
    await userEvent.dblClick(card)
    card.focus()
    await userEvent.keyboard('{Enter}')
    expect(onApply).toHaveBeenCalledTimes(2)
  })
})
