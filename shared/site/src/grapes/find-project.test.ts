import { limits } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { projectJsonProblem } from './find-project.ts'

describe('projectJsonProblem', () => {
  test.each([
    ['pages with frames', '{"pages":[{"frames":[{"component":{}}]}]}', null],
    ['pages with a component', '{"pages":[{"component":"<p></p>"}]}', null],
    ['components of before pages', '{"components":"[]","styles":[]}', null],
    ['names of an older storage', '{"gjs-components":"[]"}', null],
    ['a project below a key', '{"project":{"pages":[{"component":""}]}}', null],
    ['a package of npm', '{"name":"site","version":"1.0.0"}', 'no-project'],
    ['pages of something else', '{"pages":[{"url":"/"}]}', 'no-project'],
    ['a number', '5', 'no-project'],
    ['no JSON', '<html>', 'no-json'],
    ['brackets in a text', `{"html":"${'['.repeat(5000)}","css":""}`, null],
    ['an escaped quote before brackets', `{"html":"\\"${'['.repeat(5000)}","css":""}`, null],
    ['what nests without end', `{"pages":${'['.repeat(100_000)}`, 'too-deep'],
    ['what is larger than any project', ' '.repeat(limits.guest.characters + 1), 'too-large'],
  ])('of %s', (_what, text, expected) => {
    expect(projectJsonProblem(text)).toBe(expected)
  })
})
