import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'
import type { Command, OpenModal, Services, ViewProps } from '@pergola/contracts'
import { createAssetPicker } from './asset-picker/asset-picker.ts'
import type { PendingPick } from './asset-picker/asset-picker.ts'
import type { FileEditorServices } from './file-editor/file-editor-services.ts'
import type { FileEditorProps } from './file-editor/file-editor.tsx'
import type { LibraryServices } from './libraries/library-services.ts'
import { titles } from './titles.ts'

const fontsInstaller = { slot: 'modal:fonts', title: titles.fonts } as const
const libraryInstaller = { slot: 'modal:libraries', title: titles.libraries } as const
const filesManager = { slot: 'modal:files', title: titles.files } as const
const assetsManager = { slot: 'modal:assets', title: titles.assets, height: '500px' } as const

/** What the file editor is opened with, and where its way back leads. */
interface OpenedFile {
  readonly path: string
  readonly back: OpenModal
  /** What is selected in it. */
  readonly place?: FileEditorProps['place']
}

const pathIn = (argument: unknown) => (typeof argument === 'string' ? argument : undefined)

const windows = [
  { name: 'open:files-manager', modal: filesManager, keywords: 'assets media images pictures videos upload' },
  { name: 'open:custom-font-installer', modal: fontsInstaller, keywords: 'google typefaces' },
  { name: 'open:library-installer:modal', modal: libraryInstaller, keywords: 'packages scripts cdn plugins' },
]

/** Offered while a project is open. */
function commandsOf({ projects, dialogs }: Pick<Services, 'projects' | 'dialogs'>, openFile: Command['run']) {
  const when = () => projects.state.getState().open !== null
  const commands: Omit<Command, 'group' | 'when'>[] = [
    ...windows.map(({ name, modal, keywords }) => ({
      name,
      label: modal.title,
      keywords,
      run: () => dialogs.open(modal),
    })),
    { name: 'open:file-editor:modal', label: titles.fileEditor, run: openFile },
  ]
  return commands.map((command) => ({ ...command, group: 'Project', when }) satisfies Command)
}

/** A library that is edited as a text is a library still. */
async function loadFileEditor(services: FileEditorServices & LibraryServices) {
  const [{ FileEditor }, { editedTypings }] = await Promise.all([
    import('./file-editor/file-editor.tsx'),
    import('./libraries/edited-typings.ts'),
  ])
  const filesBeside = (path: string, text: string) => editedTypings(services, path, text)
  return (props: Pick<FileEditorProps, 'argument' | 'place' | 'onBack'>) => (
    <FileEditor {...services} filesBeside={filesBeside} {...props} />
  )
}

export const remote = defineRemote({
  name: 'assets-fonts-libs',
  needs: ['assets', 'projects', 'dialogs', 'toasts', 'bus'],
  wants: ['canvas', 'settings', 'codeEditor', 'classFinder', 'preview', 'commands', 'grapes'],
  activate(services) {
    const openFile = (path?: unknown, back: OpenModal = filesManager) => {
      const argument = typeof path === 'string' ? ({ path, back } satisfies OpenedFile) : undefined
      services.dialogs.open({ slot: 'modal:file-editor', title: titles.fileEditor, argument })
    }
    const editFile = (path: string) => openFile(path, { ...filesManager, argument: path })
    const Files = lazy(async () => {
      const { FilesManager } = await import('./files/files-manager.tsx')
      return {
        default: ({ argument }: ViewProps) => {
          return <FilesManager {...services} at={pathIn(argument)} onOpen={editFile} />
        },
      }
    })
    const Editor = lazy(async () => {
      const FileEditor = await loadFileEditor(services)
      return {
        default: ({ argument }: ViewProps) => {
          const { path, back = filesManager, place } = (argument ?? {}) as Partial<OpenedFile>
          const onBack = () => {
            // It has asked by itself.
            services.dialogs.close()
            services.dialogs.open(back)
          }
          return <FileEditor argument={path} place={place} onBack={onBack} />
        },
      }
    })
    const Fonts = lazy(async () => {
      const { FontsInstaller } = await import('./fonts/fonts-installer.tsx')
      return { default: () => <FontsInstaller {...services} /> }
    })
    const Libraries = lazy(async () => {
      const { LibrariesInstaller } = await import('./libraries/libraries-installer.tsx')
      return { default: () => <LibrariesInstaller {...services} onEdit={(path) => openFile(path, libraryInstaller)} /> }
    })
    const Picker = lazy(async () => {
      const { AssetPickerView } = await import('./asset-picker/asset-picker-view.tsx')
      const onGallery = (argument: unknown) => services.dialogs.open({ ...assetsManager, argument })
      return { default: AssetPickerView({ ...services, onGallery }) }
    })
    const Gallery = lazy(async () => {
      const { AssetGallery } = await import('./asset-picker/asset-gallery.tsx')
      return { default: ({ argument }: ViewProps) => <AssetGallery {...services} pending={argument as PendingPick} /> }
    })

    return {
      services: { assetPicker: createAssetPicker(services) },
      views: {
        'modal:files': Files,
        'modal:file-editor': Editor,
        'modal:fonts': Fonts,
        'modal:libraries': Libraries,
        'modal:asset-picker': Picker,
        'modal:assets': Gallery,
      },
      commands: commandsOf(services, (path) => openFile(path)),
    }
  },
})
