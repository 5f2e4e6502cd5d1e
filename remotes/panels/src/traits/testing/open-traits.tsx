import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Project } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeCommands,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { TraitsPanel } from '../traits-panel.tsx'

/** The panel over one element of a page, which is selected, in a project with a second page. */
export async function openTraits(element: FakeElement, around: Readonly<Record<string, string>> = {}, place?: string) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  await projects.createPage('about')
  const { project } = projects.state.getState().open!
  const canvas = createFakeCanvas({
    page: { tag: 'body', attributes: around, children: [element] },
    project: place === undefined ? project : withIndexAt(project, place),
  })
  canvas.select([2])
  const toasts = createFakeToasts()
  const asked: unknown[] = []
  const assetPicker = {
    async pick(request: unknown) {
      asked.push(request)
      return { path: 'assets/photo.webp', name: 'photo.webp' }
    },
  }
  const commands = createFakeCommands()
  const settings = createFakeSettings()
  render(<TraitsPanel {...{ canvas, projects, toasts, assetPicker, commands, settings }} />)
  const node = () => canvas.page.nodes.get(2)!
  return { canvas, toasts, node, asked, settings, user: userEvent.setup() }
}

/** A start page that came with its project stands wherever it stood. */
function withIndexAt(project: Project, html: string): Project {
  const index = project.pages['index']!
  return { ...project, pages: { ...project.pages, index: { ...index, pathes: { ...index.pathes, html } } } }
}
