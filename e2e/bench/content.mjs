import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { openWithClock } from './pergola.mjs'

const entries = 5000

const description = {
  collections: {
    articles: {
      folder: 'content/articles',
      page: 'article',
      address: 'blog/{slug}',
      sort: '-date',
      fields: { title: { type: 'text' }, date: { type: 'date' }, body: { type: 'markdown' } },
    },
  },
}

const documentOf = (title, body) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n</head>\n<body>\n${body}\n</body>\n</html>\n`

/** A blog: a template, a list in parts, and many Markdown files of some hundred words. */
function contentZip() {
  const words = 'A paragraph with **bold** words and [a link](https://example.org). '.repeat(12)
  const list =
    '<ul><li v-for="entry in paged(articles, 20)"><a v-bind:href="entry.url" v-text="entry.title"></a></li></ul>'
  const article =
    '<main><h1 v-text="entry.title"></h1><time v-text="entry.date"></time><div v-html="entry.body"></div></main>'
  const files = {
    'index.html': strToU8(documentOf('Blog', list)),
    'article.html': strToU8(documentOf('${entry.title}', article)),
    'content/collections.json': strToU8(JSON.stringify(description)),
  }
  for (let number = 0; number < entries; number++) {
    const date = `20${10 + (number % 15)}-0${1 + (number % 9)}-01`
    const text = `---\ntitle: Article ${number}\ndate: ${date}\n---\n\n# Part\n\n${words}\n\n- one\n- two\n\n${words}\n`
    files[`content/articles/article-${number}.md`] = strToU8(text)
  }
  return Buffer.from(zipSync(files, { level: 0 }))
}

/** A site with thousands of entries: how long its export takes, each on a page of its own. */
export async function measureContent(context, url) {
  const page = await openWithClock(context, url)
  const folder = mkdtempSync(join(tmpdir(), 'pergola-bench-'))
  const file = join(folder, 'site.zip')
  writeFileSync(file, contentZip())
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.id = 'bench-file'
    document.body.append(input)
  })
  await page.setInputFiles('#bench-file', file)
  const measured = await page.evaluate(runContent)
  rmSync(folder, { recursive: true })
  return { entries, ...measured }
}

async function runContent() {
  const { pergola, timed } = window
  const [, { id }] = await timed(() => pergola.projects.importZip(document.querySelector('#bench-file').files[0]))
  const [duration, zip] = await timed(() => pergola.projects.exportZip(id))
  return { export: duration, bytes: zip.size }
}
