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
