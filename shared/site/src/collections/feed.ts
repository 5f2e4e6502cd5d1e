import { escapeAttribute } from '../html/escape-all.ts'
import { encodePath } from '../project/index.ts'
import type { Entry } from './entry.ts'
import type { Content, LoadedCollection } from './load-content.ts'
import { shownText } from './bound-attribute.ts'
import type { EntryView, Views } from './views.ts'

interface FeedRequest {
  readonly content: Content
  readonly views: Views
  /** The address of the site, with a slash at its end; null without one. */
  readonly site: string | null
  readonly tell: (text: string) => void
  readonly has: (path: string) => boolean
}

const mostEntries = 50

/** Feeds of the collections that want one. They name whole addresses, so a site without an address has none. */
export function feedFiles({ content, views, site, tell, has }: FeedRequest): { path: string; text: string }[] {
  return content.collections.flatMap((collection) => {
    if (collection.feed === '' || has(collection.feed)) return []
    const date = collection.fields.find(({ type }) => type === 'date')?.name
    if (site === null || date === undefined) {
      const wanted =
        site === null ? 'the address of the site. Say it in the page helmet' : 'a field of the type date. Add one'
      tell(`${collection.label}: its feed needs ${wanted}.`)
      return []
    }
    return [{ path: collection.feed, text: feedText(collection, { views, site, date }) }]
  })
}

interface FeedOf {
  readonly views: Views
  readonly site: string
  readonly date: string
}

/** RFC 4287, the newest entries first. The time of the feed is that of its newest entry: the build has no clock. */
function feedText(collection: LoadedCollection, { views, site, date }: FeedOf): string {
  const entries = views
    .entriesOf(collection.name)
    .map((entry) => ({ entry, view: views.viewOf(collection, entry, site), time: timeOf(entry, date) }))
    .filter(({ time, view }) => time !== '' && view['url'] !== '')
    .toSorted((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0))
    .slice(0, mostEntries)
  const address = site + encodePath(collection.feed)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
    `  <title>${xml(collection.label)}</title>\n  <id>${xml(address)}</id>\n`,
    `  <link rel="self" href="${xml(address)}"/>\n  <link href="${xml(site)}"/>\n`,
    `  <updated>${entries[0]?.time ?? '1970-01-01T00:00:00Z'}</updated>\n`,
    `  <author><name>${xml(new URL(site).host)}</name></author>\n`,
    ...entries.map(({ view, time }) => entryText(collection, view, time)),
    '</feed>\n',
  ].join('')
}

function entryText({ fields }: LoadedCollection, view: EntryView, time: string): string {
  const first = (type: string) => fields.find((field) => field.type === type)?.name
  const [title, body] = [first('text'), first('markdown')]
  const summary = fields.find(
    ({ name, type }) => type === 'text' && /^(?:summary|description|excerpt|teaser)$/i.test(name),
  )
  const url = String(view['url'])
  return [
    '  <entry>\n',
    `    <title>${xml(title === undefined ? String(view['slug']) : shownText(view[title]))}</title>\n`,
    `    <id>${xml(url)}</id>\n    <link href="${xml(url)}"/>\n    <updated>${time}</updated>\n`,
    summary ? `    <summary>${xml(shownText(view[summary.name]))}</summary>\n` : '',
    body === undefined ? '' : `    <content type="html">${xml(shownText(view[body]))}</content>\n`,
    '  </entry>\n',
  ].join('')
}

/** RFC 3339: a day alone begins at midnight of Greenwich. */
function timeOf({ stored }: Entry, date: string): string {
  const text = stored.get(date)
  const time =
    typeof text === 'string' ? Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text) : Number.NaN
  return Number.isNaN(time) ? '' : `${new Date(time).toISOString().slice(0, 19)}Z`
}

// oxlint-disable-next-line no-control-regex -- those are the signs that XML cannot have
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const xml = (text: string) => escapeAttribute(text.replaceAll(unfit, ''))
