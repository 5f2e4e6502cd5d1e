import { expect, test } from 'vitest'
import * as v from 'valibot'
import { defaultSettings, projectSettingsSchema } from '../records/project-settings.ts'
import { listSettings, settingGroups, settingTable } from './setting-table.ts'

test('every setting that is stored is listed once, with a label and a hint of its own', () => {
  const listed = listSettings()
  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(defaultSettings()).toSorted())
  expect(new Set(listed.map(({ label }) => label)).size).toBe(listed.length)
  expect(new Set(listed.map(({ hint }) => hint)).size).toBe(listed.length)
})

test('whoever searches for a label finds that setting alone', () => {
  for (const { name, label } of listSettings())
    for (const other of listSettings())
      if (other.name !== name) expect(`${other.label} ${other.hint}`.toLowerCase()).not.toContain(label.toLowerCase())
})

test('labels are sentences for people: no stored name stands in them', () => {
  for (const { label } of listSettings()) expect(label).toMatch(/^[A-Z][^_]+[^.]$/)
})

test('what a setting needs is one of its group and stands before it', () => {
  const names = listSettings().map(({ name }) => name)
  for (const { name, group, needs } of listSettings())
    if (needs) {
      expect(settingTable[needs].group).toBe(group)
      expect(names.indexOf(needs)).toBeLessThan(names.indexOf(name))
    }
})

test('a record that says nothing gets every default, and a value that is no switch is refused', () => {
  expect(v.parse(projectSettingsSchema, {})).toEqual(defaultSettings())
  expect(v.safeParse(projectSettingsSchema, { minify_Css: 'yes' }).success).toBe(false)
})

/** The page of the reference is written by this test: `npx vitest run src/settings -u`. */
test('the reference lists the settings as they are', async () => {
  const defaults = defaultSettings()
  const parts = Object.entries(settingGroups).map(([group, title]) => {
    const rows = listSettings().filter((each) => each.group === group)
    const lines = rows.map(({ name, label, hint, needs }) => {
      const condition = needs ? ` Needs *${settingTable[needs].label}*.` : ''
      return `| ${label} | \`${name}\` | ${defaults[name] ? 'on' : 'off'} | ${hint}${condition} |`
    })
    return `## ${title}\n\n| Label | Stored as | Default | When it is on |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`
  })
  const introduction = `# Settings

Switches of a project. Each is stored under its name in the project's record where the project says something itself, else
in local storage for all projects of the browser. The names are those of the specification and stay as they are spelled.

This page is written from \`shared/contracts/src/settings/setting-table.ts\` by the test beside it.
`
  const page = `${introduction}\n${parts.join('\n')}`
  await expect(page).toMatchFileSnapshot('../../../../docs/reference/settings.md')
})
