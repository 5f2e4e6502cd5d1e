import { useState } from 'react'
import { useStore } from 'zustand'
import { paths } from '@pergola/contracts'
import { addedPaths, iconPaths, readAddedFiles, readRedirects, siteAddress } from '@pergola/site/project'
import type { AddedFiles } from '@pergola/site/project'
import { Switch, TextField } from '@pergola/ui'
import type { HelmetPanelProps } from './helmet-panel-props.ts'
import styles from './helmet-panel.module.css'
import { messages } from './messages.ts'
import { writeIcons } from './site-icons.ts'

interface AddedFilesProps extends HelmetPanelProps {
  readOnly: boolean
}

/** What an export adds for search engines, hosts and home screens: kept in the record of the project. */
export function AddedFilesFields({ canvas, projects, toasts, readOnly }: AddedFilesProps) {
  const record = useStore(canvas.record, ({ project }) => project)
  const files = useStore(projects.state, ({ open }) => open?.files)
  const added = readAddedFiles(record ?? {})
  const hasAddress = record !== null && siteAddress(record) !== null
  const has = (path: string) => files !== undefined && Object.hasOwn(files, path)

  function keep(changes: Partial<AddedFiles>) {
    const before = canvas.record.getState().project?.addedFiles ?? {}
    canvas.editRecord('addedFiles', { ...before, ...changes }, messages.added.undo)
  }

  /** Icons come and go with the manifest; those of the project's own are left alone. */
  async function keepManifest(manifest: boolean) {
    const icons = manifest ? Object.values(iconPaths).filter((path) => !has(path)) : []
    if (manifest && !(await writeIcons(projects, icons))) return toasts.error(messages.added.iconsNotMade)
    const left = manifest ? [] : added.icons.filter(has)
    if (left.length > 0) {
      const removed = await projects.removeFiles(left)
      if (!removed.ok) return toasts.error(messages.iconNotStored, removed.detail)
    }
    keep({ manifest, icons })
  }

  const toggle = (file: 'sitemap' | 'robots' | 'llms' | 'manifest' | 'headers', lacking: string | null = null) => ({
    label: messages.added[file],
    hint: has(addedPaths[file]) ? messages.added.own(addedPaths[file]) : (lacking ?? messages.added[`${file}Hint`]),
    checked: added[file],
    disabled: readOnly || (lacking !== null && !added[file]),
    onChange: (on: boolean) => keep({ [file]: on }),
  })
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{messages.added.hint}</p>
      <Switch {...toggle('sitemap', hasAddress ? null : messages.added.needsAddress)} />
      <Switch {...toggle('robots')} />
      <Switch
        {...toggle('manifest', has(paths.logo) ? null : messages.added.needsIcon)}
        onChange={(on) => void keepManifest(on)}
      />
      <Switch {...toggle('llms')} />
      <Switch {...toggle('headers')} />
      <Redirects value={added.redirects} isOwn={has(addedPaths.redirects)} readOnly={readOnly} onKeep={keep} />
    </div>
  )
}

interface RedirectsProps {
  value: string
  /** The project has a file of that name. */
  isOwn: boolean
  readOnly: boolean
  onKeep: (changes: Partial<AddedFiles>) => void
}

function Redirects({ value, isOwn, readOnly, onKeep }: RedirectsProps) {
  // Stays in the field, to be corrected.
  const [refused, setRefused] = useState<{ readonly typed: string; readonly line: string } | null>(null)

  function commit(typed: string) {
    const { fault } = readRedirects(typed)
    setRefused(fault === null ? null : { typed, line: fault })
    if (fault === null && typed.trim() !== value) onKeep({ redirects: typed.trim() })
  }

  return (
    <TextField
      label={messages.added.redirects}
      hint={isOwn ? messages.added.own(addedPaths.redirects) : messages.added.redirectsHint}
      error={refused && messages.added.refused(refused.line)}
      value={refused?.typed ?? value}
      placeholder="/old /new"
      multiline
      code
      disabled={readOnly}
      onCommit={commit}
    />
  )
}
