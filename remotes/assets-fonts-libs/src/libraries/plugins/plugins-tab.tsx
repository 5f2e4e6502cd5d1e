import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, EmptyState, IconButton, TextField, UploadButton } from '@pergola/ui'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages } from '../messages.ts'
import { useProject } from '../use-library-lists.ts'
import { addressOfPlugin, defaultCdn, installPlugin, type PluginSource, removePlugin } from './install-plugin.ts'
import { pluginMessages as messages } from './messages.ts'
import styles from './plugins-tab.module.css'

const layoutKey = 'plugin-cdn'

/** Plugins of GrapesJS: those that are there, and the ways to get one. */
export function PluginsTab(services: LibraryServices) {
  const isRestricted = useStore(services.projects.state, ({ open }) => open?.trust === 'restricted')
  return (
    <div className={styles.tab}>
      <p className={styles.hint}>{isRestricted ? messages.restricted : messages.hint}</p>
      {!isRestricted && <PluginForm {...services} />}
      <PluginList {...services} />
    </div>
  )
}

function PluginForm(services: LibraryServices) {
  const { settings, toasts } = services
  const [typed, setTyped] = useState('')
  const [cdn, setCdn] = useState(() => String(settings?.readLayout(layoutKey) || defaultCdn))
  const [running, setRunning] = useState<AbortController | null>(null)

  async function install(source: PluginSource) {
    const finish = toasts.loading(messages.installing)
    const end = new AbortController()
    setRunning(end)
    const isDone = await installPlugin(services, source, end.signal).finally(() => {
      finish()
      setRunning(null)
    })
    if (isDone) setTyped('')
  }

  function changeCdn(next: string) {
    setCdn(next)
    settings?.writeLayout(layoutKey, next)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!running) void install({ typed, cdn })
      }}
    >
      <TextField label={messages.source} value={typed} onChange={setTyped} hint={messages.sourceHint} code />
      <TextField label={messages.cdn} value={cdn} onChange={changeCdn} hint={messages.cdnHint} code />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={running !== null || addressOfPlugin(typed.trim(), cdn) === null}
        >
          {messages.install}
        </Button>
        <span className={styles.hint}>{messages.or}</span>
        <UploadButton
          label={messages.choose}
          accept=".js"
          disabled={running !== null}
          onFiles={([file]) => void install({ file })}
        />
        {running && <Button onClick={() => running.abort()}>{libraryMessages.giveUp}</Button>}
      </div>
    </form>
  )
}

function PluginList(services: LibraryServices) {
  const plugins = Object.entries(useProject(services)?.guestPlugins ?? {})
  const isReader = useStore(services.projects.state, ({ open }) => open?.role === 'reader')
  if (plugins.length === 0) return <EmptyState title={messages.none} text={messages.noneHint} />
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {plugins.map(([name, { blocks, address }]) => (
        <li key={name} className={styles.plugin}>
          <span className={styles.name} title={address || name}>
            {name}
          </span>
          <span className={styles.hint}>{messages.blocks(blocks.length)}</span>
          {!isReader && (
            <IconButton
              label={messages.remove(name)}
              icon={<Trash2 />}
              onClick={() => void removePlugin(services, name)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
