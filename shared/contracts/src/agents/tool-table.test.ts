import { describe, expect, test } from 'vitest'
import { agentTools, inputIssue, inputSchemaOf, toolsAt } from './index.ts'

describe('the table of tools', () => {
  test.each(['tab', 'headless'] as const)('weighs less than 20 kB as an agent in the %s gets it', (place) => {
    const list = toolsAt(place).map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputSchemaOf(tool),
      annotations: { readOnlyHint: tool.scope === 'read', untrustedContentHint: tool.isUntrusted === true },
    }))
    expect(JSON.stringify(list).length).toBeLessThan(20_000)
  })

  test('has names and descriptions that every agent takes, none twice', () => {
    for (const { name, description } of agentTools) {
      expect(name).toMatch(/^[a-z_]{3,30}$/)
      expect(description.length).toBeLessThan(501)
    }
    expect(new Set(agentTools.map(({ name }) => name)).size).toBe(agentTools.length)
  })

  test('takes objects that are closed, so that a wrong name is told and not ignored', () => {
    for (const tool of agentTools) {
      expect(inputSchemaOf(tool)).toMatchObject({ type: 'object', additionalProperties: false })
      expect(inputIssue(tool, { nonsense: 1 })).toContain('nonsense')
      expect(inputIssue(tool, 'text')).toContain(tool.name)
    }
  })

  test('offers nothing that a person alone may do', () => {
    for (const { name } of agentTools)
      expect(name).not.toMatch(/trust|publish|share|delete_project|remove_project|setting|key|network/)
  })
})
