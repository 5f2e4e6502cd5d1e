import { lazy } from 'react'
import { defineRemote } from '@pergola/contracts'
import { createLazyAnimations } from './animation-builder/lazy-animations.ts'
import { messages } from './animation-builder/messages.ts'
import { playbackCommands } from './playback/playback-commands.ts'

export const remote = defineRemote({
  name: 'motion-interactions',
  needs: ['canvas', 'dialogs', 'navigation', 'settings', 'toasts'],
  wants: ['projects'],
  activate(services) {
    const animations = createLazyAnimations(services.canvas)
    const Builder = lazy(async () => {
      const [{ AnimationBuilder }, { mode }] = await Promise.all([
        import('./animation-builder/animation-builder.tsx'),
        animations.load(),
      ])
      return { default: () => <AnimationBuilder {...services} mode={mode} /> }
    })

    const Interactions = lazy(async () => {
      const [{ InteractionsPanel }, { service }] = await Promise.all([
        import('./interactions/interactions-panel.tsx'),
        animations.load(),
      ])
      return { default: () => <InteractionsPanel {...services} animations={service} /> }
    })

    const Motion = lazy(async () => {
      const { MotionPanel } = await import('./motion/motion-panel.tsx')
      return { default: () => <MotionPanel {...services} /> }
    })

    return {
      services: { animations: animations.service },
      views: { 'left:animations': Builder, 'panel:interactions': Interactions, 'panel:motion': Motion },
      panels: [{ slot: 'left:animations', title: messages.title, icon: messages.icon }],
      commands: playbackCommands(services),
      dispose: animations.dispose,
    }
  },
})
