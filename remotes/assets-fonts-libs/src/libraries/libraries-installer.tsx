import { useState } from 'react'
import { useStore } from 'zustand'
import { Tabs } from '@pergola/ui'
import { InstalledLibraries } from './installed/installed-libraries.tsx'
import styles from './libraries-installer.module.css'
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
  const isReader = useStore(services.projects.state, (state) => state.open?.role === 'reader')
  const installed = <InstalledLibraries {...services} onEdit={onEdit} onUpload={() => setTab('upload')} />
  if (isReader) {
    return (
      <div className={styles.installer}>
        <p className={styles.notice}>{messages.readOnly}</p>
        {installed}
      </div>
    )
  }
  return (
    <div className={styles.installer}>
      <Tabs<Tab>
        label={messages.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'installed', label: messages.installed, content: installed },
          {
            value: 'search',
            label: messages.search,
            content: <SearchTab {...services} onInstalled={() => setTab('installed')} />,
          },
          {
            value: 'upload',
            label: messages.upload,
            content: <UploadLibrary {...services} onInstalled={() => setTab('installed')} />,
          },
        ]}
      />
    </div>
  )
}
