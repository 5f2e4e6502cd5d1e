import { escapeText } from '../html/escape-all.ts'
import type { Collection, Field } from './definition.ts'

const first = (fields: readonly Field[], type: Field['type']) => fields.find((field) => field.type === type)?.name

/** What shows a field of an entry: the attributes of an element that stands for it. */
export function bindingOf({ name, type }: Field, entry: string, tag: string): Readonly<Record<string, string>> {
  const value = `${entry}.${name}`
  if (tag === 'img') return { 'v-bind:src': value }
  if (type === 'markdown') return { 'v-html': value }
  if (tag === 'a' && type === 'link') return { 'v-bind:href': value }
  return { 'v-text': value }
}

/** A list of all entries, as markup for a page; with links where each has a page. */
export function listHtml({ name, label, fields, address }: Collection): string {
  const [title, date, image, summary] = [
    first(fields, 'text'),
    first(fields, 'date'),
    first(fields, 'image'),
    textBeside(fields),
  ]
  const heading = title === undefined ? 'entry.slug' : `entry.${title}`
  const words = escapeText(label)
  const lines = [
    ...(image === undefined
      ? []
      : [`    <img v-if="entry.${image}" v-bind:src="entry.${image}" alt="" loading="lazy">`]),
    address === ''
      ? `    <h3 v-text="${heading}">${words}</h3>`
      : `    <h3><a v-bind:href="entry.url" v-text="${heading}" href="#">${words}</a></h3>`,
    ...(date === undefined ? [] : [`    <time v-bind:datetime="entry.${date}" v-text="entry.${date}"></time>`]),
    ...(summary === undefined ? [] : [`    <p v-text="entry.${summary}"></p>`]),
  ]
  return `<section class="section">\n  <article v-for="entry in ${name}">\n${lines.join('\n')}\n  </article>\n</section>`
}

/** A second text, which stands below the title. */
function textBeside(fields: readonly Field[]): string | undefined {
  return fields.filter(({ type }) => type === 'text')[1]?.name
}

/** The page of an entry, as content of a body. */
export function templateHtml({ fields }: Collection): string {
  const [title, date, image] = [first(fields, 'text'), first(fields, 'date'), first(fields, 'image')]
  const lines = [
    ...(title === undefined ? [] : [`    <h1 v-text="entry.${title}">Title</h1>`]),
    ...(date === undefined ? [] : [`    <time v-bind:datetime="entry.${date}" v-text="entry.${date}"></time>`]),
    ...(image === undefined ? [] : [`    <img v-if="entry.${image}" v-bind:src="entry.${image}" alt="">`]),
    ...fields.filter(({ type }) => type === 'markdown').map(({ name }) => `    <div v-html="entry.${name}">Text</div>`),
  ]
  return `<main class="section">\n  <article>\n${lines.join('\n')}\n  </article>\n</main>\n`
}
