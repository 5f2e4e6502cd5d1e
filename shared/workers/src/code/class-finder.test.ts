import { createFakeProjects } from '@pergola/contracts/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createClassFinder } from './class-finder.ts'
import type { SheetText } from './code-verbs.ts'
import type { ClassSource } from './code-worker.ts'
import { createClassReader } from './read-classes.ts'

/** The worker's own reader without the thread between; what it was sent is kept. */
function createSource() {
  const sent: (readonly SheetText[])[] = []
  let hear: Parameters<ClassSource['read']>[1] = () => undefined
  const start = () =>
    createClassReader(
      ({ classes }) => hear(classes),
      async () => ['p-4', 'hero'],
    )
  let reader = start()
  const source: ClassSource = {
    async read({ sheets, utilities }, onClasses, signal) {
      sent.push(sheets)
      hear = onClasses
      return reader({ turn: sent.length, sheets, utilities }, { signal })
    },
  }
  return { source, sent, loseWorker: () => (reader = start()) }
}

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

async function open(files: Readonly<Record<string, string>>) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Bakery', files })
  await projects.open(id)
  const { source, ...worker } = createSource()
  const switched = { on: false }
  const finder = createClassFinder({ projects, source, utilities: () => switched.on })
  ends.push(finder.dispose)
  const classes = () => finder.state.getState().classes
  const finds = (css: string, expected: readonly string[]) => {
    finder.find([{ file: 'css/index.css', css }])
    return vi.waitFor(() => expect([...classes()]).toEqual(expected))
  }
  return { projects, id, finder, classes, finds, switched, ...worker }
}

const library = { 'libs/css/grid.css': '.row > .col\\:6 { a: b }', 'css/other.css': '.elsewhere{}' }

test('the page goes first, libraries and shared sheets follow, sheets of other pages are not read', async () => {
  const { finds } = await open({ ...library, 'global/global.css': '.brand,.hero{}' })
  await finds('.hero { & .hero-title { a: b } } @media print { .alone {} }', [
    'alone',
    'hero',
    'hero-title',
    'brand',
    'col:6',
    'row',
  ])
})

test('a sheet is sent again only when its text is another', async () => {
  const { finds, sent } = await open(library)
  await finds('.a{}', ['a', 'col:6', 'row'])
  await finds('.b{}', ['b', 'col:6', 'row'])
  expect(sent[1]?.filter(({ text }) => text !== null).map(({ path }) => path)).toEqual(['css/index.css'])
})

test('what a save changed is read', async () => {
  const { finds, projects, id } = await open(library)
  await finds('.a{}', ['a', 'col:6', 'row'])
  await projects.save({ projectId: id, files: { 'libs/css/grid.css': '.row{}', 'global/global.css': '.new{}' } })
  await finds('.a{}', ['a', 'new', 'row'])
})

test('a worker that took the place of a dead one gets all texts', async () => {
  const { finds, loseWorker } = await open(library)
  await finds('.a{}', ['a', 'col:6', 'row'])
  loseWorker()
  await finds('.b{}', ['b', 'col:6', 'row'])
})

test('of many classes the first can be chosen before the last are told', async () => {
  const { finder, classes } = await open({})
  const seen = new Set<number>()
  finder.state.subscribe((state) => seen.add(state.classes.length))
  const css = Array.from({ length: 10_000 }, (_none, index) => `.c${index}{}`).join('')
  finder.find([{ file: 'css/index.css', css }])
  await vi.waitFor(() => expect(classes()).toHaveLength(10_000))
  expect([...seen]).toEqual([0, 2000, 4000, 6000, 8000, 10_000])
})

test('another project starts without the classes of the one before', async () => {
  const { finds, projects, finder, classes } = await open(library)
  await finds('.a{}', ['a', 'col:6', 'row'])
  await projects.open(projects.seed({ name: 'Florist' }))
  finder.find([{ file: 'css/index.css', css: '.rose{}' }])
  await vi.waitFor(() => expect(classes()).toEqual(['rose']))
})

test('utilities come behind the classes of the project while they are switched on, and no name twice', async () => {
  const { finds, switched } = await open({ 'global/global.css': '.brand{}' })
  await finds('.hero {}', ['hero', 'brand'])
  switched.on = true
  await finds('.hero {}', ['hero', 'brand', 'p-4'])
  switched.on = false
  await finds('.hero {}', ['hero', 'brand'])
})
