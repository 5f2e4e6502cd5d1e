import { type Page, pagePaths, type ProjectsService } from '@pergola/contracts'
import { describe, expect, test, vi } from 'vitest'
import { createLocalStore } from '../local-store.ts'
import { createPusher } from './create-pusher.ts'

const page = (name: string, html: string) =>
  ({ id: name, name, pathes: { ...pagePaths(name), html } }) as unknown as Page

const pages = {
  start: page('start', 'index.html'),
  spaced: page('spaced', 'a b.html'),
  escaped: page('escaped', 'a%20b.html'),
}

test('a page of one origin is named by its path as it is stored: a name with %20 is not the one with a space', async () => {
  // This deployment has no second origin, so pages are shown as documents.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sandboxOrigin: null })))
  const projects = {
    state: { getState: () => ({ open: { id: 'p', project: { pages } } }) },
  } as unknown as ProjectsService
  const put = Object.values(pages).map(({ name, pathes }) => ({
    path: pathes.html,
    mime: 'text/html',
    bytes: new TextEncoder().encode(`<p>${name}`),
  }))
  const source = { changes: () => Promise.resolve({ generation: 1, reset: true, put, remove: [] }) }
  const pusher = createPusher(projects, source, createLocalStore(undefined))
  expect((await pusher.push('start')).ok).toBe(true)
  for (const { name, pathes } of Object.values(pages)) {
    const shown = await pusher.documentAt(pathes.html)
    expect([shown?.pageName, shown?.document.includes(`<p>${name}`)]).toEqual([name, true])
  }
  vi.unstubAllGlobals()
})

describe('pushes', () => {
  test('that are asked for at the same time come one after the other, each with the trust that holds by then', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sandboxOrigin: null })))
    const open = { id: 'p', trust: 'restricted', project: { pages } }
    const projects = { state: { getState: () => ({ open }) } } as unknown as ProjectsService
    const put = [{ path: 'index.html', mime: 'text/html', bytes: new TextEncoder().encode('<p>start') }]
    let underWay = 0
    let most = 0
    const source = {
      async changes() {
        underWay += 1
        most = Math.max(most, underWay)
        await Promise.resolve()
        open.trust = 'trusted'
        underWay -= 1
        return { generation: 1, reset: true, put, remove: [] }
      },
    }
    const pusher = createPusher(projects, source, createLocalStore(undefined))
    const shown = await Promise.all([pusher.push('start'), pusher.push('start')])
    expect(shown.map((each) => each.ok && each.value.isStill)).toEqual([true, false])
    expect(most).toBe(1)
    vi.unstubAllGlobals()
  })
})
