import { expect, test } from 'vitest'
import { addPage } from './edit-pages.ts'
import { createProject } from './create-project.ts'
import { readLanguage, writeLanguage } from './page-language.ts'

test.each([
  ['<!doctype html>\n<html>\n<p>x', 'de', '<!doctype html>\n<html lang="de">\n<p>x'],
  ["<HTML class=a lang='en' dir=ltr>x</HTML>", 'fr', "<HTML class=a lang='fr' dir=ltr>x</HTML>"],
  ['<html lang=en >x', 'pt-BR', '<html lang="pt-BR" >x'],
  ['<html class="a" lang="en">x', '', '<html class="a">x'],
  ['<!doctype html><title>x</title>', 'de', '<!doctype html>\n<html lang="de"><title>x</title>'],
  ['<p>x', '"><script>', '<html lang="&quot;&gt;&lt;script&gt;"><p>x'],
  ['<html lang=en>x', ' en ', '<html lang=en>x'],
])('%j in %j', (html, language, expected) => {
  const written = writeLanguage(html, language)
  expect(written).toBe(expected)
  expect(readLanguage(written ?? '')).toBe(language.trim())
})

test('a new page speaks as the index page does, unless it brings a language', () => {
  const { project } = createProject({ name: 'Site', lang: 'nl', ids: () => 'id' })
  const added = addPage(project, { name: 'about', id: 'a', has: () => false })
  expect(added.ok && added.value.page.helmet.lang).toBe('nl')
  const { index } = added.ok ? added.value.project.pages : {}
  expect(index?.helmet.lang).toBe('nl')
})
