import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createFakeCanvas, createFakeProjects } from '@pergola/contracts/testing'
import { afterEach, expect, test } from 'vitest'
import { useSymbolPages } from './use-symbol-pages.ts'

afterEach(cleanup)

const menu = '<b inf-symbol-id="menu">Menu</b>'

test('a symbol is on the pages that hold it, whatever the record lists for them', async () => {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  // It comes while the canvas shows another one.
  const made = await projects.createPage('about')
  const about = made.ok ? made.value.pathes.html : ''
  const index = project.pages['index']!.pathes.html
  await projects.save({ projectId: projects.state.getState().open!.id, files: { [about]: menu } })
  const canvas = createFakeCanvas({ project, files: { [index]: `${menu}<i>${menu}</i>` } })
  const { result } = renderHook(() => useSymbolPages({ canvas, projects }))
  await waitFor(() => expect(result.current).toEqual(new Map([['menu', 2]])))
  await act(() => projects.save({ projectId: projects.state.getState().open!.id, files: { [about]: '<p></p>' } }))
  await waitFor(() => expect(result.current).toEqual(new Map([['menu', 1]])))
})
