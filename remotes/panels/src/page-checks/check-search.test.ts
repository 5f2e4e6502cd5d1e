import { expect, test } from 'vitest'
import type { Page, Project } from '@pergola/contracts'
import { createFakeCanvas, createFakeProjects } from '@pergola/contracts/testing'
import { checkSearch } from './check-search.ts'
import type { PageFacts } from './page-facts.ts'

const siteAddress = 'https://a.org/blog/'
const whole = { title: 'Bread', description: 'Daily' }

async function found(helmet: Partial<Page['helmet']>, record: Partial<Project> = { siteAddress }, h1 = 1) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  const index = project.pages['index']!
  const page = { ...index, helmet: { ...index.helmet, ...helmet } }
  const children = Array.from({ length: h1 }, () => ({ tag: 'h1' }))
  const canvas = createFakeCanvas({ project, pageName: 'index', page: { tag: 'body', children } })
  const facts = { page, project: { ...project, ...record } } as PageFacts
  return checkSearch(canvas, facts).map(({ key, nodes }) => [key, nodes.length])
}

test.each([
  ['a page with everything', whole, []],
  ['one that says it by its tags', { customMetaTags: '<title>A</title><meta name="description" content="B">' }, []],
  ['no title and no description', {}, ['search title', 'search description']],
  ['no title and no description, not to be listed', { robots: 'noindex' }, []],
  ['a long description', { ...whole, description: 'a'.repeat(161) }, ['search long']],
  ['a description of fitting length', { ...whole, description: 'a'.repeat(160) }, []],
  ['a canonical link of the site', { ...whole, customMetaTags: '<link rel="canonical" href="./">' }, []],
  ['that site itself', { ...whole, customMetaTags: '<link rel="canonical" href="https://a.org/blog">' }, []],
  ['another site', { ...whole, customMetaTags: '<link rel="canonical" href="https://b.org/">' }, ['search canonical']],
  ['a neighbour', { ...whole, customMetaTags: '<link rel="canonical" href="/blogs/">' }, ['search canonical']],
])('checkSearch of %s', async (_what, helmet, expected) => {
  expect((await found(helmet)).map(([key]) => key)).toEqual(expected)
})

test('checkSearch asks nothing of a site without an address', async () => {
  expect(await found({ customMetaTags: '<link rel="canonical" href="https://b.org/">' }, {})).toEqual([])
})

test('checkSearch names every heading of the first level where there are several', async () => {
  expect(await found(whole, {}, 2)).toEqual([['search h1', 2]])
})
