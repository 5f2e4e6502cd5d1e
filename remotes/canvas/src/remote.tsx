import { defineRemote } from '@pergola/contracts'
import { createCanvas } from './service/create-canvas.ts'
import { Breadcrumb } from './view/breadcrumb.tsx'
import { CanvasView } from './view/canvas-view.tsx'

export const remote = defineRemote({
  name: 'canvas',
  needs: ['projects', 'settings', 'toasts', 'dialogs', 'commands', 'navigation', 'bus'],
  activate(services) {
    const canvas = createCanvas(services, {
      sections: async () => (await import('./sections/section-library.ts')).sectionBlocks(),
      plain: async (offer) => (await import('./sections/plain-blocks.ts')).offerPlainBlocks(offer, services.remotes),
    })
    return {
      services: { canvas: canvas.service },
      views: {
        canvas: () => <CanvasView canvas={canvas} />,
        'bar:breadcrumb': () => <Breadcrumb canvas={canvas.service} />,
      },
      commands: canvas.commands,
      dispose: canvas.dispose,
    }
  },
})
