import type { BuiltFile } from './built-file.ts'

export const noticesPath = 'libs/third-party-notices.txt'

const opening = `Parts of this site were made by others and come under licences of their own.
Keep this file with the site.
`

const mitLicence = `The MIT License

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`

/** What a script says of itself before it begins: its name, version, holder and licence. */
function bannerOf(file: BuiltFile): string | null {
  const [, banner] = (file.kind === 'text' && /^\s*\/\*!(.*?)\*\//s.exec(file.text)) || []
  if (banner === undefined) return null
  const lines = banner.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trimEnd())
  return lines.filter((line) => line !== '').join('\n  ')
}

/** The notices of what the build adds to a site and others have made; nothing for a site that carries none of it. */
export function noticesFile(added: readonly BuiltFile[]): BuiltFile[] {
  const entries = added.flatMap((file) => {
    const banner = bannerOf(file)
    return banner === null ? [] : [`${file.path}\n  ${banner}\n`]
  })
  if (entries.length === 0) return []
  const licences = entries.some((entry) => /\bMIT\b/.test(entry)) ? [mitLicence] : []
  return [{ kind: 'text', path: noticesPath, text: [opening, ...entries.toSorted(), ...licences].join('\n') }]
}
