import { expect, test } from 'vitest'
import { createFakeCanvas, createFakeClassFinder, createFakeProjects } from '@pergola/contracts/testing'
import { fileWords } from './file-words.ts'

test('a file may name the classes of every sheet, its own properties and the assets from where it lies', async () => {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One', files: { 'assets/a b.png': 'x', 'global/x.css': '' } }))
  const classFinder = createFakeClassFinder(['row'])
  const services = { projects, canvas: createFakeCanvas(), classFinder }
  expect(fileWords(services, 'global/x.css', ':root { --brand: red; --brand: blue }')).toMatchObject({
    classes: ['row'],
    customProperties: ['--brand'],
    assets: ['../assets/a%20b.png'],
  })
  expect(classFinder.asked).toHaveLength(1)
})
