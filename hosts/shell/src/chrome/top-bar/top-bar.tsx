import { pressCommand } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import {
  CircleStop,
  Clapperboard,
  Download,
  Eraser,
  ExternalLink,
  Play,
  Redo2,
  RotateCw,
  Share2,
  SquareDashed,
  Undo2,
} from 'lucide-react'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useCommand, useShell } from '../../context/shell-context.tsx'
import { lazyWindow } from '../../lazy-import.ts'
import { RemoteView } from '../../remotes/index.ts'
import { CommandButton } from '../command-button.tsx'
import { DeviceBar } from './device-bar.tsx'
import { messages } from './messages.ts'
import { PageSelector } from './page-selector.tsx'
import { SaveState } from './save-state.tsx'
import styles from './top-bar.module.css'
import { ZoomField } from './zoom-field.tsx'

const BarTools = lazyWindow(async () => (await import('./bar-tools.tsx')).BarTools)

/** Nothing here may overflow: what does not fit at 1280 wide stands in the menu only. */
export function TopBar() {
  const { remotes, services } = useShell()
  const project = useStore(services.projects.state, (state) => state.open?.project.name ?? messages.editor)
  const extra = useStore(remotes.state, ({ views }) => 'bar:canvas' in views)
  return (
    <header className={styles.bar} aria-label={messages.bar} data-region="bar">
      <h1 className={styles.heading}>{project}</h1>
      <div className={styles.group}>
        <PageSelector />
      </div>
      <div className={styles.group}>
        <DeviceBar />
        <ZoomField />
      </div>
      <div className={styles.group}>
        <CommandButton name="page.undo" icon={<Undo2 />} />
        <CommandButton name="page.redo" icon={<Redo2 />} />
      </div>
      <div className={styles.group} data-roomy="">
        <CommandButton name="canvas.outline" icon={<SquareDashed />} />
        <CommandButton name="canvas.reload" icon={<RotateCw />} />
        <CommandButton name="canvas.clear" icon={<Eraser />} />
        <CommandButton name="motions.run" icon={<Clapperboard />} />
        <CommandButton name="motions.kill" icon={<CircleStop />} />
      </div>
      {extra && <RemoteView slot="bar:canvas" />}
      <span className={styles.space} />
      <LinkedFolder />
      <SaveState />
      <div className={styles.group}>
        <CommandButton name="preview.open" icon={<Play />} />
        <CommandButton name="preview.open-in-tab" icon={<ExternalLink />} />
        <CommandButton name="project.share" icon={<Share2 />} />
        <CommandButton name="project.export" icon={<Download />} />
        <div className={styles.tools}>
          <Suspense>
            <BarTools />
          </Suspense>
        </div>
      </div>
      <SaveButton />
    </header>
  )
}

function LinkedFolder() {
  const { folders, projects } = useShell().services
  const id = useStore(projects.state, ({ open }) => open?.id)
  const { links, parts } = useStore(folders.state)
  const link = links.find(({ projectId }) => projectId === id)
  return link && parts && <parts.Chip link={link} />
}

function SaveButton() {
  const { services } = useShell()
  const save = useCommand('page.save')
  if (!save) return null
  return (
    <Button variant="primary" disabled={!save.enabled} onClick={() => pressCommand(services.commands, 'page.save')}>
      {messages.save}
    </Button>
  )
}
