import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { isOffered, RemoteView } from '../../remotes/index.ts'
import { CanvasFooter } from './canvas-footer.tsx'
import { LeftPanel } from './left-panel.tsx'
import styles from './panel-layout.module.css'
import { RightPanel } from './right-panel.tsx'
import { SidePane } from './side-pane.tsx'

/** The canvas takes what the panels leave; they keep their pixels when the window changes. */
export function PanelLayout() {
  const { layout, remotes, services, guard } = useShell()
  const { withheld, views } = useStore(guard.state)
  const hidden = useStore(layout, (state) => state.hidden)
  const left = useStore(services.navigation.state, (state) => state.left ?? null)
  const filled = useStore(remotes.state, (state) => {
    const { file, list } = state
    // Its room is kept while it may still come, so that the page is not laid out for a room it is about to lose.
    const mayCome = file === 'reading' || list.some(({ phase }) => phase === 'loading' || phase === 'waiting')
    return left !== null && (mayCome || isOffered(state, left))
  })
  const withLeft = !hidden && left !== null && filled
  return (
    <div className={styles.group}>
      {withLeft && (
        <SidePane side="left">
          <LeftPanel slot={left} />
        </SidePane>
      )}
      <div className={styles.centre}>
        <main className={styles.canvas} data-region="canvas">
          <RemoteView slot="canvas" />
          {withheld && views && <views.WithheldPage {...withheld} />}
        </main>
        <CanvasFooter />
      </div>
      {!hidden && (
        <SidePane side="right">
          <RightPanel />
        </SidePane>
      )}
    </div>
  )
}
