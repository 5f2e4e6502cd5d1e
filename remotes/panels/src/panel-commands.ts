import type { Command, NavigationService, RouteName } from '@pergola/contracts'

function showRoute(navigation: NavigationService, route: RouteName, command: Omit<Command, 'run'>): Command {
  return { ...command, group: 'Panels', run: () => navigation.go(route) }
}

/** Asked for again, the left panel closes. */
function showLeft(navigation: NavigationService, slot: `left:${string}`, command: Omit<Command, 'run'>): Command {
  const isShown = () => navigation.state.getState().left === slot
  return {
    ...command,
    group: 'Panels',
    checked: isShown,
    when: () => navigation.showLeft !== undefined,
    run: () => navigation.showLeft?.(isShown() ? null : slot),
  }
}

/** One command per panel; its key shows the panel wherever the focus is, except in a text field. */
export function panelCommands({ navigation }: { navigation: NavigationService }): Command[] {
  return [
    showRoute(navigation, 'addBlocks', { name: 'panel.add-blocks', label: 'Add blocks', keys: ['A'] }),
    showLeft(navigation, 'left:layers', { name: 'panel.layers', label: 'Layers', keys: ['Z'] }),
    showRoute(navigation, 'styling', { name: 'panel.styling', label: 'Styling', keys: ['S'] }),
    showRoute(navigation, 'traits', { name: 'panel.traits', label: 'Traits', keys: ['D'] }),
    showLeft(navigation, 'left:pages', { name: 'panel.pages', label: 'Pages' }),
  ]
}
