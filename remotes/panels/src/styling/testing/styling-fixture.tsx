import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AnimationsService, ClassFinderService, ProjectsService, StyleSurface } from '@pergola/contracts'
import { createFakeCanvas, createFakeDialogs, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement, FakeRule } from '@pergola/contracts/testing'
import type { VariableProjects } from '../styling-context.ts'
import { StylingPanel } from '../styling-panel.tsx'

const opened: (() => void)[] = []

/** This window understands no CSS, so the verdicts come from here: nothing that says bogus is supported. */
export function prepareStyling(): void {
  beforeEach(() => {
    vi.stubGlobal('CSS', {
      supports: (...asked: string[]) => !asked.join(' ').includes('bogus'),
      escape: (text: string) => text,
    })
  })
  afterEach(() => {
    for (const close of opened.splice(0)) close()
    cleanup()
    vi.unstubAllGlobals()
  })
}

interface Setting {
  element?: FakeElement
  parent?: string
  rules?: FakeRule[]
  defaults?: Record<string, string>
  suggestions?: string[]
  sheets?: string[]
  customProperties?: Record<string, string>
  animations?: AnimationsService
  classFinder?: ClassFinderService
  projects?: Pick<ProjectsService, 'planClassRename' | 'siteClasses'> & VariableProjects
  moveRule?: StyleSurface['moveRule']
}

/** The panel over one element of class `hero`, which is selected. */
export function open({
  element,
  parent = 'body',
  rules = [],
  animations,
  classFinder,
  projects,
  moveRule,
  ...setting
}: Setting = {}) {
  const canvas = createFakeCanvas({
    page: { tag: parent, children: [element ?? { tag: 'section', classes: ['section', 'hero'] }] },
    rules,
    ...setting,
  })
  const dialogs = createFakeDialogs()
  const toasts = createFakeToasts()
  const assetPicker = { pick: async () => ({ path: 'assets/leaf.webp', name: 'leaf.webp' }) }
  if (moveRule) Object.assign(canvas.styles, { moveRule })
  canvas.select([2])
  const services = {
    canvas,
    dialogs,
    toasts,
    assetPicker,
    ...(animations && { animations }),
    ...(classFinder && { classFinder }),
    ...(projects && { projects }),
  }
  const run: string[] = []
  const commands = { find: () => ({ enabled: true }) as never, run: async (name: string) => void run.push(name) }
  const onWindow = vi.fn<() => void>()
  window.addEventListener('keydown', onWindow)
  opened.push(() => window.removeEventListener('keydown', onWindow))
  render(<StylingPanel {...services} commands={commands} />)
  const hero = (states: string[] = []) => canvas.styles.declarations('.hero', states)
  return { canvas, dialogs, toasts, hero, run, onWindow, styles: canvas.styles, user: userEvent.setup() }
}

export const addTarget = 'Add a class, :state or selector'
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const panel = () => screen.getByRole('region', { name: 'Styling' })
export const css = (text: string) => ({ clipboardData: { getData: () => text } })
export const openSection = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('button', { name, expanded: false }))
