import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'
import { createAssetPicker } from './asset-picker/asset-picker.ts'
import { messages } from './messages.ts'

const filesManager = { slot: 'modal:files', title: messages.title } as const

export const remote = defineRemote({
  name: 'assets-fonts-libs',
  needs: ['assets', 'projects', 'dialogs', 'toasts', 'bus'],
  wants: ['canvas'],
  activate(services) {
    const Files = lazy(async () => {
      const { FilesManager } = await import('./files/files-manager.tsx')
      return { default: () => <FilesManager {...services} /> }
    })
    const Picker = lazy(async () => {
      const { AssetPickerView } = await import('./asset-picker/asset-picker-view.tsx')
      return { default: AssetPickerView(services) }
    })

    return {
      services: { assetPicker: createAssetPicker(services.dialogs) },
      views: { 'modal:files': Files, 'modal:asset-picker': Picker },
      commands: [
        {
          name: 'open:files-manager',
          label: messages.title,
          group: 'Project',
          when: () => services.projects.state.getState().open !== null,
          run: () => services.dialogs.open(filesManager),
        },
      ],
    }
  },
})
