import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { succeed, type RuleReach } from '@pergola/contracts'
import { open, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

const sheets = ['css/index.css', 'global/global.css']
const menu = { name: 'Styles of this rule' }
const stands = (file: string) => ({ sheets, rules: [{ selector: '.hero', file, declarations: { color: 'red' } }] })

describe('whom a rule is for', () => {
  test('is every page, or this page only where that is chosen before the rule is made', async () => {
    const { styles, user } = open({ sheets })
    const choose = async () => {
      await user.click(screen.getByRole('button', menu))
      await user.click(screen.getByRole('menuitemcheckbox', { name: 'This page only' }))
    }
    expect(styles.state.getState().home?.sheet).toBe('global/global.css')
    await choose()
    expect(styles.state.getState().home?.sheet).toBe('css/index.css')
    await choose()
    expect(styles.state.getState().home?.sheet).toBe('global/global.css')
  })

  test.each([
    ['css/index.css', 'Move to the site', 'site'],
    ['global/global.css', 'Move to this page', 'page'],
  ])('of %s is changed afterwards by "%s"', async (file, name, reach) => {
    const moveRule = vi.fn(async (_reach: RuleReach, _anyway?: boolean) => succeed({ moved: true, changed: [] }))
    const { user, toasts } = open({ ...stands(file), moveRule })
    await user.click(screen.getByRole('button', menu))
    await user.click(screen.getByRole('menuitem', { name }))
    expect(moveRule.mock.calls).toEqual([[reach, false, '']])
    await vi.waitFor(() => expect(toasts.shown.at(-1)?.kind).toBe('success'))
  })

  test('is asked about, with the elements by name, where one would look another way', async () => {
    const changed = [{ page: 'about', elements: ['h1.hero'], properties: ['color'], count: 3 }]
    const moveRule = vi.fn(async (_reach: RuleReach, anyway?: boolean) => succeed({ moved: anyway === true, changed }))
    const { user, dialogs } = open({ ...stands('css/index.css'), moveRule })
    await user.click(screen.getByRole('button', menu))
    await user.click(screen.getByRole('menuitem', { name: 'Move to the site' }))
    await vi.waitFor(() =>
      expect(dialogs.state.getState().confirmation?.message).toContain('On about: h1.hero and 2 more (color).'),
    )
    dialogs.answer('confirm')
    await vi.waitFor(() =>
      expect(moveRule.mock.calls).toEqual([
        ['site', false, ''],
        ['site', true, ''],
      ]),
    )
  })
})
