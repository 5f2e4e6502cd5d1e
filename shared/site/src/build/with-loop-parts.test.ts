import { defaultSettings } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { buildSite } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'
import { withLoopParts } from './with-loop-parts.ts'

const looper = (name: string, count: string, inside: string) =>
  `<section inf-looper="" inf-loop-name="${name}" v-scope="{ ${name}: [] }"><p v-for="(item , index) in Object.values(${name} ?? []).slice(${count}Start, ${count}Start + ${count})" inf-loop-list="${name}" inf-loop-count-name="${count}" inf-loop-count-value="2">x</p>${inside}</section>\n`
const part = (more = '') => `<button inf-loop-part="more"${more} type="button">More</button>`
const copy = (inside: string) => `<div class=a inf-symbol-id="s">${inside}</div>`
const connected = (name: string, count: string) =>
  part().replace(
    '>',
    ` v-on:click="${count} += 2" v-bind:disabled="${count}Start + ${count} >= Object.values(${name} ?? []).length">`,
  )

test('each copy of a symbol is connected with the loop it stands in, and every other byte stays', () => {
  const other = `<P Class=b>&amp;</P>\n${looper('mine', 'own', part())}`
  const html = looper('posts', 'shown', copy(part())) + looper('pets', 'rows', copy(part())) + copy(part()) + other
  expect(withLoopParts(html)).toBe(
    looper('posts', 'shown', copy(connected('posts', 'shown'))) +
      looper('pets', 'rows', copy(connected('pets', 'rows'))) +
      copy(part()) +
      other,
  )
})

test('what it had for another loop goes, what a person wrote stays, and a loop of the symbol itself is its own', () => {
  const stale = part(' v-on:click="rows += 2"')
  const own = part(' v-on:click="mine()"')
  const inner = copy(looper('posts', 'shown', part()))
  const built = withLoopParts(looper('posts', 'shown', copy(stale) + copy(own)) + inner)
  expect(built).not.toContain('rows += 2')
  expect(built).toContain('v-on:click="shown += 2"')
  expect(built).toContain(copy(own))
  expect(built).toContain(inner)
})

async function idlePages(pages: Readonly<Record<string, string>>, change = (project: Project) => project) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const { index } = made.project.pages
  const named = Object.keys(pages).map((name) => {
    return [name, { ...index!, name, pathes: { ...index!.pathes, html: `editor/pages/${name}.html` } }] as const
  })
  const texts = Object.fromEntries(Object.entries(pages).map(([name, html]) => [`editor/pages/${name}.html`, html]))
  const told: string[] = []
  await buildSite({
    project: change({ ...made.project, pages: Object.fromEntries(named) }),
    files: memoryFiles({ ...made.files, ...texts }),
    settings: { ...defaultSettings(), disable_petite_vue: true },
    mode: 'export',
    runtime: {},
    actions: { names: [], script: () => '' },
    onIdleLoops: (page) => told.push(page),
  })
  return told
}

test('a page with companions that do nothing is told once, whatever connects them where it is built', async () => {
  const pages = {
    index: looper('posts', 'shown', part() + part()),
    own: part(' v-on:focus="mine()"'),
    field: '<input inf-loop-part="input" v-model="wanted">',
    symbol: looper('posts', 'shown', copy(part())),
    lost: copy(part()),
    none: '<p>inf-loop-part</p>',
    hidden: part(),
  }
  const hide = (project: Project) => {
    const hidden = { ...project.pages['hidden']!, hidden: true }
    return { ...project, pages: { ...project.pages, hidden } }
  }
  expect(await idlePages(pages, hide)).toEqual(['index', 'lost'])
})
