import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { succeed } from '@pergola/contracts'
import type { Audit, AuditFailure, CanvasService, LongWork, Outcome, Project } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { PageChecks } from '../page-checks.tsx'

interface Room {
  readonly audit?: (work?: LongWork) => Outcome<Audit, AuditFailure> | Promise<Outcome<Audit, AuditFailure>>
  readonly files?: Readonly<Record<string, string>>
  readonly elements?: number
  readonly record?: Partial<Project>
}

/** The panel over a page of these elements, once it has been checked for the first time. */
export async function openChecks(
  children: readonly FakeElement[],
  { audit, files = {}, elements, record = {} }: Room = {},
) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site', files })
  await projects.open(id)
  await projects.createPage('about')
  const project = projects.state.getState().open?.project
  if (!project) throw new Error('the project is not open')
  const fake = createFakeCanvas({
    page: { tag: 'body', children },
    project: { ...project, ...record },
    pageName: 'index',
    files: { 'editor/pages/about.html': '<h2 id="team">Team</h2>' },
  })
  if (elements !== undefined) fake.state.set({ elements })
  let audits = 0
  const asked = async (work?: LongWork) => {
    audits += 1
    return audit?.(work) ?? succeed({ findings: [] })
  }
  const canvas: CanvasService = audit ? { ...fake, audit: asked } : fake
  const settings = createFakeSettings()
  const navigation = createFakeNavigation({ pageName: 'index' })
  // As the session of the editor does.
  navigation.state.subscribe(({ pageName }) => void canvas.load(pageName ?? 'index'))
  const toasts = createFakeToasts()
  render(<PageChecks {...{ canvas, projects, settings, navigation, toasts }} />)
  await screen.findByText(/^\d+ findings?$/)
  return { canvas: fake, projects, settings, navigation, toasts, audits: () => audits, user: userEvent.setup() }
}

export const link = (href: string): FakeElement => ({ tag: 'a', attributes: { href } })
export const image = (src: string): FakeElement => ({ tag: 'img', attributes: { src, alt: '' } })
export const group = (name: string) => screen.queryByRole('region', { name })
/** What the findings of a group say, each with how bad it is. */
export const texts = (name: string) =>
  [...(group(name)?.querySelectorAll('li > p:first-child') ?? [])].map((each) => each.textContent)
