import { defineRemote } from '@pergola/contracts'
import { agentCommands } from './agents/agent-commands.ts'
import { lazyView } from './lazy-view.ts'
import { panelCommands } from './panel-commands.ts'

const classSign = 'M8 4C5 4 7 11 4 12c3 1 1 8 4 8M16 4c3 0 1 7 4 8-3 1-1 8-4 8'
const searchText = 'M3 5h18M3 12h6M3 19h6M19.5 17.5 22 20M15 10a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9'
const checkList = 'm3 17 2 2 4-4M3 7l2 2 4-4M13 6h8M13 12h8M13 18h8'
const stackedRows = 'M4 5h16v5H4zM4 14h16v5H4zM8 7.5h8M8 16.5h8'
const slidersInBox = 'M4 4h16v16H4zM4 10h16M10 10v10M14 15h3'

export const remote = defineRemote({
  name: 'panels',
  needs: ['canvas', 'projects', 'settings', 'toasts', 'dialogs', 'commands', 'navigation'],
  wants: ['assetPicker', 'animations', 'codeEditor', 'classFinder', 'assets'],
  activate: (services) => ({
    views: {
      'panel:add-blocks': lazyView(async () => {
        // All of them at once: cards that come later would move the others away under the hand.
        const [{ BlocksPanel }] = await Promise.all([
          import('./blocks/blocks-panel.tsx'),
          services.canvas.loadBlocks?.('plain'),
        ])
        return BlocksPanel
      }, services),
      'panel:styling': lazyView(async () => (await import('./styling/styling-panel.tsx')).StylingPanel, services),
      'panel:traits': lazyView(async () => (await import('./traits/traits-panel.tsx')).TraitsPanel, services),
      'panel:commands': lazyView(
        async () => (await import('./directives/directives-panel.tsx')).DirectivesPanel,
        services,
      ),
      'left:layers': lazyView(async () => (await import('./layers/layers-panel.tsx')).LayersPanel, services),
      'left:pages': lazyView(async () => (await import('./pages/pages-panel.tsx')).PagesPanel, services),
      'modal:pages': lazyView(async () => (await import('./pages/pages-panel.tsx')).PagesManager, services),
      'left:classes': lazyView(async () => (await import('./classes/classes-panel.tsx')).ClassesPanel, services),
      'left:page-checks': lazyView(async () => (await import('./page-checks/page-checks.tsx')).PageChecks, services),
      'left:find': lazyView(async () => (await import('./find/find-panel.tsx')).FindPanel, services),
      'left:variables': lazyView(
        async () => (await import('./variables/variables-panel.tsx')).VariablesPanel,
        services,
      ),
      'left:collections': lazyView(
        async () => (await import('./collections/collections-panel.tsx')).CollectionsPanel,
        services,
      ),
      'modal:code-manager': lazyView(
        async () => (await import('./code-manager/code-manager.tsx')).CodeManager,
        services,
      ),
      'modal:page-helmet': lazyView(async () => (await import('./helmet/helmet-panel.tsx')).HelmetPanel, services),
      'modal:symbols': lazyView(async () => (await import('./symbols/symbols-manager.tsx')).SymbolsManager, services),
      'modal:create-symbol': lazyView(async () => (await import('./symbols/create-block.tsx')).CreateSymbol, services),
      'modal:create-template': lazyView(
        async () => (await import('./symbols/create-block.tsx')).CreateTemplate,
        services,
      ),
      'modal:rest-models': lazyView(async () => (await import('./rest-models/rest-models.tsx')).RestModels, services),
      'modal:history': lazyView(async () => (await import('./history/history-panel.tsx')).HistoryPanel, services),
      'modal:style-guide': lazyView(
        async () => (await import('./style-guide/style-guide-view.tsx')).StyleGuideView,
        services,
      ),
      'modal:error': lazyView(async () => (await import('./rest-models/error-modal.tsx')).ErrorModal, services),
      'modal:settings': lazyView(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel, services),
    },
    panels: [
      { slot: 'left:classes', title: 'Classes', icon: classSign },
      { slot: 'left:variables', title: 'Variables', icon: slidersInBox },
      { slot: 'left:collections', title: 'Collections', icon: stackedRows },
      { slot: 'left:page-checks', title: 'Page checks', icon: checkList },
      { slot: 'left:find', title: 'Find and replace', icon: searchText },
    ],
    commands: [...panelCommands(services), ...agentCommands(services)],
  }),
})
