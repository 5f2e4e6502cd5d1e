import { limits } from '@pergola/contracts'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../compose/shell-context.tsx'
import { isOffered, RemoteView } from '../../remotes/index.ts'
import { CanvasFooter } from './canvas-footer.tsx'
import { LeftPanel } from './left-panel.tsx'
import { messages } from './messages.ts'
import styles from './panel-layout.module.css'
import { RightPanel } from './right-panel.tsx'

const { minimum } = limits.panelSizes

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
  // Read when a panel appears; following it while it is dragged would end the drag.
  // oxlint-disable-next-line react/exhaustive-deps
  const { leftWidth, rightWidth } = useMemo(() => layout.getState(), [layout, withLeft, hidden])

  return (
    <Group className={styles.group} orientation="horizontal">
      {withLeft && (
        <>
          <Panel
            id="left"
            className={styles.side}
            defaultSize={leftWidth}
            minSize={minimum}
            maxSize="40%"
            groupResizeBehavior="preserve-pixel-size"
            onResize={({ inPixels }, _id, previous) => previous && layout.resize({ leftWidth: Math.round(inPixels) })}
          >
            <LeftPanel slot={left} />
          </Panel>
          <Separator className={styles.handle} aria-label={messages.resizeLeft} />
        </>
      )}
      <Panel id="centre" className={styles.centre} minSize={320}>
        <main className={styles.canvas} data-region="canvas">
          <RemoteView slot="canvas" />
          {withheld && views && <views.WithheldPage {...withheld} />}
        </main>
        <CanvasFooter />
      </Panel>
      {!hidden && (
        <>
          <Separator className={styles.handle} aria-label={messages.resizeRight} />
          <Panel
            id="right"
            className={styles.side}
            defaultSize={rightWidth}
            minSize={minimum}
            maxSize="45%"
            groupResizeBehavior="preserve-pixel-size"
            onResize={({ inPixels }, _id, previous) => previous && layout.resize({ rightWidth: Math.round(inPixels) })}
          >
            <RightPanel />
          </Panel>
        </>
      )}
    </Group>
  )
}
