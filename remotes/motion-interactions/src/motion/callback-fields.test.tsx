import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CallbackFields } from './callback-fields.tsx'
import { messages } from './messages.ts'

afterEach(cleanup)

const fields = (code: string) => (
  <CallbackFields names={['onStart']} values={{ onStart: code }} onChange={() => undefined} />
)

test('code that the build leaves out says so at its field, and no longer once it is whole', async () => {
  const { rerender } = render(fields('if (ready) {'))
  const field = await screen.findByLabelText('onStart')
  expect(screen.getByText(messages.codeIncomplete).id).toBe(field.getAttribute('aria-describedby'))
  for (const code of ['if (ready) {}', '(self) => self.kill()', '', ' ']) {
    rerender(fields(code))
    expect(screen.queryByText(messages.codeIncomplete)).toBeNull()
  }
  rerender(fields('}); alert(1); (function () {'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a scope that is no name says that it is left out', async () => {
  const scoped = (onStartScope: string) => (
    <CallbackFields
      names={['onStart']}
      values={{ onStart: 'go()', onStartScope }}
      withParameters
      onChange={() => undefined}
    />
  )
  const { rerender } = render(scoped('app.menu'))
  await screen.findByLabelText('onStartScope')
  expect(screen.queryByText(messages.scopeNoName)).toBeNull()
  rerender(scoped('{ a: 1 }'))
  expect(screen.getByText(messages.scopeNoName)).toBeDefined()
})
