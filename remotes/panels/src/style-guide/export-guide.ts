import { isComposed, relativeAddress } from '@pergola/site/project'
import type { StyleGuide } from '@pergola/site/style-guide'
import { openPage } from '../pages/open-page.ts'
import { refusalOf } from '../pages/refusal-of.ts'
import type { VariableServices } from '../variables/variable-services.ts'
import { guideName, guidePath } from './guide-parts.ts'
import { messages } from './messages.ts'

/** How many names are tried. */
const most = 10

/** A page of a site that came whole links the sheets that its pages link; pages made here have those of all pages. */
function linksOf({ canvas, projects }: VariableServices): string {
  const name = canvas.state.getState().document?.pageName ?? ''
  const page = projects.state.getState().open?.project.pages[name]
  if (!page || isComposed(page)) return ''
  return canvas
    .sheets()
    .filter(({ file, editable }) => editable && !file.includes('#'))
    .map(({ file }) => `<link rel="stylesheet" href="${relativeAddress(guidePath, file)}">\n`)
    .join('')
}

function languageOf({ projects }: VariableServices): string {
  const pages = Object.values(projects.state.getState().open?.project.pages ?? {})
  return pages.find(({ helmet }) => helmet.lang)?.helmet.lang ?? 'en'
}

/** Makes a page of the guide and opens it. Whether it was made; where not, why was told. */
export async function exportGuide(services: VariableServices, { html, css }: StyleGuide): Promise<boolean> {
  const { projects, toasts } = services
  const head = `<meta charset="utf-8">\n<title>${messages.title}</title>\n${linksOf(services)}<style>\n${css}</style>`
  const text = `<!doctype html>\n<html lang="${languageOf(services)}">\n<head>\n${head}\n</head>\n<body>\n${html}</body>\n</html>\n`
  for (let number = 1; number <= most; number += 1) {
    const name = number === 1 ? guideName : `${guideName}-${number}`
    const made = await projects.uploadPage(new File([text], `${name}.html`, { type: 'text/html' }))
    if (!made.ok && made.failure === 'page-exists') continue
    if (!made.ok) {
      toasts.error(refusalOf(made.failure, name), made.detail)
      return false
    }
    toasts.success(messages.exported(made.value.name))
    await openPage(made.value.name, services)
    return true
  }
  toasts.error(messages.taken)
  return false
}
