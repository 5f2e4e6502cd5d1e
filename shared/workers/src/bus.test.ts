import { afterEach, expect, test } from 'vitest'
import { createBus, parseFact } from './bus.ts'
import type { TabBus } from './bus.ts'

const buses: TabBus[] = []
const open = (projectId?: string) => {
  const bus = createBus()
  if (projectId) bus.follow(projectId)
  buses.push(bus)
  return bus
}

afterEach(() => {
  for (const bus of buses.splice(0)) bus.dispose()
})

const saved = { projectId: '1', revision: 2, paths: ['css/a.css'] }

test('a fact reaches another tab with the same project, and this one', async () => {
  const [here, there] = [open('1'), open('1')]
  const own: unknown[] = []
  here.on('project.saved', (payload) => own.push(payload))
  const heard = new Promise((resolve) => there.onOther('project.saved', resolve))
  here.emit('project.saved', saved)
  expect(await heard).toEqual(saved)
  expect(own).toEqual([saved])
})

test('facts of one project are not heard by a tab with another; those of the workspace are', async () => {
  const [here, there] = [open('1'), open('2')]
  const heard: string[] = []
  there.on('project.saved', () => heard.push('saved'))
  const told = new Promise((resolve) => there.on('project.changed', resolve))
  here.emit('project.saved', saved)
  here.emit('project.changed', { projectId: '1' })
  await told
  expect(heard).toEqual([])
})

test('a tab is deaf to itself where it asked to be', () => {
  const bus = open('1')
  const heard: unknown[] = []
  bus.onOther('project.saved', (payload) => heard.push(payload))
  bus.emit('project.saved', saved)
  expect(heard).toEqual([])
})

test.each([
  ['no object', 'hello'],
  ['a fact nobody knows', { fact: 'project.exploded', payload: { projectId: '1' } }],
  ['a name of every object', { fact: 'toString', payload: {} }],
  ['a payload of another shape', { fact: 'project.saved', payload: { projectId: 1 } }],
])('%s is not a fact', (_what, message) => {
  expect(parseFact(message)).toBeNull()
})
