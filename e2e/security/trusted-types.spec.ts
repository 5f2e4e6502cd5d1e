import { expect, test } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'

interface Violation {
  readonly sink: string
  readonly file: string
}

/** What would be refused today, as docs/threat-model.md says. Nothing is added: values for a sink come from a policy. */
const known: readonly RegExp[] = [
  /^ServiceWorkerContainer register in /,
  /^Worker constructor in /,
  /^Element innerHTML in main\.js$/,
  /^HTML(?:IFrameElement srcdoc|ScriptElement src) in at-rest\.js$/,
]

test.use({ installs: true })

test('nothing new in the editor would be refused by Trusted Types', async ({ page, context, editor, workspace }) => {
  const suite = await startSuite({ TRUSTED_TYPES: 'report' })
  const found = new Set<string>()
  await context.exposeBinding('violated', (_source, { sink, file }: Violation) => found.add(`${sink} in ${file}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ disposition, sample, sourceFile, effectiveDirective }) => {
      if (disposition !== 'report') return
      const { violated } = globalThis as unknown as { violated: (violation: Violation) => void }
      const file = sourceFile.replace(/^.*\//, '').replace(/-[\w-]{8}\.js.*$/, '.js')
      violated({ sink: sample.split('|')[0] ?? effectiveDirective, file })
    })
  })
  await page.goto(`${suite.url}/workspace`)
  await workspace.create('Typed')
  await editor.ready()
  await editor.dropBlock('Heading')
  await editor.writeInto('h1', 'Typed')
  await editor.style('Typography', 'Size', '40px')
  for (const place of [
    'Pages',
    'Symbols & Templates',
    'Rest API Models',
    'Library Installer',
    'Fonts Installer',
    'Files Manager',
    'Settings',
  ]) {
    await editor.openPlace(place)
    await page.keyboard.press('Escape')
  }
  await editor.openPlace('Page Code Manager')
  await expect(page.getByRole('textbox', { name: 'Code of HTML' })).toBeVisible()
  await page.keyboard.press('Escape')
  await editor.save()
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await expect(page.getByRole('dialog', { name: 'Preview' }).locator('iframe').contentFrame().locator('h1')).toHaveText(
    'Typed',
  )
  await page.keyboard.press('Escape')
  await suite.stop()
  expect([...found].filter((violation) => !known.some((pattern) => pattern.test(violation)))).toEqual([])
})
