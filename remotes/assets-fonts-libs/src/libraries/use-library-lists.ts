import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CanvasService, Project } from '@pergola/contracts'
import { currentProject } from './change-libraries.ts'
import type { LibraryServices } from './library-services.ts'

const noRecord = createStore<{ readonly project: Project | null }>(() => ({ project: null }))

/** As it is edited now, undo and redo included. */
export function useProject(services: Pick<LibraryServices, 'projects' | 'canvas'>): Project | null {
  useStore(services.projects.state, (state) => state.open?.project)
  useStore<CanvasService['record'] | typeof noRecord, Project | null>(services.canvas?.record ?? noRecord, recordOf)
  return currentProject(services)
}

const recordOf = ({ project }: { readonly project: Project | null }) => project
