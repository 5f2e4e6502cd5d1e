import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'

export const remote = defineRemote({
  name: 'workspace',
  needs: ['projects', 'navigation', 'dialogs', 'toasts'],
  // An older frame knows no shared sites and no folders.
  wants: ['shares', 'folders'],
  activate(services) {
    const Workspace = lazy(async () => {
      const { WorkspaceScreen } = await import('./workspace-screen.tsx')
      return { default: () => <WorkspaceScreen {...services} /> }
    })
    const FileBrowser = lazy(async () => {
      const { FileBrowserScreen } = await import('./file-browser/file-browser-screen.tsx')
      return { default: () => <FileBrowserScreen {...services} /> }
    })

    return { views: { 'screen:workspace': Workspace, 'screen:file-browser': FileBrowser } }
  },
})
