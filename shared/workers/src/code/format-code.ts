import { fail, succeed } from '@pergola/contracts'
import type { CodeLanguage, Outcome } from '@pergola/contracts'
import type { Plugin } from 'prettier'
import type { CodeText } from './code-verbs.ts'

const parsers: Readonly<Record<Exclude<CodeLanguage, 'text'>, string>> = {
  html: 'html',
  css: 'css',
  js: 'babel',
  json: 'json',
}

/** Scripts and sheets inside a page are laid out with it. */
async function pluginsFor(language: CodeLanguage): Promise<Plugin[]> {
  const css = () => import('prettier/plugins/postcss')
  const js = () => [import('prettier/plugins/babel'), import('prettier/plugins/estree')]
  const html = () => import('prettier/plugins/html')
  const wanted: Promise<unknown>[] =
    language === 'css' ? [css()] : language === 'html' ? [html(), css(), ...js()] : js()
  return (await Promise.all(wanted)) as Plugin[]
}

/** The text laid out anew. What prettier cannot read, or reads as something else, is refused with its reason. */
export async function formatCode({ text, language }: CodeText): Promise<Outcome<string, 'not-formatted'>> {
  if (language === 'text' || text.trim() === '') return succeed(text)
  const [{ format }, plugins] = await Promise.all([import('prettier/standalone'), pluginsFor(language)])
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
