import type { BlockDefinition } from '../blocks/block-definition.ts'
import { arrivingSection } from './arriving-section.ts'
import tokenSheet from './library/tokens.css?raw'
import { readSectionFile, type SectionFile } from './section-file.ts'
import { readRuleGroup, readTokens, withFallbacks } from './section-rules.ts'

const sectionFiles = import.meta.glob<string>('./library/*/*.html', { query: '?raw', import: 'default', eager: true })
const partFiles = import.meta.glob<string>('./library/parts/*.css', { query: '?raw', import: 'default', eager: true })
const pictureFiles = import.meta.glob<string>('./library/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const sectionIcon = 'M3 5h18v14H3zM3 9h18M7 13h6'

/** The order of the panel: as a page is read from its top. */
const categoryOrder =
  'Navigation,Hero,Features,Logos,Testimonials,Pricing,FAQ,Call to action,Gallery,Team,Statistics,Articles,Contact,Forms,Patterns,Footer,Legal and cookie notice,404'.split(
    ',',
  )

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function rank({ category }: SectionFile): number {
  return categoryOrder.indexOf(category)
}

/** Everything of the library: its files as a browser may open them, without what only that needs. */
export function librarySections(): readonly SectionFile[] {
  const pictures = Object.fromEntries(Object.entries(pictureFiles).map(([path, svg]) => [fileName(path), svg]))
  return Object.entries(sectionFiles)
    .map(([path, text]) => readSectionFile(path, text, pictures))
    .toSorted((one, other) => rank(one) - rank(other))
}

function partSheet(name: string, id: string): string {
  const sheet = partFiles[`./library/parts/${name}.css`]
  if (sheet === undefined) throw new Error(`library/${id}.html: no sheet ${name}.css in library/parts`)
  return sheet
}

/** The ready sections as blocks. */
export function sectionBlocks(): readonly BlockDefinition[] {
  const tokens = readTokens(tokenSheet)
  return librarySections().map(({ id, label, category, keywords, html, parts, css }): BlockDefinition => {
    const sheets = [...parts.map((part) => partSheet(part, id)), css].map((sheet) => withFallbacks(sheet, tokens))
    const isPart = parts.includes('page-section')
    const read = () => ({ label, html, tokens, isPart, groups: sheets.map(readRuleGroup) })
    let section: ReturnType<typeof read> | null = null
    return {
      id,
      label,
      category,
      icon: sectionIcon,
      html,
      isPart,
      section: { keywords, html, css: [tokenSheet, ...sheets].join('\n') },
      onPage: (page) => arrivingSection(page, (section ??= read())),
    }
  })
}
