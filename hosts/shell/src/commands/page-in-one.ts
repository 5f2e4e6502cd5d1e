interface PageTexts {
  readonly html: string
  readonly css: string
  readonly js: string
}

/** A page as one file, its styles and script inside: no text in them ends the element it stands in. */
export function pageInOne({ html, css, js }: PageTexts): string {
  return html + inside('style', css) + inside('script', js)
}

function inside(name: 'style' | 'script', text: string): string {
  if (text === '') return ''
  // In strings of either language `\/` is a slash.
  const whole = text.replace(new RegExp(`</(?=${name})`, 'gi'), String.raw`<\/`)
  return `\n<${name}>\n${whole}\n</${name}>`
}
