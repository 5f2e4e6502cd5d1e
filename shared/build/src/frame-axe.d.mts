import type { Plugin } from 'vite'

/** `pergola:frame-axe`: axe for a document in which no script may run, driven from outside. */
export function frameAxe(): Plugin
