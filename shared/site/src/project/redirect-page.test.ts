import { describe, expect, test } from 'vitest'
import { addPage } from './edit-pages.ts'
import { createProject } from './create-project.ts'
import { redirectPage } from './redirect-page.ts'
import { scanHtml } from '../html/scan-html.ts'

function page(name: string) {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const added = addPage(project, { name, id: name, has: () => false })
  if (!added.ok) throw new Error(added.failure)
  return { project, page: added.value.page }
}

describe('redirectPage', () => {
  test('stands at the old address and leads to the new one from there, without a script', () => {
    const { project, page: from } = page('about')
    const to = page('company/Q&A').page
    const made = redirectPage(project, {
      from,
      to: { ...to, helmet: { ...to.helmet, title: 'Q&amp <b>', lang: 'en' } },
      id: 'r',
    })
    expect(made?.page).toMatchObject({ id: 'r', name: 'about', pathes: { html: 'pages/about.html', css: '', js: '' } })
    const elements = scanHtml(made?.html ?? '', 'document')
    const value = (name: string, attribute: string) =>
      elements.find((each) => each.name === name)?.attributes.find((each) => each.name === attribute)?.value
    expect(value('a', 'href')).toBe('company/q-a.html')
    expect(value('link', 'href')).toBe('company/q-a.html')
    expect(made?.html).toContain('content="0; url=company/q-a.html"')
    expect(elements.find((each) => each.name === 'title')?.text).toBe('Q&amp <b>')
    expect(elements.some((each) => each.name === 'script' || each.name === 'b')).toBe(false)
  })

  test('there is none for a page of XHTML', () => {
    const { project, page: to } = page('about')
    const from = { ...to, pathes: { html: 'old.xhtml', css: '', js: '' } }
    expect(redirectPage(project, { from, to, id: 'r' })).toBeNull()
  })
})
