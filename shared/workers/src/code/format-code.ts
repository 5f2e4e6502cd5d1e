import { fail, succeed } from '@pergola/contracts'
import type { CodeLanguage, Outcome } from '@pergola/contracts'
import type { Plugin } from 'prettier'
import { fetchPart } from '../calls/fetch-part.ts'
import type { CodeText } from './code-verbs.ts'

/** XML is laid out by its writer: white space in it is content. */
type LaidOut = Exclude<CodeLanguage, 'text' | 'xml'>

const parsers: Readonly<Record<LaidOut, string>> = {
  html: 'html',
  css: 'css',
  js: 'babel',
  json: 'json',
}

type PluginLoader = () => Promise<unknown>

const css: PluginLoader = () => import('prettier/plugins/postcss')
const html: PluginLoader = () => import('prettier/plugins/html')
const js: readonly PluginLoader[] = [() => import('prettier/plugins/babel'), () => import('prettier/plugins/estree')]

/** Scripts and sheets inside a page are laid out with it. */
const loaders: Readonly<Record<LaidOut, readonly PluginLoader[]>> = {
  html: [html, css, ...js],
  css: [css],
  js,
  json: js,
}

/** The text laid out anew. What prettier cannot read, or reads as something else, is refused with its reason. */
export async function formatCode({ text, language }: CodeText): Promise<Outcome<string, 'not-formatted'>> {
  if (language === 'text' || language === 'xml' || text.trim() === '') return succeed(text)
  const [{ format }, ...plugins] = await Promise.all([
    fetchPart(() => import('prettier/standalone')),
    ...loaders[language].map((load) => fetchPart(load) as Promise<Plugin>),
  ])
  try {
    const formatted = await format(text, {
      parser: parsers[language],
      plugins,
      printWidth: 100,
      endOfLine: 'auto',
      singleQuote: language === 'js',
    })
    return succeed(formatted)
  } catch (error) {
    return fail('not-formatted', firstLine(error))
  }
}

/** The rest is a picture of the code, in monospace. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
