type Declarations = Readonly<Record<string, string>>

/**
 * What the classes of the blocks look like, annex §2.8 with the defaults of decision 0027, in the order of the cascade:
 * layouts after the padding that they are given together with. They speak of one class each, so that any rule of a page
 * that is written later wins.
 */
export const blockRules: Readonly<Record<string, Declarations>> = {
  'p-10': { padding: '10px' },
  'w-full': { width: '100%' },
  // What is there to be filled may be narrower than its longest word: columns beside each other stay equal.
  drop: { 'min-width': '0' },
  section: {
    'box-sizing': 'border-box',
    display: 'flex',
    'flex-direction': 'column',
    width: '100%',
    padding: '64px 24px',
  },
  'inf-container': {
    'box-sizing': 'border-box',
    display: 'flex',
    'flex-direction': 'column',
    width: '100%',
    'max-width': '80rem',
    'margin-inline': 'auto',
  },
  'inf-block': { 'box-sizing': 'border-box', display: 'flex', 'flex-direction': 'column', width: '100%' },
  'inf-button': {
    'box-sizing': 'border-box',
    display: 'inline-block',
    // In a column it is as wide as its words, wherever the column puts it.
    width: 'fit-content',
    padding: '10px 20px',
    border: '1px solid transparent',
    'border-radius': '6px',
    background: '#18181b',
    color: '#fff',
    font: 'inherit',
    'text-align': 'center',
    'text-decoration': 'none',
    cursor: 'pointer',
  },
  'inf-input': {
    'box-sizing': 'border-box',
    'max-width': '100%',
    // Fields below each other do not touch.
    'margin-block': '4px',
    padding: '8px 12px',
    font: 'inherit',
  },
  // The picture keeps its ratio, whichever of its sizes a rule sets. Without one it can still be seen and caught.
  'inf-image': {
    'min-width': '16px',
    'min-height': '16px',
    'max-width': '100%',
    height: 'auto',
    'object-fit': 'cover',
  },
}

/** The rules as a part of a sheet. */
export function blockSheet(): string {
  return Object.entries(blockRules)
    .map(([name, declarations]) => {
      const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`)
      return `.${name} {\n${lines.join('')}}\n`
    })
    .join('\n')
}
