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

/**
 * An empty page of the editor's own origin in which nothing can run: what the canvas draws a page of a project into.
 * Being a page of its own it can stand in quirks mode, which `srcdoc` cannot.
 */
export const canvasFramePath = '/canvas-frame.html'
