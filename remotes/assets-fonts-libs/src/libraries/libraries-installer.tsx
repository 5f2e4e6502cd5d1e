import { Installer } from '../installer.tsx'
import { InstalledLibraries } from './installed/installed-libraries.tsx'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'
import { pluginMessages } from './plugins/messages.ts'
import { PluginsTab } from './plugins/plugins-tab.tsx'
import { SearchTab } from './search/search-tab.tsx'
import { UploadLibrary } from './upload/upload-library.tsx'

type Tab = 'installed' | 'search' | 'upload' | 'plugins'

interface LibrariesInstallerProps extends LibraryServices {
  onEdit: (path: string) => void
}

export function LibrariesInstaller({ onEdit, ...services }: LibrariesInstallerProps) {
  return (
    <Installer<Tab>
      projects={services.projects}
      commands={services.commands}
      words={messages}
      renderTabs={(show) => [
        {
          value: 'installed',
          label: messages.installed,
          content: <InstalledLibraries {...services} onEdit={onEdit} onUpload={() => show('upload')} />,
        },
        {
          value: 'search',
          label: messages.search,
          content: <SearchTab {...services} onInstalled={() => show('installed')} />,
        },
        {
          value: 'upload',
          label: messages.upload,
          content: <UploadLibrary {...services} onInstalled={() => show('installed')} />,
        },
        ...(services.grapes
          ? [{ value: 'plugins' as const, label: pluginMessages.tab, content: <PluginsTab {...services} /> }]
          : []),
      ]}
    />
  )
}
