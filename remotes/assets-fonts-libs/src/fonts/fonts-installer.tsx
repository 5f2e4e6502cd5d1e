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
  const chosen = useChosenFonts(services.assets)
  return (
    <Installer<Tab>
      projects={services.projects}
      commands={services.commands}
      words={messages}
      renderTabs={(show) => [
        {
          value: 'installed',
          label: messages.installed,
          content: <InstalledFonts {...services} onUpload={() => show('upload')} onGoogle={() => show('google')} />,
        },
        {
          value: 'upload',
          label: messages.upload,
          content: <UploadFonts {...services} chosen={chosen} onInstalled={() => show('installed')} />,
        },
        { value: 'google', label: messages.google, content: <GoogleFonts {...services} /> },
      ]}
    />
  )
}
