import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'

export const remote = defineRemote({
  name: 'colour-vision',
  needs: ['canvas'],
  activate({ canvas }) {
    const Vision = lazy(async () => {
      const { VisionPanel } = await import('./vision-panel.tsx')
      return { default: () => <VisionPanel canvas={canvas} /> }
    })
    const icon = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'
    return {
      views: { 'panel:colour-vision': Vision },
      panels: [{ slot: 'panel:colour-vision', title: 'Colour vision', icon }],
    }
  },
})
