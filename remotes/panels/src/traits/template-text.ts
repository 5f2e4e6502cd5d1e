import { replacePlaces } from '@pergola/site/directives'

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Markup as a template literal: inside `${…}` the signs of html are code. */
export function templateOf(html: string): string {
  const text = replacePlaces(html, (place) => place.replace(/&(?:lt|gt|quot|amp);/g, (name) => entities[name] ?? name))
  return `\`${text}\``
}

/** Markup of a template literal; null for a text that does not begin and end with a backtick. */
export function htmlOfTemplate(template: string): string | null {
  const text = template.trim()
  if (text.length < 2 || !text.startsWith('`') || !text.endsWith('`')) return null
  return replacePlaces(text.slice(1, -1), (place) =>
    place.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
}

/** Of a value that has a place for data the backticks may be left out: nothing else can be meant. */
export function asTemplate(value: string): string {
  return !value.includes('`') && /\$\{[\s\S]*\}/.test(value) ? `\`${value.trim()}\`` : value
}
