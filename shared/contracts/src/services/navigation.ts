import type { Readable } from '../readable.ts'
import type { RouteName } from '../routes.ts'

export interface NavigationState {
  readonly path: string
  readonly projectId: string | null
  readonly pageName: string | null
  /** The view in the left panel, `left:layers` for example; null when it is hidden. */
  readonly left?: `left:${string}` | null
}

export interface NavigationService {
  readonly state: Readable<NavigationState>
  go(route: RouteName): void
  /** Remembers project and page, then shows the editor with the blocks panel, or `route`. */
  openProject(projectId: string, pageName?: string, route?: RouteName): void
  openPage(pageName: string): void
  /** Shows a view in the left panel; null hides the panel. Absent in a frame without one. */
  showLeft?(slot: `left:${string}` | null): void
  /** Back to the workspace; forgets the current project. The caller has asked about unsaved changes. */
  leaveProject(): void
}
