import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createStore } from 'zustand'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fail, succeed } from '@pergola/contracts'
import type { SaveFailure } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { EncodingNote } from './encoding-note.tsx'
import { messages, reasons } from './messages.ts'

afterEach(cleanup)

const unsaved = { files: { 'index.html': '<meta charset="shift_jis"><xmp>é</xmp>' }, held: {} }
const change = { files: { 'index.html': '<meta charset="utf-8"><xmp>é</xmp>' } }

/** A page was edited; a save of it is refused for this reason. */
async function open(failure: SaveFailure, encoding?: string) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site' })
  await projects.open(id)
  const { pages } = projects.state.getState().open!.project
  if (encoding)
    await projects.save({ projectId: id, files: {}, record: { pages: { index: { ...pages['index']!, encoding } } } })
  const state = createStore(() => ({ ...projects.state.getState(), refused: failure }))
  const canvas = createFakeCanvas({ pageName: 'index' })
  canvas.state.set({ changed: true })
  const dialogs = createFakeDialogs()
  const toasts = createFakeToasts()
  const planUtf8 = vi.fn(async () => succeed({ change, left: [] }))
  const services = {
    canvas: Object.assign(canvas, { save: async () => fail(failure), unsaved: () => unsaved }),
    projects: { ...projects, state, planUtf8 },
    dialogs,
    navigation: createFakeNavigation({}),
    settings: createFakeSettings(),
    toasts,
  }
  render(<EncodingNote {...services} />)
  const convert = async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.convert }))
    dialogs.answer('confirm')
  }
  return { canvas, convert, planUtf8, toasts }
}

describe('EncodingNote', () => {
  test('converts what a save was refused for, from the text as the tab has it', async () => {
    const { canvas, convert, planUtf8, toasts } = await open('not-encodable')
    await convert()
    await waitFor(() => expect(toasts.shown.map(({ message }) => message)).toEqual([messages.converted]))
    expect(planUtf8).toHaveBeenCalledWith(unsaved)
    expect(canvas.calls).toContainEqual({ verb: 'changeFiles', with: [change, messages.converting] })
  })

  test('says why nothing was converted when the save is refused for another reason', async () => {
    const { convert, planUtf8, toasts } = await open('storage-full', 'shift_jis')
    await convert()
    await waitFor(() => expect(toasts.shown.map(({ detail }) => detail)).toEqual([reasons['storage-full']]))
    expect(planUtf8).not.toHaveBeenCalled()
  })
})
