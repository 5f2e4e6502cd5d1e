import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useStore } from 'zustand'
import type { Asset, AssetRequest, ViewProps } from '@pergola/contracts'
import { Button, EmptyState, SearchField, UploadButton, useFileDrop } from '@pergola/ui'
import { AssetGrid } from '../assets/asset-grid.tsx'
import { matchesRequest } from '../assets/asset-kind.ts'
import { pastedFiles, uploadAssets } from '../assets/upload-assets.ts'
import type { UploadServices } from '../assets/upload-assets.ts'
import { messages } from '../messages.ts'
import { useLongWork } from '../use-long-work.ts'
import { WorkBar } from '../work-bar.tsx'
import type { PendingPick } from './asset-picker.ts'
import styles from './asset-picker-view.module.css'

interface AssetPickerInput extends UploadServices {
  /** Shows all assets, with their folders; the question stands. */
  readonly onGallery: (pending: PendingPick) => void
}

/** A click marks a file; Choose, Enter or a double click answers with it. What is uploaded here is marked at once. */
export function AssetPickerView({ onGallery, ...services }: AssetPickerInput) {
  return function AssetPicker({ argument }: ViewProps) {
    const pending = argument as PendingPick
    const { request } = pending
    const isReader = useStore(services.projects.state, (state) => state.open?.role === 'reader')
    const revision = useStore(services.projects.state, (state) => state.open?.revision ?? 0)
    const all = useStore(services.assets.state, (state) => state.assets)
    const [typed, setTyped] = useState('')
    const [path, setPath] = useState<string | null>(null)
    const { fitting, found, chosen } = offered(all, request, { typed, path })
    const { bring, running } = useUpload(services, request, (asset) => {
      setTyped('')
      setPath(asset.path)
    })
    const drop = useFileDrop(bring)

    const answer = (asset: Asset) => pending.choose({ path: asset.path, name: asset.name })
    const submit = (event: FormEvent) => {
      event.preventDefault()
      if (chosen) answer(chosen)
    }

    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping files; the button does the same
      <form
        className={styles.picker}
        data-dragging={drop.isOver || undefined}
        onSubmit={submit}
        {...(isReader ? {} : { ...drop.handlers, onPaste: pastedFiles(bring) })}
      >
        <div className={styles.tools}>
          <SearchField label={messages.search} value={typed} onChange={setTyped} />
          <Button icon={<FolderOpen />} onClick={() => onGallery(pending)}>
            {messages.gallery}
          </Button>
          {!isReader && <UploadButton label={messages.upload} accept={acceptOf(request)} multiple onFiles={bring} />}
        </div>
        <WorkBar work={running} />
        {found.length === 0 ? (
          <EmptyState
            title={messages.pickerEmpty}
            text={fitting.length > 0 ? messages.pickerNothingMatches : isReader ? undefined : messages.pickerHint}
          />
        ) : (
          <AssetGrid
            assets={found}
            service={services.assets}
            revision={revision}
            choice={{ path: chosen?.path ?? null, onChoose: (asset) => setPath(asset.path) }}
            onApply={answer}
          />
        )}
        <Answer chosen={chosen} />
      </form>
    )
  }
}

interface Wanted {
  readonly typed: string
  /** Of the file that was marked. */
  readonly path: string | null
}

function offered(all: readonly Asset[], request: AssetRequest, { typed, path }: Wanted) {
  const fitting = all.filter((asset) => matchesRequest(asset, request))
  const wanted = typed.trim().toLowerCase()
  const found = fitting.filter(({ name }) => name.toLowerCase().includes(wanted))
  // A search that leaves one needs no further click.
  const only = wanted !== '' && found.length === 1 ? found[0] : undefined
  return { fitting, found, chosen: found.find((asset) => asset.path === path) ?? only }
}

function Answer({ chosen }: { chosen: Asset | undefined }) {
  return (
    <div className={styles.answer}>
      <span className={styles.chosen}>{chosen?.name}</span>
      <Button variant="primary" type="submit" disabled={!chosen}>
        {messages.choose}
      </Button>
    </div>
  )
}

/** Uploads, and marks the first file that answers the question; where none does, that is said. */
function useUpload(services: UploadServices, request: AssetRequest, mark: (asset: Asset) => void) {
  const { running, begin } = useLongWork()
  async function upload(files: readonly File[]) {
    const stored = await uploadAssets(services, files, begin(messages.uploading))
    const [first] = stored
    const fitting = stored.find((asset) => matchesRequest(asset, request))
    if (fitting) mark(fitting)
    else if (first) services.toasts.warning(messages.otherKind(first.name))
  }
  return { running, bring: (files: readonly File[]) => void upload(files) }
}

/** What the system's own dialog shows first. A part of a MIME type that is no family, such as `svg`, has no short form. */
function acceptOf({ mime, extension }: AssetRequest): string {
  const families = ['image', 'video', 'audio', 'font']
  const types = mime !== undefined && families.includes(mime) ? [`${mime}/*`] : mime === undefined ? [] : [`.${mime}`]
  return [...types, ...(extension === undefined ? [] : [`.${extension}`])].join(',')
}
