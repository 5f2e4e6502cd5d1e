import { X } from 'lucide-react'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { Button, IconButton, TextField, UploadButton } from '@pergola/ui'
import { kindByEnding } from '../fetch-library.ts'
import { installLibrary } from '../install-library.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { LibraryOptions, type OptionValues } from './library-options.tsx'
import styles from './upload-library.module.css'

interface UploadLibraryProps extends LibraryServices {
  onInstalled: () => void
}

const plain: OptionValues = { place: 'footer', defer: false, async: false, globalName: '' }

/** By its address and a name, or as a file. */
export function UploadLibrary({ onInstalled, ...services }: UploadLibraryProps) {
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [options, setOptions] = useState(plain)
  const [isBusy, setBusy] = useState(false)
  const [isDropping, setDropping] = useState(false)

  function take(given: File) {
    if (!kindByEnding(given.name)) return services.toasts.error(messages.notCssOrJs)
    setFile(given)
    setName((before) => (before.trim() === '' ? given.name.replace(/(?:\.min)?\.(?:m?js|css)$/i, '') : before))
  }

  async function install(asCdn: boolean) {
    const finish = services.toasts.loading(messages.installing)
    setBusy(true)
    const isDone = await installLibrary(services, { url: file ? '' : url, file, name, ...options, asCdn }).finally(
      () => {
        finish()
        setBusy(false)
      },
    )
    if (isDone) onInstalled()
  }

  const isStyle = kindByEnding(file?.name ?? url.trim()) === 'css'
  return (
    <form
      className={styles.upload}
      data-dropping={isDropping || undefined}
      {...dropping(setDropping, take)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void install(false)
      }}
    >
      <Source url={url} onUrl={setUrl} file={file} onFile={take} onLeaveOut={() => setFile(null)} />
      <TextField label={messages.name} value={name} onChange={setName} />
      <LibraryOptions isStyle={isStyle} values={options} onChange={setOptions} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {file ? messages.install : messages.installLocal}
        </Button>
        {!file && (
          <Button disabled={isBusy} onClick={() => void install(true)}>
            {messages.installCdn}
          </Button>
        )}
      </div>
    </form>
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

function dropping(setDropping: (isDropping: boolean) => void, take: (file: File) => void) {
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setDropping(false)
      const [file] = event.dataTransfer.files
      if (file) take(file)
    },
  }
}
