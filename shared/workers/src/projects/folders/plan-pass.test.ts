import { describe, expect, test } from 'vitest'
import type { FolderChoice } from './folder-pass.ts'
import type { FolderLook } from './look-at-folder.ts'
import { planPass } from './plan-pass.ts'

interface Sides {
  readonly path: string
  /** Hashes as they were seen last. */
  readonly seen: { readonly disk: string | null; readonly ours: string | null; readonly left?: true } | null
  /** In the folder, and as the project writes it now. */
  readonly there: string | null
  readonly here: string | null
  /** What is stored in the project; what it writes, unless said. */
  readonly stored?: string | null
}

const pages = { index: 'index.html', about: 'about.html' }

function lookOf({ path, seen, there, here, stored = here }: Sides): FolderLook {
  const found = <Value>(value: Value | null) => new Map(value === null ? [] : [[path, value]])
  const project = {
    pages: Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, { name, pathes: { html } }])),
  }
  const manifest = { files: found(stored === null ? null : { hash: stored }) }
  const files = found(there === null ? null : new File([there], path))
  return {
    outputs: found(here === null ? null : { hash: here }),
    hashes: found(there),
    rows: found(seen && { path, base: null, ...seen }),
    disk: { state: () => ({ project, manifest }) },
    folder: { files, leftAlone: [] },
  } as unknown as FolderLook
}

const nobody = { choices: [], agreed: [], kept: [] }

async function plan(sides: Sides, answers: Partial<Parameters<typeof planPass>[1]> = {}) {
  const { take, remove, removals, conflicts, write, removedPages, leave } = await planPass(lookOf(sides), {
    ...nobody,
    ...answers,
  })
  const kinds = conflicts.map(({ kind }) => kind)
  return { take: [...take], remove, removals, conflicts: kinds, write, removedPages, leave }
}

const nothing = { take: [], remove: [], removals: [], conflicts: [], write: [], removedPages: [], leave: [] }
const same = { disk: 'a', ours: 'a' }
const style = { path: 'css/a.css', seen: same }

describe('a file that was deleted in the folder', () => {
  test('goes from the project where nobody edited it', async () => {
    expect(await plan({ ...style, there: null, here: 'a' })).toEqual({ ...nothing, take: [['css/a.css', null]] })
  })

  test.each<[string, Sides]>([
    ['was edited in the project', { ...style, there: null, here: 'b' }],
    ['was edited in a way that what is written does not show', { ...style, there: null, here: 'a', stored: 'b' }],
    ['was left to itself, and edited', { ...style, seen: { ...same, left: true }, there: null, here: 'b' }],
    ['is written otherwise than before', { ...style, there: null, here: 'b', stored: 'a' }],
    ['is a page', { path: pages.about, seen: same, there: null, here: 'a' }],
    ['is a page that was edited', { path: pages.about, seen: same, there: null, here: 'b' }],
    ['is made by the project alone', { path: 'js/runtime.js', seen: same, there: null, here: 'a', stored: null }],
  ])('is asked about where it %s', async (_rule, sides) => {
    expect(await plan(sides)).toEqual({ ...nothing, conflicts: ['removed-there'] })
  })

  test('is asked about where it is the first page', async () => {
    const sides = { path: pages.index, seen: same, there: null, here: 'a' }
    expect(await plan(sides)).toEqual({ ...nothing, conflicts: ['start-removed'] })
  })

  test('goes where a person says so, and only as long as both sides are what they saw', async () => {
    const choice: FolderChoice = { path: 'css/a.css', kind: 'removed-there', keep: 'theirs', there: null, here: 'b' }
    const asked = { choices: [choice] }
    expect((await plan({ ...style, there: null, here: 'b' }, asked)).take).toEqual([['css/a.css', null]])
    expect(await plan({ ...style, there: null, here: 'c' }, asked)).toEqual({
      ...nothing,
      conflicts: ['removed-there'],
    })
    const mine = { choices: [{ ...choice, keep: 'mine' as const }] }
    expect(await plan({ ...style, there: null, here: 'b' }, mine)).toEqual({ ...nothing, write: ['css/a.css'] })
  })
})

describe('a file that was deleted in the project', () => {
  const gone = { ...style, there: 'a', here: null }

  test('stays in the folder until a person agrees, or for good', async () => {
    expect(await plan(gone)).toEqual({ ...nothing, removals: ['css/a.css'] })
    expect(await plan(gone, { agreed: ['css/b.css'] })).toEqual({ ...nothing, removals: ['css/a.css'] })
    expect(await plan(gone, { agreed: ['css/a.css'] })).toEqual({ ...nothing, remove: ['css/a.css'] })
    expect(await plan(gone, { kept: ['css/a.css'] })).toEqual({ ...nothing, leave: ['css/a.css'] })
  })

  test('is not removed there where it was edited in the folder, whatever was agreed to before', async () => {
    const edited = { ...gone, there: 'b' }
    expect(await plan(edited, { agreed: ['css/a.css'] })).toEqual({ ...nothing, conflicts: ['removed-here'] })
  })
})
