/** Addresses of the specification, §2 of both base texts. */
export const routes = {
  editor: '/',
  addBlocks: '/add-blocks',
  styling: '/edite/styling',
  traits: '/edite/traits',
  commands: '/edite/commands',
  interactions: '/edite/interactions',
  motion: '/edite/motion',
  preview: '/preview',
  workspace: '/workspace',
  fileBrowser: '/opfs-dev',
} as const

export type RouteName = keyof typeof routes
