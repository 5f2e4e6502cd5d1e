import { routes } from '../routes.ts'
import type { NavigationService, NavigationState } from '../services/navigation.ts'
import { createState } from './create-state.ts'

export function createFakeNavigation(start: Partial<NavigationState> = {}): NavigationService {
  const state = createState<NavigationState>({ path: routes.workspace, projectId: null, pageName: null, ...start })
  return {
    state,
    go: (route) => state.set({ path: routes[route] }),
    openProject: (projectId, pageName = 'index', route = 'addBlocks') =>
      state.set({ projectId, pageName, path: routes[route] }),
    openPage: (pageName) => state.set({ pageName }),
    showLeft: (left) => state.set({ left }),
    leaveProject: () => state.set({ projectId: null, pageName: null, path: routes.workspace }),
  }
}
