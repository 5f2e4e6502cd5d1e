import { Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Asset, Services } from '@pergola/contracts'
import { Button, EmptyState, SearchField } from '@pergola/ui'
import { canUndo, removeStored } from '../files/file-edits.ts'
import { messages } from '../messages.ts'
import { applyAsset } from './apply-asset.ts'
import { AssetGrid } from './asset-grid.tsx'
import styles from './assets-manager.module.css'
import { StorageBar } from './storage-bar.tsx'
import { uploadAssets } from './upload-assets.ts'

export type AssetsManagerProps = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>>

interface Removal {
  /** Also the name of the step. */
  readonly title: string
  readonly question: string
  readonly done: string
}

async function remove(services: AssetsManagerProps, taken: readonly Asset[], { title, question, done }: Removal) {
  const { dialogs, toasts } = services
  const hint = canUndo(services) ? ` ${taken.length === 1 ? messages.undoHint : messages.undoHintAll}` : ''
  const message = question + hint
  const answer = await dialogs.confirm({ title, message, confirmLabel: messages.deleteLabel, danger: true })
  if (answer !== 'confirm') return
  const finish = toasts.loading(messages.deleting)
  const gone = taken.map(({ path }) => path)
  const outcome = await removeStored(services, gone, title).finally(finish)
  if (outcome.ok) toasts.success(done)
  else toasts.error(messages.notDeleted)
}

export function AssetsManager(services: AssetsManagerProps) {
  const { assets, toasts, canvas } = services
  const all = useStore(assets.state, (state) => state.assets)
  const [typed, setTyped] = useState('')
  const [dragging, setDragging] = useState(false)
  const wanted = typed.trim().toLowerCase()
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted))

  const removeOne = (asset: Asset) => {
    const { name } = asset
    const words = { title: messages.delete(name), question: messages.deleteQuestion(name), done: messages.deleted }
    void remove(services, [asset], words)
  }
  const removeAll = () => {
    const question = messages.deleteAllQuestion(all.length)
    void remove(services, all, { title: messages.deleteAll, question, done: messages.allDeleted })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping files; the button does the same
    <section
      className={styles.manager}
      aria-label={messages.assets}
      data-dragging={dragging || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
        void uploadAssets(services, [...event.dataTransfer.files])
      }}
    >
      <div className={styles.tools}>
        <SearchField label={messages.search} value={typed} onChange={setTyped} />
        <Button icon={<Trash2 />} disabled={all.length === 0} onClick={removeAll}>
          {messages.deleteAll}
        </Button>
        <UploadButton onFiles={(files) => void uploadAssets(services, files)} />
      </div>
      <StorageBar assets={assets} />
      {found.length === 0 ? (
        <EmptyState title={messages.empty} text={dragging ? messages.dropHere : messages.emptyHint} />
      ) : (
        <AssetGrid
          assets={found}
          service={assets}
          onApply={(asset) => void applyAsset(asset, canvas, toasts)}
          onDelete={removeOne}
        />
      )}
    </section>
  )
}

function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="primary" icon={<Upload />} onClick={() => input.current?.click()}>
        {messages.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={messages.upload}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
