import { useState } from 'react'
import { Installer } from '../installer.tsx'
import { InstalledLibraries } from './installed/installed-libraries.tsx'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'
import { SearchTab } from './search/search-tab.tsx'
import { UploadLibrary } from './upload/upload-library.tsx'

type Tab = 'installed' | 'search' | 'upload'

interface LibrariesInstallerProps extends LibraryServices {
  onEdit: (path: string) => void
}

export function LibrariesInstaller({ onEdit, ...services }: LibrariesInstallerProps) {
  const [tab, setTab] = useState<Tab>('installed')
  const showInstalled = () => setTab('installed')
  return (
    <Installer<Tab>
      projects={services.projects}
      label={messages.tabs}
      readOnly={messages.readOnly}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'installed',
          label: messages.installed,
          content: <InstalledLibraries {...services} onEdit={onEdit} onUpload={() => setTab('upload')} />,
        },
        { value: 'search', label: messages.search, content: <SearchTab {...services} onInstalled={showInstalled} /> },
        {
          value: 'upload',
          label: messages.upload,
          content: <UploadLibrary {...services} onInstalled={showInstalled} />,
        },
      ]}
    />
  )
}
