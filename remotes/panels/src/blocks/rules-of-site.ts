import { paths } from '@pergola/contracts'
import { flattenRules, parseCss, selectorClasses } from '@pergola/site/css'
import type { FlatRule } from '@pergola/site/css'
import { moveSheetAddresses } from '@pergola/site/symbols'

/** Classes that elements of a block have. */
function classesIn(content: string): ReadonlySet<string> {
  const { body } = new DOMParser().parseFromString(content, 'text/html')
  return new Set([...body.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
}

function ruleText({ selector, atRules, declarations }: FlatRule): string {
  const lines = declarations.map(({ property, value, important }) => {
    return `  ${property}: ${value}${important ? ' !important' : ''};`
  })
  return atRules.reduceRight(
    (text, { name, params }) => `${`@${name} ${params}`.trim()} {\n${text}\n}`,
    [`${selector} {`, ...lines, '}'].join('\n'),
  )
}

/**
 * What the sheet of the site says of the classes of a block, for the block to look the same in a site that does not have
 * them; addresses as they read from where the styles of blocks lie.
 */
export function rulesOfSite(sheet: string, content: string): string {
  const classes = classesIn(content)
  const found = flattenRules(parseCss(sheet, paths.globalCss)).filter((rule) => {
    const named = [...selectorClasses(parseCss(`${rule.selector}{}`, ''))]
    return named.length > 0 && named.every((name) => classes.has(name))
  })
  return moveSheetAddresses(found.map(ruleText).join('\n\n'), paths.globalCss, paths.symbolsCss)
}
