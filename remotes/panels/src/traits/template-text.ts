import { isExpression, replacePlaces } from '@pergola/site/directives'

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

/**
 * A value as the template literal it stands for. Of one that has a place for data the backticks may be left out, and an
 * expression over one of `names`, the entry of a loop or its index, is such a place as a whole: `item.title`.
 */
export function asTemplate(value: string, names: readonly string[] = []): string {
  const text = value.trim()
  if (text.includes('`')) return value
  if (/\$\{[\s\S]*\}/.test(text)) return `\`${text}\``
  return isExpression(text) && names.some((name) => speaksOf(text, name)) ? `\`\${${text}}\`` : value
}

function speaksOf(expression: string, name: string): boolean {
  const withoutStrings = expression.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''")
  const words = withoutStrings.matchAll(/(?<![\p{ID_Continue}$.])[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)
  return [...words].some(([word]) => word === name)
}
