import type { Plugin } from 'vite'

/**
 * Imports that end in `?shipped`: the module bundled on its own, as text, for scripts that are written into built sites.
 * Imports of a folder that end in `?pieces`: its files as parts of such a script. `pergola:slider-parts`: what the slider
 * library is made of, a script each.
 */
export function shippedScripts(): Plugin[]
