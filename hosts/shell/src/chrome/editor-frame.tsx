import { useStore } from 'zustand'
import { useShell } from '../context/shell-context.tsx'
import { Banners } from './banners/banners.tsx'
import styles from './editor-frame.module.css'
import { IconRail } from './icon-rail/icon-rail.tsx'
import { PanelLayout } from './panels/panel-layout.tsx'
import { PreviewHost } from './preview-overlay/preview-host.tsx'
import { TopBar } from './top-bar/top-bar.tsx'

/** The editor: bar above, rail left, panels around the canvas. */
export function EditorFrame() {
  const { layout } = useShell()
  const hidden = useStore(layout, (state) => state.hidden)
  return (
    <div className={styles.frame} data-bare={hidden || undefined}>
      <TopBar />
      <Banners />
      <div className={styles.body}>
        {!hidden && <IconRail />}
        <PanelLayout />
      </div>
      <PreviewHost />
    </div>
  )
}
