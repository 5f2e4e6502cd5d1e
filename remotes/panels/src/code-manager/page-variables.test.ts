import { expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects } from '@pergola/contracts/testing'
import { pageVariables } from './page-variables.ts'

test('data of scopes and answers of models are variables, shortened, and what is no name is left out', async () => {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const scope = "{ count: 1, 'two words': 2 }"
  const page = { tag: 'body', children: [{ tag: 'div', attributes: { 'v-scope': scope } }] }
  const answer = { list: [1, 2, 3, 4, 5].map((id) => ({ id })) }
  const models = [
    { varName: 'posts', response: JSON.stringify(answer) },
    { varName: 'a b', response: 1 },
  ]
  const project = { ...projects.state.getState().open!.project, restAPIModels: models }
  const canvas = createFakeCanvas({ page, project })
  expect(pageVariables(canvas)).toBe(`var posts = {"list":[{"id":1},{"id":2},{"id":3}]};\nvar { count } = (${scope});`)
})
