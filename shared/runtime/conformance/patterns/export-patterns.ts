import type { ProjectSettings } from '@pergola/contracts'
import { exportSite } from '../export-site.ts'
import { libraryPage } from '../library-page.ts'

const patterns =
  'accordion back-to-top carousel cookie-bar copy-button countdown dropdown filter-list lightbox mobile-menu modal read-more tabs theme-switch toast'
const forms = 'contact-form-plain multi-step-form search-form file-form'
const paths = [
  ...patterns.split(' ').map((name) => `patterns/${name}`),
  ...forms.split(' ').map((name) => `forms/${name}`),
]

/** An exported site with a page for every pattern and form, and a first page without any. */
export async function exportPatterns(settings: Partial<ProjectSettings> = {}): Promise<ReadonlyMap<string, string>> {
  const pages = paths.map(libraryPage)
  const sheets = Object.fromEntries(pages.map(({ name, css }) => [`css/${name}.css`, css]))
  return exportSite({ pages: [{ name: 'index', content: '<p>Plain</p>' }, ...pages], records: {}, sheets, settings })
}
