import type { Readable } from '../readable.ts'
import type { RouteName } from '../routes.ts'

export interface NavigationState {
  readonly path: string
  readonly projectId: string | null
  readonly pageName: string | null
}

export interface NavigationService {
  readonly state: Readable<NavigationState>
  go(route: RouteName): void
  /** Remembers project and page, then shows the editor with the blocks panel, or `route`. */
  openProject(projectId: string, pageName?: string, route?: RouteName): void
  openPage(pageName: string): void
  /** Back to the workspace; forgets the current project. The caller has asked about unsaved changes. */
  leaveProject(): void
}
