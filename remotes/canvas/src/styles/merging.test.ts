import { limits } from '@pergola/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { createStyles } from './styles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const content = '<h1 class="title">Title</h1>\n'

async function open() {
  const opened = await openCore(content, { 'css/index.css': '.title { color: red; }\n' })
  const { core, page, find } = opened
  publishSelection(core, [find('h1')])
  const { surface } = createStyles(core, createSizing(core))
  surface.selectClass('title')
  const css = () => page.site.text('css/index.css') ?? ''
  return { core, page, surface, css, before: css() }
}

test('values typed faster than the debounce are one step', async () => {
  const { page, surface, css, before } = await open()
  for (const width of [1, 2, 3]) {
    surface.edit([{ property: 'width', value: `${width}px` }])
    vi.advanceTimersByTime(limits.styleDebounce - 1)
  }
  surface.edit([{ property: 'height', value: '9px' }])
  expect(css()).toContain('width: 3px')
  expect(css()).toContain('height: 9px')
  page.undo()
  expect(css()).toBe(before)
  page.redo()
  expect(css()).toContain('height: 9px')
})

test('values that take their time are steps of their own', async () => {
  const { page, surface, css } = await open()
  surface.edit([{ property: 'width', value: '1px' }])
  vi.advanceTimersByTime(limits.styleDebounce)
  surface.edit([{ property: 'width', value: '2px' }])
  page.undo()
  expect(css()).toContain('width: 1px')
})

test('an edit that changed nothing, another edit in between, an undo: nothing is joined over them', async () => {
  const { page, surface, css, before } = await open()
  surface.edit([{ property: 'width', value: '1px' }])
  vi.advanceTimersByTime(limits.styleDebounce)
  surface.edit([{ property: 'width', value: '1px' }])
  surface.edit([{ property: 'height', value: '2px' }])
  expect(css()).toContain('width: 1px')
  page.undo()
  expect(css()).toContain('width: 1px')
  surface.edit([{ property: 'height', value: '3px' }])
  page.undo()
  expect(css()).toContain('width: 1px')
  page.undo()
  expect(css()).toBe(before)
})

test('edits that cancel each other out leave no step, and the step before them stays', async () => {
  const { page, surface, css, before } = await open()
  surface.edit([{ property: 'width', value: '1px' }])
  vi.advanceTimersByTime(limits.styleDebounce)
  surface.edit([{ property: 'height', value: '2px' }])
  surface.edit([{ property: 'height', value: null }])
  surface.edit([{ property: 'color', value: 'blue' }])
  expect(css()).toContain('width: 1px')
  expect(css()).toContain('color: blue')
  page.undo()
  expect(css()).toContain('width: 1px')
  expect(css()).toContain('color: red')
  page.undo()
  expect(css()).toBe(before)
})
