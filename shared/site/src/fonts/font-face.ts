import { paths } from '@pergola/contracts'
import type { Font } from '@pergola/contracts'
import { encodePath, pathToRoot } from '../project/index.ts'
import { cssString, familyOf } from './font-names.ts'

const formats: Readonly<Record<string, string>> = {
  ttf: 'truetype',
  otf: 'opentype',
  woff: 'woff',
  woff2: 'woff2',
  eot: 'embedded-opentype',
  svg: 'svg',
}

/** The rule of one installed font, annex §9.4. What a record says and no rule may is left out. */
export function fontFaceText(font: Font): string {
  const lines = [
    `font-family: ${cssString(familyOf(font))};`,
    `src: url(${cssString(fontAddress(font))}) format("${formatOf(font)}");`,
    line('font-weight', font.weight, /^(?:normal|bold|\d{1,4}(?: \d{1,4})?)$/),
    line('font-style', font.style, /^(?:normal|italic|oblique(?: -?\d{1,2}deg){0,2})$/),
    'font-display: swap;',
    line(
      'unicode-range',
      font.unicodeRange,
      /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:, ?U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?)*$/i,
    ),
  ]
  return `@font-face {\n${lines
    .filter((each) => each !== '')
    .map((each) => `  ${each}\n`)
    .join('')}}`
}

/** Where the sheet of the fonts finds it. */
export function fontAddress({ isCDN, url, path }: Font): string {
  return isCDN ? url : pathToRoot(paths.fontsCss) + encodePath(path)
}

/** By the file's name where the record does not say it; ttf when that says nothing either. */
function formatOf({ format, fileName, path, url }: Font): string {
  if (format !== undefined && Object.values(formats).includes(format)) return format
  const extension = /\.([a-z\d]+)(?:[?#].*)?$/i.exec(fileName || path || url)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(formats, extension) && formats[extension]) || 'truetype'
}

function line(property: string, value: string | undefined, pattern: RegExp): string {
  return value !== undefined && pattern.test(value) ? `${property}: ${value};` : ''
}
