import type { RemoteDefinition } from '@pergola/contracts'
import { OutlineInspector } from './outline-inspector.tsx'

/** A remote needs nothing of Pergola at run time but the services it is handed: the contract is types alone. */
export const remote: RemoteDefinition<'canvas'> = {
  name: 'outline-inspector',
  contract: 1,
  needs: ['canvas'],
  activate: ({ canvas }) => ({
    views: { 'panel:outline': () => <OutlineInspector canvas={canvas} /> },
    panels: [{ slot: 'panel:outline', title: 'Outline', icon: 'M4 6h16M8 12h12M12 18h8' }],
  }),
}
