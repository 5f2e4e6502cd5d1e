import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'
import { spaceCommand } from './storage-space/show-space.ts'

export const remote = defineRemote({
  name: 'workspace',
  needs: ['projects', 'navigation', 'dialogs', 'toasts'],
  // An older frame knows no shared sites and no folders.
  wants: ['grapes', 'shares', 'folders'],
  activate(services) {
    const Workspace = lazy(async () => {
      const { WorkspaceScreen } = await import('./workspace-screen.tsx')
      return { default: () => <WorkspaceScreen {...services} /> }
    })
    const FileBrowser = lazy(async () => {
      const { FileBrowserScreen } = await import('./file-browser/file-browser-screen.tsx')
      return { default: () => <FileBrowserScreen {...services} /> }
    })

    const Space = lazy(async () => {
      const { StorageSpace } = await import('./storage-space/storage-space.tsx')
      return { default: () => <StorageSpace {...services} /> }
    })

    return {
      views: { 'screen:workspace': Workspace, 'screen:file-browser': FileBrowser, 'modal:storage': Space },
      commands: [spaceCommand(services.dialogs)],
    }
  },
})
