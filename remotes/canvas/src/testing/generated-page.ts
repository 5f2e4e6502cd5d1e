/** A page of the given size made of what real pages are made of. Always the same for the same size. */
export function generatedPage(elements: number): string {
  const parts: string[] = ['<!DOCTYPE html>\n<html lang="en">\n<head><title>Generated</title></head>\n<body>\n']
  let count = 0
  for (let section = 0; count < elements; section += 1) {
    parts.push(`<section class="section s-${section % 40}" id="s${section}">\n<div class="row">\n`)
    count += 2
    for (let card = 0; card < 8 && count < elements; card += 1) {
      parts.push(
        `  <article class="card c-${card}"><h3>Card ${section}.${card}</h3><p>Some <b>text</b> with a <a href="#s1">link</a>.</p>` +
          `<ul><li>One</li><li>Two</li></ul></article>\n`,
      )
      count += 8
    }
    parts.push('</div>\n</section>\n')
  }
  parts.push('</body>\n</html>\n')
  return parts.join('')
}

/** A sheet of the given number of rules, some of which meet the generated page. Always the same for the same size. */
export function generatedSheet(rules: number): string {
  const parts: string[] = ['body { margin: 0; font: 14px/1.4 sans-serif; }\n.card { padding: 4px; }\n']
  for (let rule = 0; rule < rules; rule += 1) {
    const width = 300 + (rule % 9) * 100
    if (rule % 10 === 0) parts.push(`@media (min-width: ${width}px) {\n  .rule-${rule} { margin: ${rule % 7}px; }\n}\n`)
    else if (rule % 10 === 1)
      parts.push(`.row .rule-${rule}:hover { color: #${(rule * 37).toString(16).padStart(6, '0')}; }\n`)
    else parts.push(`.rule-${rule} { padding: ${rule % 5}px ${rule % 3}px; margin-top: ${rule % 11}px; }\n`)
  }
  return parts.join('')
}
