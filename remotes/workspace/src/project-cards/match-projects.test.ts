import type { ProjectSummary } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { matchProjects } from './match-projects.ts'

const named = (name: string) => ({ name }) as ProjectSummary
const all = ['Résumé', 'Shop', 'Bookshop'].map(named)

test.each([
  ['an empty search keeps all', '  ', ['Résumé', 'Shop', 'Bookshop']],
  ['case is ignored and the order kept', 'SHOP', ['Shop', 'Bookshop']],
  ['accents are ignored', 'resume', ['Résumé']],
  ['nothing matches', 'blog', []],
])('%s', (_rule, typed, expected) => {
  expect(matchProjects(all, typed).map(({ name }) => name)).toEqual(expected)
})
