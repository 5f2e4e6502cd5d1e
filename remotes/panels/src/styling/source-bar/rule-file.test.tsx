import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

const sheets = ['css/site.css', 'css/page.css', 'index.html#4', 'index.html#9']
const label = 'File of the new rule'

describe('file of the rule', () => {
  test('a rule that stands says where, and cannot be put elsewhere', () => {
    open({
      sheets,
      rules: [
        {
          selector: '.hero',
          file: 'css/old.css',
          declarations: { color: 'red' },
        },
      ],
    })
    expect(screen.getByTitle('The rule stands in css/old.css.').textContent).toContain('old.css')
    expect(screen.queryByLabelText(label)).toBeNull()
  })

  test('a rule still to be made is given another file, by keys as well, and no edit is made by it', async () => {
    const { styles, user } = open({ sheets })
    expect(screen.getByLabelText(label).textContent).toBe('<style> in index.html (2)')
    await user.click(screen.getByLabelText(label))
    await user.click(screen.getByRole('option', { name: 'page.css' }))
    expect(styles.state.getState().home?.sheet).toBe('css/page.css')
    screen.getByLabelText(label).focus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(styles.state.getState().home?.sheet).toBe('css/site.css')
    expect(styles.edits).toEqual([])
  })

  test('names that two files share are told with their folders', async () => {
    const { user } = open({ sheets: ['a/style.css', 'b/style.css'] })
    await user.click(screen.getByLabelText(label))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['a/style.css', 'b/style.css'])
  })
})
