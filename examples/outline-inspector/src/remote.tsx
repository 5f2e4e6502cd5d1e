import { lazy } from 'react'
import type { PanelInfo, RemoteDefinition } from '@pergola/contracts'
import { messages } from './messages.ts'

/** Path data only: the shell draws the icon itself. */
const panel: PanelInfo = {
  slot: 'panel:outline',
  title: messages.title,
  icon: 'M4 6h10M8 12h12M8 18h8M4 12v6',
}

/** Needs nothing of Pergola at run time but its contract number; the types are gone after the build. */
export const remote: RemoteDefinition<'canvas'> = {
  name: 'outline-inspector',
  contract: 2,
  needs: ['canvas'],
  activate({ canvas }) {
    const Outline = lazy(async () => {
      const { OutlinePanel } = await import('./outline/outline-panel.tsx')
      return { default: () => <OutlinePanel canvas={canvas} /> }
    })
    return { views: { 'panel:outline': Outline }, panels: [panel] }
  },
}
