import { describe, expect, test } from 'vitest'
import { isSamePage, readNamedPage, searchOf } from './named-page.ts'

describe('the page that an address names', () => {
  test('is read as it was written, whatever the page is called', () => {
    for (const pageName of [null, 'about', 'über uns', 'a&b=c', '../x'])
      expect(readNamedPage(searchOf({ projectId: 'p-1', pageName }))).toEqual({ projectId: 'p-1', pageName })
  })

  test('is none without a project, or with one that is no id', () => {
    for (const search of ['', '?page=about', '?project=', '?project=../../x', `?project=${'a'.repeat(101)}`])
      expect(readNamedPage(search)).toBeNull()
  })

  test('is the start page without a name', () => {
    expect(searchOf({ projectId: 'p', pageName: 'index' })).toBe('?project=p')
    expect(isSamePage({ projectId: 'p', pageName: 'index' }, { projectId: 'p', pageName: null })).toBe(true)
    expect(isSamePage({ projectId: 'p', pageName: 'about' }, { projectId: 'p', pageName: null })).toBe(false)
  })
})
