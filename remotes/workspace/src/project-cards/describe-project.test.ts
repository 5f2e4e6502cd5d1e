import type { ProjectSummary } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { describeProject } from './describe-project.ts'

const summary = (pages: number, size: number, editedAt: number) => ({ pages, size, editedAt }) as ProjectSummary
const now = 1_000_000_000_000

test.each([
  ['small and fresh', summary(1, 0, now - 5000), '1 page · 0 kB · just now'],
  ['hours', summary(3, 1_234_567, now - 2 * 3_600_000), '3 pages · 1.23 MB · 2 hours ago'],
  ['yesterday', summary(2, 999_499, now - 86_400_000), '2 pages · 999 kB · yesterday'],
  ['a clock set back', summary(2, 5000, now + 60_000), '2 pages · 5 kB · just now'],
])('%s', (_rule, project, expected) => {
  expect(describeProject(project, now)).toBe(expected)
})
