import type { Plugin } from 'vite'

/** Imports that end in `?shipped`: the module bundled on its own, as text, for scripts that are written into built sites. */
export function shippedScripts(): Plugin
