import { expect, test } from 'vitest'
import { bindNames, eventNames, modifierNames } from '../directives/directive-names.ts'
import { actionGroups } from '../interactions/index.ts'

/** Pages of docs/reference are written from the code by this test: `npx vitest run src/reference -u`. */
const page = (name: string) => `../../../../docs/reference/${name}.md`

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

test('the reference lists the actions as they are', async () => {
  const groups = actionGroups.map(({ title, actions }) => {
    const rows = actions.map(({ label, function: called, params }) => {
      return `| ${label} | \`${called}(${Object.keys(params).join(', ')})\` |`
    })
    return `## ${title}\n\n| Label | Call |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  const text = `# Actions

What interactions call, with parameters in the order of the call. The word \`self\` in a selector
is the element that has the interaction; an empty selector is nothing. A page carries the actions it calls and no others.

This page is written from \`shared/site/src/interactions/catalogue\` by a test.

${groups.join('\n')}`
  await expect(text).toMatchFileSnapshot(page('actions'))
})

test('the reference lists what directives are offered, as it is', async () => {
  const text = `# Directives

A page with a \`v-\` attribute carries the template engine, with our own \`v-on\`, \`v-bind\` and \`v-show\` in front of its own.
\`\${ }\` in a text is an expression. What is listed is offered; any other event or attribute may be typed.

This page is written from \`shared/site/src/directives/directive-names.ts\` by a test.

## Modifiers of \`v-on\`

${listed(modifierNames)}

## Events

\`view\`, \`enterview\` and \`leaveview\` are our own: an element that comes into the window, or leaves it.

${listed(eventNames)}

## Attributes of \`v-bind\`

${listed(bindNames)}
`
  await expect(text).toMatchFileSnapshot(page('directives'))
})
