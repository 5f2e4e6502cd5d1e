/** Class names that people give to buttons, with what varies behind. */
const buttonName = /^(?:btn|button|cta)(?:[-_]+[\w-]+)?$/i
/** Parts of a button and rows of them are none themselves. */
const partName = /__|(?:group|toolbar|row|list|icon|label|text|wrapper|container|close)$/i

const shownButtons = 16

/** `btn` of `btn-primary` and of `btn--primary`. */
function stemOf(name: string): string {
  return /^[a-z]+/i.exec(name)?.[0] ?? name
}

/**
 * Lists of classes that make a button by what the sheets style: `button`, `btn btn-primary`. A variant comes with the
 * class it varies, where that is one.
 */
export function buttonClasses(sheets: readonly string[]): readonly string[] {
  const found = new Set<string>()
  for (const css of sheets)
    for (const [, name = ''] of css.matchAll(/\.((?:btn|button|cta)[\w-]*)(?=[^{}();]*\{)/gi))
      if (buttonName.test(name) && !partName.test(name)) found.add(name)
  return [...found].slice(0, shownButtons).map((name) => {
    const stem = stemOf(name)
    return stem !== name && found.has(stem) ? `${stem} ${name}` : name
  })
}
