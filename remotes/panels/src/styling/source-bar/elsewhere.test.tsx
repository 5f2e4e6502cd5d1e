import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { succeed, type RuleReach } from '@pergola/contracts'
import { open, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

const sheets = ['css/index.css', 'global/global.css']
const classes = [
  { name: 'card', elements: 12, pages: ['index', 'about'], sheets: [] },
  { name: 'hero', elements: 1, pages: ['about'], sheets: ['css/about.css'] },
]
const siteClasses = async () => succeed(classes)

describe('classes of other pages', () => {
  test('one that only their sheets style is used on all pages by one button', async () => {
    const moveRule = vi.fn(async (_reach: RuleReach) => succeed({ moved: true, changed: [] }))
    const { user, styles } = open({ sheets, moveRule, projects: { siteClasses } })
    styles.selectClass('hero')
    expect(await screen.findByText(/^Styled in css\/about\.css only/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use on all pages' }))
    expect(moveRule.mock.calls).toEqual([['site', false, 'css/about.css']])
  })

  test('are offered with how often they are used', async () => {
    const { user } = open({ sheets, projects: { siteClasses } })
    await user.click(screen.getByLabelText('Add a class, :state or selector'))
    await user.keyboard('ca')
    await vi.waitFor(() => expect(screen.getByRole('option').textContent).toBe('card12 elements on 2 pages'))
  })
})
