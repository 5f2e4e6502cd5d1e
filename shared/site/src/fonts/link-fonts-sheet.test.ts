import { expect, test } from 'vitest'
import { pageSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { withFontsSheet } from './index.ts'

const page = (html: string) => v.parse(pageSchema, { id: 'p', name: 'p', pathes: { html } })
const html =
  '<!doctype html>\n<html>\n<head>\n<title>A</title>\n<link rel=stylesheet href=own.css>\n</head>\n<body class=x>\n</html>'

test('a page that is a whole document is linked to the fonts, before its own sheets, once', () => {
  const linked = withFontsSheet(page('docs/a.html'), html)
  expect(linked).toBe(html.replace('<link', '<link rel="stylesheet" href="../css/fonts.css"><link'))
  expect(withFontsSheet(page('docs/a.html'), linked ?? '')).toBeNull()
})

test('a composed page has the sheet anyway', () => {
  expect(withFontsSheet(page('editor/pages/a.html'), '<p>Text</p>')).toBeNull()
})
