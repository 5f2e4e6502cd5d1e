import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton, TextField, UploadButton, useFileDrop } from '@pergola/ui'
import { kindByEnding } from '../fetch-library.ts'
import { installLibrary } from '../install-library.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { InstallForm } from './install-form.tsx'
import { suggestedName } from './suggested-name.ts'
import styles from './upload-library.module.css'

interface UploadLibraryProps extends LibraryServices {
  onInstalled: () => void
}

/** By its address and a name, or as a file. */
export function UploadLibrary({ onInstalled, ...services }: UploadLibraryProps) {
  const [url, setUrl] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const drop = useFileDrop(([given]) => take(given))

  function take(given: File) {
    if (!kindByEnding(given.name)) return services.toasts.error(messages.notCssOrJs)
    setFile(given)
    suggestAgain()
  }

  /** A name that was typed stays; one that was emptied gives way to what comes. */
  function suggestAgain() {
    setOwn((before) => (before?.trim() === '' ? null : before))
  }

  function changeUrl(next: string) {
    setUrl(next)
    suggestAgain()
  }

  const name = own ?? suggestedName(file?.name ?? url)

  return (
    <section
      className={styles.upload}
      aria-label={messages.upload}
      data-dropping={drop.isOver || undefined}
      {...drop.handlers}
    >
      <InstallForm
        toasts={services.toasts}
        address={file?.name ?? url.trim()}
        mayLink={file === null}
        onInstall={(options, giveUp) =>
          installLibrary(services, { ...options, url: file ? '' : url, file, name }, giveUp)
        }
        onInstalled={onInstalled}
      >
        <Source url={url} onUrl={changeUrl} file={file} onFile={take} onLeaveOut={() => setFile(null)} />
        <TextField label={messages.name} value={name} onChange={setOwn} />
      </InstallForm>
    </section>
  )
}

interface SourceProps {
  url: string
  onUrl: (url: string) => void
  file: File | null
  onFile: (file: File) => void
  onLeaveOut: () => void
}

function Source({ url, onUrl, file, onFile, onLeaveOut }: SourceProps) {
  return (
    <>
      {file ? (
        <div className={styles.file}>
          <span className={styles.fileName} title={file.name}>
            {file.name}
          </span>
          <IconButton label={messages.leaveOut(file.name)} icon={<X />} onClick={onLeaveOut} />
        </div>
      ) : (
        <TextField label={messages.url} value={url} onChange={onUrl} hint={messages.urlHint} code />
      )}
      <div className={styles.choose}>
        {!file && <span className={styles.hint}>{messages.or}</span>}
        <UploadButton label={messages.choose} accept=".js,.mjs,.css" onFiles={([given]) => onFile(given)} />
      </div>
    </>
  )
}
