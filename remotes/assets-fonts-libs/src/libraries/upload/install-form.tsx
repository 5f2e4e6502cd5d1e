import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@pergola/ui'
import { kindByEnding } from '../fetch-library.ts'
import type { LibraryChoice } from '../library-choice.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { LibraryOptions, plainOptions } from './library-options.tsx'
import styles from './upload-library.module.css'

type Options = Pick<LibraryChoice, 'place' | 'defer' | 'async' | 'globalName' | 'asCdn'>

interface InstallFormProps extends Pick<LibraryServices, 'toasts'> {
  /** Address or name of the file: its ending says what it may be. */
  address: string
  /** It may stay where it is, for pages to fetch it. */
  mayLink: boolean
  /** What is asked above the options. */
  children?: ReactNode
  onInstall: (options: Options, giveUp: AbortSignal) => Promise<boolean>
  onInstalled: () => void
}

/** How a library is to stand in the page, and the buttons that install it. */
export function InstallForm({ toasts, address, mayLink, children, onInstall, onInstalled }: InstallFormProps) {
  const [options, setOptions] = useState(plainOptions)
  const [running, setRunning] = useState<AbortController | null>(null)
  const isBusy = running !== null

  async function install(asCdn: boolean) {
    const finish = toasts.loading(messages.installing)
    const end = new AbortController()
    setRunning(end)
    const isDone = await onInstall({ ...options, asCdn }, end.signal).finally(() => {
      finish()
      setRunning(null)
    })
    if (isDone) onInstalled()
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void install(false)
      }}
    >
      {children}
      <LibraryOptions isStyle={kindByEnding(address) === 'css'} values={options} onChange={setOptions} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {mayLink ? messages.installLocal : messages.install}
        </Button>
        {mayLink && (
          <Button disabled={isBusy} onClick={() => void install(true)}>
            {messages.installCdn}
          </Button>
        )}
        {running && <Button onClick={() => running.abort()}>{messages.giveUp}</Button>}
      </div>
    </form>
  )
}
