import type { Dispose, StyleState, StyleSurface } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Sizing } from '../viewport/sizing.ts'

export function createStyles(core: CanvasCore, _sizing: Sizing): { surface: StyleSurface; dispose: Dispose } {
  const state = createStore<StyleState>(() => ({
    rule: null,
    classes: [],
    lines: [],
    values: {},
    display: '',
    parentDisplay: '',
    customProperties: {},
  }))
  const surface: StyleSurface = {
    state,
    edit() {},
    endPreview() {},
    computed: () => '',
    selectClass() {},
    addClass() {},
    removeClass() {},
    setStates() {},
    selectRule() {},
    removeRule() {},
    classSuggestions: () => [],
  }
  return { surface, dispose: () => void core }
}
