import { expect, test } from 'vitest'
import * as shared from './index.ts'
import * as kit from './panel-kit.ts'

test('what strangers are told of is the same that the editor shares', () => {
  for (const [name, part] of Object.entries(kit)) expect(shared, name).toHaveProperty(name, part)
})
