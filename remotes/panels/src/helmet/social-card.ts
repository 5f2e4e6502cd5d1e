import { attributeOf, scanHtml } from '@pergola/site/project'

export interface SocialCard {
  readonly title: string
  readonly description: string
  /** As written; empty when no tag names one. */
  readonly image: string
  readonly isLarge: boolean
}

export interface PageFacts {
  readonly title: string
  readonly description: string
  /** Source of the head, or of the tags that will stand in it. */
  readonly tags: string
}

/** Values of `og:` and `twitter:` tags by name, empty ones included; the first that says something counts. */
export function socialTags(source: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const element of scanHtml(source, 'fragment')) {
    if (element.name !== 'meta') continue
    const name = (attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '').trim().toLowerCase()
    const value = attributeOf(element, 'content')?.trim() ?? ''
    if (/^(?:og|twitter):/.test(name) && !tags.get(name)) tags.set(name, value)
  }
  return tags
}

/** What a network makes of a page that is shared: its own tag first, then the other's, then the page itself. */
export function socialCard({ title, description, tags: source }: PageFacts): SocialCard {
  const tags = socialTags(source)
  const first = (...names: readonly string[]) => names.map((name) => tags.get(name)).find(Boolean) ?? ''
  const image = first('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src')
  const card = tags.get('twitter:card')
  return {
    title: first('og:title', 'twitter:title') || title,
    description: first('og:description', 'twitter:description') || description,
    image,
    isLarge: card === undefined ? image !== '' : card.startsWith('summary_large_image'),
  }
}

/** Tags that are still missing, with what the page says; the picture is for the author to name. */
export function missingSocialTags({ title, description, tags: source }: PageFacts): string {
  const tags = socialTags(source)
  const wanted: readonly [string, string, string][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', ''],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return wanted
    .filter(([, name, value]) => !tags.has(name) && (value !== '' || name === 'og:image'))
    .map(([kind, name, value]) => `<meta ${kind}="${name}" content="${escaped(value)}">`)
    .join('\n')
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
