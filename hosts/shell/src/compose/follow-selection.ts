import type { CanvasService, CanvasState, Dispose, NodeId, Services } from '@pergola/contracts'
import { panelAt } from '../places/places.tsx'
import type { Remotes } from '../remotes/index.ts'
import type { ShellServices } from '../context/shell.ts'

/** A selection made from inside the right panel must not take that panel away. */
function selectedFromPanel(path: string): boolean {
  const inside = document.activeElement?.closest('[data-right-panel]') !== null
  return inside && panelAt(path) !== 'panel:add-blocks'
}

const nothing: Dispose = () => {}

/** Elements came or went, by an edit or its undoing, and the selection with them: nobody selected anything. */
function cameWithEdit(state: CanvasState, previous: CanvasState): boolean {
  return state.elements !== previous.elements && state.revision !== previous.revision
}

/** Selecting an element opens the styling tab, where the setting asks for it. */
export function followSelection(
  { settings, navigation }: Pick<Services, 'settings'> & Pick<ShellServices, 'navigation'>,
  remotes: Pick<Remotes, 'services' | 'state'>,
): Dispose {
  let canvas: CanvasService | undefined
  let endCanvas: Dispose = nothing
  // A selection is told after it is seen: whoever has gone somewhere meanwhile is not taken away from there.
  let wentWith: NodeId | undefined
  const endNavigation = navigation.onStep(() => {
    wentWith = canvas?.state.getState().selected?.id
  })

  /** A person selected, or wants to style each block that they add, as the settings say. */
  function isSelecting(path: string, state: CanvasState, previous: CanvasState): boolean {
    if (!cameWithEdit(state, previous)) return true
    const { keep_add_panel_after_drop: stays } = settings.state.getState().settings
    return !stays && panelAt(path) === 'panel:add-blocks' && state.elements > previous.elements
  }

  function followCanvas() {
    if (remotes.services.canvas === canvas) return
    endCanvas()
    canvas = remotes.services.canvas
    endCanvas =
      canvas?.state.subscribe((state, previous) => {
        const selected = state.selected?.id
        if (selected === previous.selected?.id) return
        const hasGone = wentWith === selected
        wentWith = undefined
        if (selected === undefined || hasGone) return
        if (state.document?.pageName !== previous.document?.pageName) return
        if (!settings.state.getState().settings.navigate_to_style_when_Select) return
        const { path } = navigation.state.getState()
        if (!isSelecting(path, state, previous) || selectedFromPanel(path) || panelAt(path) === 'panel:styling') return
        if (remotes.state.getState().views['panel:styling']) navigation.go('styling')
        wentWith = undefined
      }) ?? nothing
  }

  followCanvas()
  const end = remotes.state.subscribe(followCanvas)
  return () => {
    end()
    endNavigation()
    endCanvas()
  }
}
