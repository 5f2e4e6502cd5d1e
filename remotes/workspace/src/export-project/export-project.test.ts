import { succeed } from '@pergola/contracts'
import { createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { Answer } from '@pergola/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exportProject } from './export-project.ts'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

async function exporting(unfitNames: readonly string[], answer: Answer = 'cancel') {
  const [projects, toasts, dialogs] = [createFakeProjects(), createFakeToasts(), createFakeDialogs()]
  const id = projects.seed({ name: 'Site' })
  vi.spyOn(projects, 'exportZip').mockImplementation(async (_id, work) =>
    succeed({
      name: work?.safeNames ? 'safe.zip' : 'kept.zip',
      file: new File([], 'x'),
      unfitNames: work?.safeNames ? [] : unfitNames,
      namedIn: work?.safeNames ? ['app.js'] : [],
    }),
  )
  const [summary] = projects.state.getState().summaries.filter((each) => each.id === id)
  if (!summary) throw new Error('no project')
  dialogs.answer(answer)
  await exportProject({ projects, toasts, dialogs }, summary)
  return { asked: dialogs.asked, warnings: toasts.shown.filter(({ kind }) => kind === 'warning') }
}

describe('exportProject', () => {
  test('hands out names that every system unpacks without a question', async () => {
    expect((await exporting([])).asked).toEqual([])
    expect(saved).toEqual(['kept.zip'])
  })

  test('names those that some system cannot unpack, and packs safe ones where a person wants them', async () => {
    const { asked, warnings } = await exporting(['nul.html', 'a:b.html'], 'confirm')
    expect(asked[0]?.message).toMatch(/nul\.html, a:b\.html/)
    expect(saved).toEqual(['safe.zip'])
    expect(warnings[0]?.message).toMatch(/app\.js/)
  })

  test('keeps the names where a person wants that, and packs nothing that is given up', async () => {
    await exporting(['nul.html'], 'alternative')
    expect(saved).toEqual(['kept.zip'])
    await exporting(['nul.html'], 'cancel')
    expect(saved).toEqual(['kept.zip'])
  })
})
