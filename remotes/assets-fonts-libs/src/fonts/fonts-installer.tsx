import { useState } from 'react'
import { Installer } from '../installer.tsx'
import type { FontServices } from './font-services.ts'
import { GoogleFonts } from './google/google-fonts.tsx'
import { InstalledFonts } from './installed/installed-fonts.tsx'
import { fontMessages as messages } from './messages.ts'
import { UploadFonts } from './upload/upload-fonts.tsx'
import { useChosenFonts } from './upload/use-chosen-fonts.ts'

type Tab = 'installed' | 'upload' | 'google'

/** What was chosen for upload outlives a look at the other tabs. */
export function FontsInstaller(services: FontServices) {
  const [tab, setTab] = useState<Tab>('installed')
  const chosen = useChosenFonts(services.assets)
  const showInstalled = () => setTab('installed')
  const installed = <InstalledFonts {...services} onUpload={() => setTab('upload')} onGoogle={() => setTab('google')} />
  return (
    <Installer<Tab>
      projects={services.projects}
      label={messages.tabs}
      readOnly={messages.readOnly}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'installed', label: messages.installed, content: installed },
        {
          value: 'upload',
          label: messages.upload,
          content: <UploadFonts {...services} chosen={chosen} onInstalled={showInstalled} />,
        },
        { value: 'google', label: messages.google, content: <GoogleFonts {...services} /> },
      ]}
    />
  )
}
