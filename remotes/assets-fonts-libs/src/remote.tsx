import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'
import type { ViewProps } from '@pergola/contracts'
import { createAssetPicker } from './asset-picker/asset-picker.ts'
import { fontMessages } from './fonts/messages.ts'
import { messages } from './messages.ts'

const fontsInstaller = { slot: 'modal:fonts', title: fontMessages.place } as const
const filesManager = { slot: 'modal:files', title: messages.title } as const

export const remote = defineRemote({
  name: 'assets-fonts-libs',
  needs: ['assets', 'projects', 'dialogs', 'toasts', 'bus'],
  wants: ['canvas', 'settings', 'codeEditor', 'classFinder'],
  activate(services) {
    const openFile = (path?: unknown) => {
      services.dialogs.open({ slot: 'modal:file-editor', title: messages.fileEditor, argument: path })
    }
    const Files = lazy(async () => {
      const { FilesManager } = await import('./files/files-manager.tsx')
      return { default: () => <FilesManager {...services} onOpen={openFile} /> }
    })
    const Editor = lazy(async () => {
      const { FileEditor } = await import('./file-editor/file-editor.tsx')
      return {
        default: ({ argument }: ViewProps) => (
          <FileEditor {...services} argument={argument} onBack={() => services.dialogs.open(filesManager)} />
        ),
      }
    })
    const Fonts = lazy(async () => {
      const { FontsInstaller } = await import('./fonts/fonts-installer.tsx')
      return { default: () => <FontsInstaller {...services} /> }
    })
    const Picker = lazy(async () => {
      const { AssetPickerView } = await import('./asset-picker/asset-picker-view.tsx')
      return { default: AssetPickerView({ ...services, onGallery: () => services.dialogs.open(filesManager) }) }
    })

    return {
      services: { assetPicker: createAssetPicker(services.dialogs) },
      views: { 'modal:files': Files, 'modal:file-editor': Editor, 'modal:fonts': Fonts, 'modal:asset-picker': Picker },
      commands: [
        {
          name: 'open:files-manager',
          label: messages.title,
          group: 'Project',
          when: () => services.projects.state.getState().open !== null,
          run: () => services.dialogs.open(filesManager),
        },
        {
          name: 'open:custom-font-installer',
          label: fontMessages.title,
          group: 'Project',
          when: () => services.projects.state.getState().open !== null,
          run: () => services.dialogs.open(fontsInstaller),
        },
        {
          name: 'open:file-editor:modal',
          label: messages.fileEditor,
          group: 'Project',
          when: () => services.projects.state.getState().open !== null,
          run: openFile,
        },
      ],
    }
  },
})
