import { escapeAttribute, escapeText } from '../html/escape-all.ts'
import type { VariableRow } from '../variables/index.ts'
import { encodeName } from '../variables/map-references.ts'
import { guideRules } from './guide-rules.ts'
import { contrastsOf, isTextSize, type GuideTokens } from './guide-tokens.ts'

export interface GuideInput extends GuideTokens {
  /** Lists of classes that make a button, beside the plain element. */
  readonly buttons: readonly string[]
  /** Markup of each symbol, its addresses as they hold where the guide stands. */
  readonly symbols: readonly { readonly label: string; readonly html: string }[]
  /**
   * The attribute by which sheets show states, for a picture of them; null for a page, where states are those that a
   * visitor brings about.
   */
  readonly statesBy: string | null
}

export interface StyleGuide {
  /** Content of a body. */
  readonly html: string
  /** Rules of the guide itself; all else is styled by the sheets of the site. */
  readonly css: string
}

type Part = readonly [title: string, body: string]

const code = (text: string) => `<code class="style-guide-note">${escapeText(text)}</code>`
const note = (text: string) => `<span class="style-guide-note">${escapeText(text)}</span>`

function baseValue({ cells }: VariableRow): string {
  return cells.get('')?.value ?? [...cells.values()][0]?.value ?? ''
}

function styled(property: string, { name }: VariableRow): string {
  return `style="${escapeAttribute(`${property}: var(${encodeName(name)})`)}"`
}

function grid(items: readonly string[], kind: 'grid' | 'lines' = 'grid'): string {
  if (items.length === 0) return ''
  return `<ul class="style-guide-${kind}">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`
}

function colours(input: GuideInput): Part {
  const contrasts = contrastsOf(input)
  const own = input.rows.filter(({ kind }) => kind === 'colour')
  const groups = [...new Set(own.map(({ group }) => group))]
  const body = groups.map((group) => {
    const items = own
      .filter((row) => row.group === group)
      .map((row) => {
        const swatch = `<span class="style-guide-sample" ${styled('background', row)}></span>`
        return swatch + code(row.name) + note(baseValue(row)) + contrasts(row).map(note).join('')
      })
    return (group === '' ? '' : `<h3>${escapeText(group)}</h3>\n`) + grid(items)
  })
  return ['Colours', body.join('\n')]
}

const sentence = 'The quick brown fox jumps over the lazy dog'

function line(property: string) {
  return (row: VariableRow) =>
    `<span class="style-guide-line" ${styled(property, row)}>${sentence}</span>${code(`${row.name}: ${baseValue(row)}`)}`
}

function type({ rows }: GuideInput): Part {
  const of = (kind: VariableRow['kind'], property: string) =>
    rows.filter((row) => row.kind === kind).map(line(property))
  return [
    'Type',
    grid(
      [
        ...of('font', 'font-family'),
        ...rows.filter(isTextSize).map(line('font-size')),
        ...of('weight', 'font-weight'),
        ...of('line-height', 'line-height'),
      ],
      'lines',
    ),
  ]
}

const texts: Part = [
  'Texts',
  `${[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading of level ${level}</h${level}>`).join('\n')}
<p>A paragraph with <a href="#style-guide">a link</a>, <strong>strong</strong> and <em>emphasised</em> words, <code>code</code> and <small>small print</small>.</p>
<ul>
<li>An item of a list</li>
<li>Another one</li>
</ul>
<blockquote><p>What somebody said.</p></blockquote>`,
]

function space({ rows }: GuideInput): Part {
  const own = rows.filter((row) => row.kind === 'size' && !isTextSize(row))
  return [
    'Space',
    grid(
      own.map(
        (row) =>
          `${code(`${row.name}: ${baseValue(row)}`)}<span class="style-guide-bar" ${styled('inline-size', row)}></span>`,
      ),
      'lines',
    ),
  ]
}

function samples({ rows }: GuideInput, kind: VariableRow['kind'], property: string, title: string): Part {
  const name = kind === 'shadow' ? 'style-guide-sample style-guide-shadow' : 'style-guide-sample'
  return [
    title,
    grid(
      rows
        .filter((row) => row.kind === kind)
        .map((row) => `<span class="${name}" ${styled(property, row)}></span>${code(row.name)}${note(baseValue(row))}`),
    ),
  ]
}

const states = ['hover', 'focus-visible', 'active'] as const

function buttons({ buttons: own, statesBy }: GuideInput): Part {
  const rows = ['', ...own].map((classes) => {
    const name = classes === '' ? '' : ` class="${escapeAttribute(classes)}"`
    const figure = (attributes: string, caption: string) =>
      `<figure><button type="button"${name}${attributes}>Button</button><figcaption>${escapeText(caption)}</figcaption></figure>`
    const held =
      statesBy === null
        ? ''
        : states
            .map((state) =>
              figure(` ${statesBy}="${state === 'focus-visible' ? 'focus focus-visible focus-within' : state}"`, state),
            )
            .join('')
    const link = `<figure><a href="#style-guide"${name}>Link</a><figcaption>link</figcaption></figure>`
    const title = classes === '' ? 'button' : classes.replace(/^|\s+/g, (gap) => (gap === '' ? '.' : '.'))
    return `<h3>${escapeText(title)}</h3>
<div class="style-guide-states">${figure('', 'normal')}${held}${figure(' disabled', 'disabled')}${link}</div>`
  })
  return ['Buttons', rows.join('\n')]
}

function field(label: string, id: string, control: string): string {
  return `<div><label for="style-guide-${id}">${label}</label><br>${control.replace(/^<(\w+)/, `<$1 id="style-guide-${id}"`)}</div>`
}

const fields: Part = [
  'Form fields',
  `<form class="style-guide-fields">
${field('Text', 'text', '<input type="text" value="Written">')}
${field('Placeholder', 'placeholder', '<input type="text" placeholder="Nothing yet">')}
${field('Invalid', 'invalid', '<input type="email" value="no address" aria-invalid="true">')}
${field('Disabled', 'disabled', '<input type="text" value="Written" disabled>')}
${field('Choice', 'choice', '<select><option>One</option><option>Two</option></select>')}
${field('Long text', 'long', '<textarea rows="3">Written</textarea>')}
${field('Range', 'range', '<input type="range">')}
<fieldset><legend>Choices</legend>
<label><input type="checkbox" checked> Chosen</label>
<label><input type="checkbox"> Not chosen</label>
<label><input type="radio" name="style-guide-radio" checked> One</label>
<label><input type="radio" name="style-guide-radio"> Other</label>
</fieldset>
</form>`,
]

function symbols({ symbols: own }: GuideInput): Part {
  return ['Symbols', own.map(({ label, html }) => `<h3>${escapeText(label)}</h3>\n<div>${html}</div>`).join('\n')]
}

/**
 * The design system of a site on one sheet: its custom properties by kind, texts, buttons, fields and symbols. What it shows
 * is drawn by the sheets of the site, so that it follows them; values and contrasts are written as they are now.
 */
export function styleGuide(input: GuideInput): StyleGuide {
  const parts = [
    colours(input),
    type(input),
    texts,
    space(input),
    samples(input, 'radius', 'border-radius', 'Radii'),
    samples(input, 'shadow', 'box-shadow', 'Shadows'),
    buttons(input),
    fields,
    symbols(input),
  ].filter(([, body]) => body !== '')
  const sections = parts.map(([title, body]) => `<section>\n<h2>${title}</h2>\n${body}\n</section>`)
  return {
    html: `<main id="style-guide" class="style-guide">\n<h1>Style guide</h1>\n${sections.join('\n')}\n</main>\n`,
    css: guideRules,
  }
}
