/**
 * Folders that still import one another in a circle, to be untied. Nothing is added here: a helper that two folders use
 * goes to the one that stands below, or to a folder of its own. A folder that is free must be taken off.
 */
export const knownCircles = [
  'remotes/canvas/src/audit',
  'remotes/canvas/src/blocks',
  'remotes/canvas/src/breakpoints',
  'remotes/canvas/src/clipboard',
  'remotes/canvas/src/commands',
  'remotes/canvas/src/document',
  'remotes/canvas/src/drag',
  'remotes/canvas/src/frame',
  'remotes/canvas/src/live',
  'remotes/canvas/src/media',
  'remotes/canvas/src/motions',
  'remotes/canvas/src/overlay',
  'remotes/canvas/src/pointer',
  'remotes/canvas/src/positioning',
  'remotes/canvas/src/screenshot',
  'remotes/canvas/src/service',
  'remotes/canvas/src/structure',
  'remotes/canvas/src/styles',
  'remotes/canvas/src/symbols',
  'remotes/canvas/src/text',
  'remotes/canvas/src/unscripted',
  'remotes/canvas/src/viewport',

  'remotes/panels/src/symbols',
  'remotes/panels/src/traits',
]
