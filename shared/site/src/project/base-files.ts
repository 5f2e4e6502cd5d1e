import { paths } from '@pergola/contracts'
import { blockSheet } from '../block-rules/block-rules.ts'

/** Canvas base styles, annex §2.8. First in the cascade, so that any rule of the user's wins. */
const canvasStyles = `/* Base styles of the canvas, shared with the built site. */

*,
*::before,
*::after {
  box-sizing: border-box;
}

img,
video {
  max-width: 100%;
  max-height: 100%;
}

button,
input,
select,
textarea {
  font: inherit;
}

${blockSheet()}
.block {
  display: block;
}

.inline-block {
  display: inline-block;
}

.flex {
  display: flex;
}

.h-full {
  height: 100%;
}

.flex-center {
  display: flex;
  align-items: center;
  justify-content: center;
}

pergola-media,
pergola-svg {
  display: inline-block;
  min-width: 40px;
  min-height: 40px;
}
`

const containerWidths = [40, 48, 64, 80, 96]

/** The reset and the container's widths, annex §2.8; left out where tailwind brings its own. */
const globalRules = `/* Reset and container widths. */

* {
  margin: 0;
  padding: 0;
}
${containerWidths
  .map(
    (width) => `
@media (min-width: ${width}rem) {
  .inf-container {
    max-width: ${width}rem;
  }
}
`,
  )
  .join('')}`

/** Files that every project with composed pages has, whatever its pages are. */
export function baseFiles(): Record<string, string> {
  return {
    [paths.canvasStyles]: canvasStyles,
    [paths.globalRules]: globalRules,
    [paths.globalCss]: '',
    [paths.globalJs]: '',
    [paths.fontsCss]: '',
    [paths.symbolsCss]: '',
    [paths.templatesCss]: '',
  }
}
