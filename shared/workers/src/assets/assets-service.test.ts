import { expect, test } from 'vitest'
import { createFakeProjects } from '@pergola/contracts/testing'
import { createAssetsService } from './assets-service.ts'

test('assets stand as a file manager has them: numbers by their value, case ignored', async () => {
  const projects = createFakeProjects()
  const names = ['pic-10.png', 'Zebra.png', 'pic-2.png', 'apple.png', 'icons/a.svg']
  const files = Object.fromEntries(names.map((name) => [`assets/${name}`, 'x']))
  await projects.open(projects.seed({ name: 'One', files }))
  const never = () => Promise.reject(new Error('nothing is asked'))
  const client = { ask: never, saved: () => undefined, measure: never, service: projects } as never
  const assets = createAssetsService(client, never as never)
  const listed = assets.state.getState().assets.map(({ name }) => name)
  expect(listed).toEqual(['apple.png', 'icons/a.svg', 'pic-2.png', 'pic-10.png', 'Zebra.png'])
  assets.dispose()
})
