import { expect, test } from 'vitest'
import { createRouterAddress } from './router-address.ts'

function room() {
  const steps: [string, boolean][] = []
  const address = createRouterAddress('/workspace/')
  const connect = () => address.connect((path, { replace }) => steps.push([path, replace]))
  return { address, steps, connect }
}

test('a step asked for before the router stands is made when it does, once', () => {
  const { address, steps, connect } = room()
  expect(address.path).toBe('/workspace')
  address.go('/add-blocks')
  expect(steps).toEqual([])
  connect()
  connect()
  expect(steps).toEqual([['/add-blocks', false]])
})

test('the same place twice leaves one entry in the history', () => {
  const { address, steps, connect } = room()
  connect()
  address.go('/workspace')
  address.go('/edite/styling', 'replace')
  address.go('/add-blocks')
  expect(steps).toEqual([
    ['/workspace', true],
    ['/edite/styling', true],
    ['/add-blocks', false],
  ])
})

test('whoever led the router to a place, it is told', () => {
  const { address } = room()
  const seen: string[] = []
  const end = address.subscribe((path) => seen.push(path))
  address.arrive('/preview/', '')
  end()
  address.arrive('/', '')
  expect(seen).toEqual(['/preview'])
  expect(address.path).toBe('/')
})

test('another project at the same place is a step of its own, another page of it is not', () => {
  const steps: [string, boolean][] = []
  const address = createRouterAddress('/add-blocks', '?project=one')
  address.connect((path, { replace }) => steps.push([path, replace]))
  address.go('/add-blocks', undefined, { projectId: 'one', pageName: 'index' })
  address.go('/add-blocks', 'replace', { projectId: 'one', pageName: 'about' })
  address.go('/add-blocks', undefined, { projectId: 'two', pageName: null })
  expect(steps).toEqual([
    ['/add-blocks?project=one', true],
    ['/add-blocks?project=one&page=about', true],
    ['/add-blocks?project=two', false],
  ])
})
