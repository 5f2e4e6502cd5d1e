import type { SettingsService, SlotName } from '@pergola/contracts'
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface LayoutState {
  /** What stands in the left panel; null when it is closed. */
  readonly left: SlotName | null
  readonly rightOpen: boolean
  /** Ctrl+\: only the canvas. */
  readonly hidden: boolean
  /** Pixels. */
  readonly leftWidth: number
  readonly rightWidth: number
}

export interface LayoutStore extends StoreApi<LayoutState> {
  showLeft(slot: SlotName): void
  /** Shows it, or closes the panel when it stands there already. */
  toggleLeft(slot: SlotName): void
  toggleHidden(): void
  resize(widths: Partial<Pick<LayoutState, 'leftWidth' | 'rightWidth'>>): void
}

const width = v.pipe(v.number(), v.minValue(240), v.maxValue(900))
const storedSchema = v.object({
  left: v.fallback(v.nullable(v.pipe(v.string(), v.startsWith('left:'))), 'left:layers'),
  leftWidth: v.fallback(width, 300),
  rightWidth: v.fallback(width, 300),
})

const key = 'editor'

/** Sizes and the open panel last; what Ctrl+\ hides comes back with the next start. */
export function createLayoutStore(settings: Pick<SettingsService, 'readLayout' | 'writeLayout'>): LayoutStore {
  const parsed = v.safeParse(storedSchema, settings.readLayout(key) ?? {})
  const stored = parsed.success ? parsed.output : v.parse(storedSchema, {})
  const store = createStore<LayoutState>(() => ({
    ...stored,
    left: stored.left as SlotName | null,
    rightOpen: true,
    hidden: false,
  }))

  function change(next: Partial<LayoutState>) {
    store.setState(next)
    const { left, leftWidth, rightWidth } = store.getState()
    settings.writeLayout(key, { left, leftWidth, rightWidth })
  }

  return Object.assign(store, {
    showLeft: (slot: SlotName) => change({ left: slot, hidden: false }),
    toggleLeft(slot: SlotName) {
      const { left, hidden } = store.getState()
      change({ left: left === slot && !hidden ? null : slot, hidden: false })
    },
    toggleHidden: () => store.setState(({ hidden }) => ({ hidden: !hidden })),
    resize: change,
  })
}
