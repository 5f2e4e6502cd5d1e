import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The file of a plugin for browsers, as npm has it. */
export function pluginFile(name: string): {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
} {
  const folder = dirname(require.resolve(`${name}/package.json`))
  const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly main: string }
  return { name: `${name}.js`, mimeType: 'text/javascript', buffer: readFileSync(join(folder, main)) }
}

/** Those that the table of docs/grapesjs.md speaks of. */
export const plugins = [
  'grapesjs-preset-webpage',
  'grapesjs-blocks-basic',
  'grapesjs-blocks-flexbox',
  'grapesjs-plugin-forms',
  'grapesjs-component-countdown',
  'grapesjs-tabs',
  'grapesjs-tooltip',
  'grapesjs-typed',
  'grapesjs-navbar',
  'grapesjs-custom-code',
  'grapesjs-lory-slider',
  'grapesjs-style-bg',
  'grapesjs-touch',
  'grapesjs-tailwind',
] as const
