import { pressCommand } from '@pergola/contracts'
import { Button, IconButton } from '@pergola/ui'
import { X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { useCanvasState, useShell } from '../../context/shell-context.tsx'
import { downloadPage } from '../../commands/download-page.ts'
import { lazyWindow } from '../../lazy-import.ts'
import { Banner } from './banner.tsx'
import styles from './banners.module.css'
import { messages } from './messages.ts'

const Damaged = lazyWindow(async () => (await import('./damage-banners.tsx')).Damaged)
const Missing = lazyWindow(async () => (await import('./damage-banners.tsx')).Missing)
const KeptLess = lazyWindow(async () => (await import('./kept-less.tsx')).KeptLess)
const ReadOnly = lazyWindow(async () => (await import('./read-only-banner.tsx')).ReadOnly)
const Restricted = lazyWindow(async () => (await import('./restricted-banner.tsx')).Restricted)

/** What the person must know while working: who may write, what may run, where work is in danger. */
export function Banners() {
  const { projects } = useShell().services
  const open = useStore(projects.state, (state) => state.open)
  const keptLess = useStore(projects.state, (state) => state.gaveWay || state.unkept || state.missingCopy)
  return (
    <>
      <LostWorker />
      <StorageTrouble />
      <Row>{keptLess && <KeptLess key={open?.id} />}</Row>
      <Row>{open?.damage && <Damaged id={open.id} damage={open.damage} />}</Row>
      <Row>{open?.missing && open.missing.length > 0 && <Missing key={open.id} paths={open.missing} />}</Row>
      <Row>{open?.role === 'reader' && !open.damage && <ReadOnly />}</Row>
      <Row>
        {open?.trust === 'restricted' && (
          <Restricted key={open.id} id={open.id} loadsRemote={open.remoteFiles === true} />
        )}
      </Row>
    </>
  )
}

/** Keeps the height of a banner whose code is on its way: the canvas below never moves away under the hand. */
function Row({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className={styles.banner} />}>{children}</Suspense>
}

function LostWorker() {
  const shell = useShell()
  const lost = useStore(shell.trouble, (state) => state.workerLost)
  return lost && <WorkerBack onDismiss={() => shell.trouble.setState({ workerLost: false })} />
}

/** From the loss on: what is saved after it is in no danger any more. */
function WorkerBack({ onDismiss }: { onDismiss: () => void }) {
  const shell = useShell()
  const savedAt = useCanvasState((state) => state.savedAt)
  const [atLoss] = useState(savedAt)
  const dismiss = <IconButton label={messages.dismiss} icon={<X />} onClick={onDismiss} />
  if (savedAt !== atLoss) {
    return (
      <Banner tone="warning" text={messages.workerBack}>
        {dismiss}
      </Banner>
    )
  }
  return (
    <Banner tone="danger" text={messages.workerLost}>
      <Button onClick={() => pressCommand(shell.services.commands, 'project.export')}>{messages.export}</Button>
      <Button onClick={() => downloadPage(shell)}>{messages.downloadPage}</Button>
      {dismiss}
    </Banner>
  )
}

function StorageTrouble() {
  const { projects } = useShell().services
  const nearlyFull = useStore(projects.state, (state) => state.storage?.isStorageFull ?? false)
  const refused = useStore(projects.state, (state) => state.refused)
  if (refused === 'storage-cleared') return <Endangered text={messages.cleared} />
  if (refused === 'storage-full') return <Endangered text={messages.full} isFull canRetry />
  return nearlyFull ? <Endangered text={messages.nearlyFull} isFull /> : null
}

/** The zip holds what could not be stored, so it is all one needs. */
function Endangered({ text, isFull, canRetry }: { text: string; isFull?: boolean; canRetry?: boolean }) {
  const { commands } = useShell().services
  return (
    <Banner tone="danger" text={text}>
      <Button onClick={() => pressCommand(commands, 'project.export')}>{messages.export}</Button>
      {isFull && <Button onClick={() => pressCommand(commands, 'storage.show')}>{messages.space}</Button>}
      {canRetry && <Button onClick={() => pressCommand(commands, 'page.save')}>{messages.saveAgain}</Button>}
    </Banner>
  )
}
