import { Eraser, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { Asset, Services } from '@pergola/contracts'
import { Button, EmptyState, SearchField, Select, UploadButton, useFileDrop } from '@pergola/ui'
import { messages } from '../messages.ts'
import { useLongWork, type BeginWork } from '../use-long-work.ts'
import { WorkBar } from '../work-bar.tsx'
import { applyAsset } from './apply-asset.ts'
import { foldersIn, inFolder } from './asset-folders.ts'
import { AssetGrid } from './asset-grid.tsx'
import styles from './assets-manager.module.css'
import { deleteAssets, deleteUnused, usersOf } from './delete-assets.ts'
import { StorageBar } from './storage-bar.tsx'
import { pastedFiles, uploadAssets } from './upload-assets.ts'
import type { FindUsers } from './where-used.tsx'

export type AssetsManagerProps = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>> & {
    /** What a double click does with an asset; absent: the selected element is given it. */
    onApply?: (asset: Asset) => void
  }

const everywhere = ''

export function AssetsManager({ onApply, ...services }: AssetsManagerProps) {
  const { assets } = services
  const isReader = useStore(services.projects.state, (state) => state.open?.role === 'reader')
  const revision = useStore(services.projects.state, (state) => state.open?.revision ?? 0)
  const all = useStore(assets.state, (state) => state.assets)
  const [typed, setTyped] = useState('')
  const [chosen, setFolder] = useState(everywhere)
  const { running, begin } = useLongWork()
  const folders = foldersIn(all)
  const folder = folders.includes(chosen) ? chosen : everywhere
  const wanted = typed.trim().toLowerCase()
  const found = all.filter((asset) => asset.name.toLowerCase().includes(wanted) && inFolder(asset, folder))
  const findUsers = useFindUsers(services)
  const place = folder === everywhere ? {} : { folder }
  const bring = (files: readonly File[]) =>
    void uploadAssets(services, files, { ...begin(messages.uploading), ...place })
  const drop = useFileDrop(bring)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping files; the button does the same
    <section
      className={styles.manager}
      aria-label={messages.assets}
      data-dragging={drop.isOver || undefined}
      {...(isReader ? {} : { ...drop.handlers, onPaste: pastedFiles(bring) })}
    >
      <div className={styles.tools}>
        <SearchField label={messages.search} value={typed} onChange={setTyped} />
        {folders.length > 1 && <FolderChoice folders={folders} value={folder} onChange={setFolder} />}
        {!isReader && <Changes services={services} all={namesOf(all)} begin={begin} onFiles={bring} />}
      </div>
      <StorageBar assets={assets} />
      <WorkBar work={running} />
      {found.length === 0 ? (
        <EmptyState
          title={messages.empty}
          text={isReader ? undefined : drop.isOver ? messages.dropHere : messages.emptyHint}
        />
      ) : (
        <AssetGrid
          assets={found}
          service={assets}
          revision={revision}
          onApply={onApply ?? ((asset) => void applyAsset(asset, services))}
          findUsers={findUsers}
          {...(!isReader && { onDelete: ({ name }) => void deleteAssets(services, { names: [name] }) })}
        />
      )}
    </section>
  )
}

/** The same function as long as the services are, so that what was looked up stays. */
function useFindUsers({ projects, canvas }: AssetsManagerProps): FindUsers {
  return useCallback(
    async (name) => (await usersOf({ projects, ...(canvas && { canvas }) }, [name])).get(name) ?? [],
    [projects, canvas],
  )
}

const namesOf = (assets: readonly { readonly name: string }[]) => assets.map(({ name }) => name)

interface ChangesProps {
  services: AssetsManagerProps
  all: readonly string[]
  begin: BeginWork
  onFiles: (files: readonly File[]) => void
}

/** What a tab that only reads does not offer. */
function Changes({ services, all, begin, onFiles }: ChangesProps) {
  const isEmpty = all.length === 0
  const work = () => begin(messages.deleting)
  return (
    <>
      <Button icon={<Eraser />} disabled={isEmpty} onClick={() => void deleteUnused(services, work())}>
        {messages.deleteUnused}
      </Button>
      <Button
        icon={<Trash2 />}
        disabled={isEmpty}
        onClick={() => void deleteAssets(services, { names: all, isAll: true }, work())}
      >
        {messages.deleteAll}
      </Button>
      <UploadButton label={messages.upload} variant="primary" multiple onFiles={onFiles} />
    </>
  )
}

interface FolderChoiceProps {
  folders: readonly string[]
  value: string
  onChange: (folder: string) => void
}

function FolderChoice({ folders, value, onChange }: FolderChoiceProps) {
  const options = [
    { value: everywhere, label: messages.everyFolder },
    ...folders.map((path) => ({ value: path, label: path })),
  ]
  return <Select label={messages.folderChoice} hideLabel value={value} options={options} onChange={onChange} />
}
