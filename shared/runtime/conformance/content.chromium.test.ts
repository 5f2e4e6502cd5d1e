import { compileTemplate } from '@pergola/site/collections'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const data = {
  articles: [
    {
      slug: 'a',
      title: 'One & <two>',
      date: '2026-01-02',
      tags: ['x', 'y'],
      price: 3,
      isNew: true,
      author: { name: 'Ada' },
    },
    { slug: 'b', title: '"Quoted" ${x}', date: '2025-12-01', tags: [], price: 0, isNew: false, author: null },
    { slug: 'c', title: '日本', date: '2026-01-01', tags: ['y'], price: 2.5, isNew: true, author: { name: "O'Hara" } },
  ],
  site: { name: 'Site' },
}

/** What a page shows, without what only the engine reads and leaves. */
const bare = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>|<!--[^]*?-->/g, '')
    .replaceAll(/ (?:v-scope|data-render)="[^"]*"/g, '')
    .replaceAll(/ style="([^"]*?);?"/g, ' style="$1"')
    .trim()

const cases: Readonly<Record<string, string>> = {
  'texts, and what cannot be had of them':
    '<p>Hello ${site.name}, ${articles.length} &amp; ${site.nothing}!</p><b v-text="site.name">old</b>',
  'lists, their places and their classes':
    '<ul>\n <li v-for="(article, at) in articles" :key="article.slug" class="a" :class="{ first: at === 0, \'is-new\': article.isNew }">${at + 1}: ${article.title}</li>\n</ul>',
  'numbers and objects':
    '<i v-for="n in articles.length">${n}</i><u v-for="(value, key) in articles[0].author">${key}=${value}</u>',
  'names that are taken apart': '<i v-for="({ title, slug }, at) of articles">${at}${slug}${title}</i>',
  'what is filtered, sorted and cut':
    '<i v-for="a in articles.filter((each) => each.isNew && each.tags.includes(\'y\')).toSorted((a, b) => (a.date < b.date) - (a.date > b.date)).slice(0, 2)">${a.slug}</i>',
  'one of several':
    '<div v-for="a in articles"><b v-if="a.price > 2">dear</b>\n<b v-else-if="a.price">cheap</b>\n<b v-else>free</b> <em v-if="a.author">${a.author.name}</em></div>',
  'attributes of all kinds':
    '<a v-for="a in articles" :href="`#${a.slug}`" :title="a.title" :data-price="a.price" :hidden="!a.isNew" :aria-label="a.author?.name">x</a>',
  styles:
    '<i v-for="a in articles" style="color: red" :style="{ \'--price\': a.price }">x</i><i v-for="a in articles" v-show="a.isNew">y</i>',
  'lists in lists': '<p v-for="a in articles"><i v-for="tag in a.tags">${tag} of ${a.slug}</i></p>',
  'rows and options':
    '<table><tbody><tr v-for="a in articles"><td>${a.slug}</td></tr></tbody></table><select><option v-for="a in articles" :value="a.slug">${a.title}</option></select>',
  'items that nobody closed': '<ul><li v-for="a in articles">${a.slug}<li>last</ul>',
  'templates of texts and methods':
    '<p v-for="a in articles">${`${a.title.toUpperCase()} ${a.tags.join(", ")}`} ${a.price.toFixed(1)} ${a.author ?? "–"}</p>',
}

describe('a page that is worked out at the build', () => {
  test.each(Object.entries(cases))('shows of %s what the engine shows', async (_subject, html) => {
    const tab = await site.open(html, { attributes: `v-scope='${JSON.stringify(data).replaceAll("'", '&#39;')}'` })
    const live = await tab.evaluate(() => document.body.innerHTML)
    const template = compileTemplate(html, { kind: 'fragment', names: new Set(Object.keys(data)) })
    const scope = Object.assign(Object.create(null) as Record<string, unknown>, data)
    const still = await tab.evaluate(
      (text) => {
        const body = new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html').body
        return body.innerHTML
      },
      template?.render(scope) ?? '',
    )
    expect(bare(still)).toBe(bare(live))
    expect(template?.skeleton).not.toMatch(/v-|\$\{/)
  })
})
