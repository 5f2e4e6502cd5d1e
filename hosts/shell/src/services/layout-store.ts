import { limits, type SettingsService } from '@pergola/contracts'
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface LayoutState {
  /** Ctrl+\: only the canvas. */
  readonly hidden: boolean
  /** Pixels. */
  readonly leftWidth: number
  readonly rightWidth: number
}

export interface LayoutStore extends StoreApi<LayoutState> {
  show(): void
  toggleHidden(): void
  resize(widths: Partial<Pick<LayoutState, 'leftWidth' | 'rightWidth'>>): void
}

const { panelSizes } = limits
const width = (normal: number) =>
  v.optional(v.fallback(v.pipe(v.number(), v.minValue(panelSizes.minimum), v.maxValue(900)), normal), normal)
const storedSchema = v.fallback(v.object({ leftWidth: width(panelSizes.left), rightWidth: width(panelSizes.right) }), {
  leftWidth: panelSizes.left,
  rightWidth: panelSizes.right,
})

const key = 'editor'

/** Sizes last; what Ctrl+\ hides comes back with the next start. */
export function createLayoutStore(settings: Pick<SettingsService, 'readLayout' | 'writeLayout'>): LayoutStore {
  const sizes = v.parse(storedSchema, settings.readLayout(key) ?? {})
  const store = createStore<LayoutState>(() => ({ ...sizes, hidden: false }))
  return Object.assign(store, {
    show: () => store.setState({ hidden: false }),
    toggleHidden: () => store.setState(({ hidden }) => ({ hidden: !hidden })),
    resize(widths: Partial<LayoutState>) {
      store.setState(widths)
      const { leftWidth, rightWidth } = store.getState()
      settings.writeLayout(key, { leftWidth, rightWidth })
    },
  })
}
