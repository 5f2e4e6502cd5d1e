import type { Plugin } from 'vite'

/** `pergola:browser-library`: TypeScript's declarations of the language and of the browser as one text. */
export function browserLibrary(): Plugin
