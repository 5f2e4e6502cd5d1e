import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { succeed } from '@pergola/contracts'
import { createFakeCanvas, createFakeClassFinder, createState } from '@pergola/contracts/testing'
import type { FakeCanvas, FakeRule, FakeToasts } from '@pergola/contracts/testing'
import { addTarget, field, open, prepareStyling } from '../testing/styling-fixture.tsx'

prepareStyling()

describe('source bar', () => {
  test('a class chip chooses the rule, its cross takes the class away', async () => {
    const { canvas, user } = open()
    await user.click(screen.getByRole('button', { name: /\.section$/, pressed: false }))
    expect(canvas.styles.state.getState().rule?.selector).toBe('.section')
    await user.click(screen.getByRole('button', { name: 'Remove .section' }))
    expect(canvas.page.nodes.get(2)?.classes).toEqual(['hero'])
  })

  test('a chip that is pressed again gives way to the class of the element alone', async () => {
    const { styles, user } = open()
    await user.click(screen.getByRole('button', { name: '.section' }))
    await user.click(screen.getByRole('button', { name: '.section' }))
    expect(styles.state.getState().rule?.selector).toBe('.hero')
  })

  test('typing adds a class, a state, or goes to any selector', async () => {
    const { canvas, user } = open()
    await user.type(field(addTarget), 'wide{Enter}')
    expect(canvas.page.nodes.get(2)?.classes).toContain('wide')
    await user.type(field(addTarget), ':hover{Enter}')
    expect(canvas.styles.state.getState().rule).toEqual({ selector: '.wide', states: [':hover'], atRule: null })
    await user.type(field(addTarget), 'nav > a{Enter}')
    expect(canvas.styles.state.getState().rule?.selector).toBe('nav > a')
  })

  test('classes that start with gjs are hidden', () => {
    open({ element: { tag: 'p', classes: ['gjs-selected', 'lead'] } })
    expect(screen.queryByText('.gjs-selected')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove .lead' })).toBeTruthy()
  })

  test('a state that needs an argument asks for it', async () => {
    const { canvas, user } = open()
    await user.type(field('Add a state'), ':nth-child(){Enter}')
    await user.type(await screen.findByLabelText('Argument of :nth-child'), '2n{Enter}')
    expect(canvas.styles.state.getState().rule?.states).toEqual([':nth-child(2n)'])
  })

  test('a state the browser does not know is refused with the reason', async () => {
    const { canvas, user } = open()
    await user.type(field('Add a state'), ':bogus{Enter}')
    expect(screen.getByRole('alert').textContent).toContain(':bogus')
    expect(canvas.styles.state.getState().rule?.states).toEqual([])
    expect(field('Add a state').value).toBe(':bogus')
    act(() => canvas.select([1]))
    expect(field('Add a state').value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('one class and one state after the other are typed without leaving the field', async () => {
    const { canvas, styles, user } = open()
    await user.click(field(addTarget))
    await user.keyboard('wide{Enter}tall{Enter}')
    expect(canvas.page.nodes.get(2)?.classes).toEqual(['section', 'hero', 'wide', 'tall'])
    await user.click(field('Add a state'))
    await user.keyboard(':nth-child(){Enter}')
    await screen.findByLabelText('Argument of :nth-child')
    await user.keyboard('2n{Enter}:hover{Enter}')
    expect(styles.state.getState().lines.map(({ rule }) => rule.states)).toEqual([[':nth-child(2n)'], [':hover']])
  })

  test('the rule is said in words', () => {
    const { styles } = open()
    act(() => styles.selectRule({ selector: '.hero', states: [':hover'], atRule: '@media (max-width: 768px)' }))
    const said = screen.getAllByText('.hero:hover · ≤768px')
    expect(said.some((each) => each.closest('[aria-live]') !== null)).toBe(true)
  })

  test('deleting a rule line asks first', async () => {
    const { dialogs, hero, user } = open({
      rules: [
        { selector: '.hero', declarations: { width: '1px' } },
        { selector: '.hero', states: [':hover'], declarations: { width: '2px' } },
      ],
    })
    dialogs.answer('cancel')
    await user.click(screen.getByRole('button', { name: 'Delete .hero:hover' }))
    expect(dialogs.asked[0]?.message).toBe('Are you sure to delete states ?')
    expect(hero([':hover'])).toEqual({ width: '2px' })
    dialogs.answer('confirm')
    await user.click(screen.getByRole('button', { name: 'Delete .hero:hover' }))
    await waitFor(() => expect(hero([':hover'])).toEqual({}))
  })

  test('of hundreds of lines the first are drawn, and the one that is edited', async () => {
    const widths = Array.from({ length: 120 }, (_, index) => 301 + index)
    const rules = widths.map((width) => ({
      selector: '.hero',
      atRule: `@media (max-width: ${width}px)`,
      declarations: { width: '1px' },
    }))
    const { styles, user } = open({ rules })
    const lines = () => screen.getAllByRole('button', { name: /^\.hero · ≤/ })
    expect(lines()).toHaveLength(55)
    await user.click(screen.getByRole('button', { name: 'Show 55 more' }))
    expect(lines()).toHaveLength(110)
    act(() => styles.selectRule({ selector: '.hero', states: [], atRule: '@media (max-width: 420px)' }))
    expect(lines()).toHaveLength(111)
    expect(lines().at(-1)?.textContent).toContain('≤420px')
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }))
    expect(lines()).toHaveLength(120)
  })

  test('a rule without states is named before it is deleted', async () => {
    const atRule = '@media (max-width: 768px)'
    const { dialogs, styles, user } = open({ rules: [{ selector: '.hero', atRule, declarations: { width: '1px' } }] })
    dialogs.answer('cancel')
    await user.click(screen.getByRole('button', { name: 'Delete .hero · ≤768px' }))
    const { title, message } = dialogs.asked[0]!
    expect([title, message]).toEqual(['Delete rule', 'The rule .hero · ≤768px is deleted with all its values.'])
    expect(styles.declarations('.hero', [], atRule)).toEqual({ width: '1px' })
  })

  test('the device is chosen', async () => {
    const { canvas, user } = open()
    await user.click(screen.getByRole('button', { name: 'tablet size' }))
    expect(canvas.state.getState().device).toBe('tablet')
  })
})

describe('another name for a class', () => {
  function project({ isTaken = false, left = [] as string[] } = {}) {
    const asked: string[][] = []
    const planClassRename = async (...names: string[]) => {
      asked.push(names)
      const change = { files: { 'css/index.css': `.${names[1]}{}`, 'editor/pages/index.html': '' } }
      return succeed({ change, left, isTaken })
    }
    return { asked, planClassRename }
  }
  const told = (toasts: FakeToasts) => toasts.shown.map(({ message }) => message)
  const name = () => screen.getByLabelText<HTMLInputElement>('New name of .hero')
  const steps = (canvas: FakeCanvas) => canvas.calls.flatMap((call) => (call.verb === 'changeFiles' ? [call.with] : []))

  test('F2 on its chip asks for it; what has to change is one step, and what was left is told', async () => {
    const projects = project({ left: ['js/index.js'] })
    const { canvas, toasts, user } = open({ projects })
    screen.getByRole('button', { name: '.hero' }).focus()
    await user.keyboard('{F2}')
    expect(name().value).toBe('hero')
    await user.keyboard('.title{Enter}')
    await waitFor(() => expect(told(toasts)).toContain('.hero is .title now, in 2 files.'))
    expect(projects.asked).toEqual([['hero', 'title']])
    expect(told(toasts)).toContain('Renaming class...')
    expect(steps(canvas)).toMatchObject([[{ files: { 'css/index.css': '.title{}' } }, 'Rename class .hero to .title']])
    expect(told(toasts).at(-1)).toMatch(/^js\/index\.js still names hero/)
  })

  test('a name that is taken merges both when it is asked and agreed to', async () => {
    const projects = project({ isTaken: true })
    const { canvas, dialogs, user } = open({ projects })
    dialogs.answer('cancel')
    await user.dblClick(screen.getByRole('button', { name: '.hero' }))
    await user.type(name(), '{Control>}a{/Control}title{Enter}')
    await waitFor(() => expect(dialogs.asked[0]?.message).toContain('There is a class .title already.'))
    expect(steps(canvas)).toEqual([])
    dialogs.answer('confirm')
    await user.dblClick(screen.getByRole('button', { name: '.hero' }))
    await user.clear(name())
    await user.type(name(), 'title{Enter}')
    await waitFor(() => expect(steps(canvas)).toHaveLength(1))
  })

  test('Escape, the same name and what cannot be one change nothing', async () => {
    const projects = project()
    const { toasts, user } = open({ projects })
    for (const typed of ['x{Escape}', 'hero{Enter}', '{Enter}', 'a b{Enter}', 'a>b{Enter}']) {
      screen.getByRole('button', { name: '.hero' }).focus()
      await user.keyboard('{F2}')
      await user.clear(name())
      await user.keyboard(typed)
      await waitFor(() => expect(document.activeElement?.textContent).toContain('.hero'))
    }
    expect(projects.asked).toEqual([])
    expect(told(toasts)).toEqual(['a b cannot be the name of a class.', 'a>b cannot be the name of a class.'])
  })
})

describe('class suggestions', () => {
  const names = () => screen.getAllByRole('option').map((option) => option.textContent)

  test('classes of every sheet are offered as they are found, those of the element and of the editor left out', async () => {
    const classFinder = createFakeClassFinder()
    const { user, styles } = open({ suggestions: ['hero', 'wide'], classFinder })
    await user.click(field(addTarget))
    expect(await screen.findByRole('option', { name: 'wide' })).toBeTruthy()
    expect(classFinder.asked.length).toBeGreaterThan(0)
    act(() => classFinder.tell(['gjs-row', 'hero', 'wide', 'container', 'row']))
    expect(names()).toEqual(['wide', 'container', 'row'])
    await user.type(field(addTarget), 'cont')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(styles.state.getState().classes.map(({ name }) => name)).toEqual(['section', 'hero', 'container'])
  })

  test('of 50,000 classes a name is found while it is typed', async () => {
    const many = Array.from({ length: 50_000 }, (_none, index) => `item-${index}`)
    const { user } = open({ classFinder: createFakeClassFinder(many) })
    await user.type(field(addTarget), '49999')
    expect(names()).toEqual(['item-49999'])
  })
})

describe('state lines', () => {
  const rules: FakeRule[] = [
    { selector: '.hero', declarations: { width: '1px' } },
    { selector: '.hero', states: [':hover'], declarations: { width: '2px' } },
    { selector: '.hero', atRule: '@container card (width > 20em)', declarations: { width: '3px' } },
  ]
  const line = (name: RegExp) => screen.getByRole('button', { name })

  test('a state makes a line that is there before it has a value, and is edited', async () => {
    const { styles, user } = open()
    await user.type(field('Add a state'), ':focus{Enter}')
    expect(styles.state.getState().lines.map(({ rule }) => rule.states)).toEqual([[':focus']])
    expect(styles.state.getState().rule?.states).toEqual([':focus'])
  })

  test('a line that exists is refused', async () => {
    const { styles, user } = open({ rules })
    await user.type(field('Add a state'), ':hover{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('This line exists already.')
    expect(styles.state.getState().lines).toHaveLength(3)
  })

  test('a line is chosen and let go', async () => {
    const { styles, user } = open({ rules })
    await user.click(line(/^\.hero:hover/))
    expect(styles.state.getState().rule?.states).toEqual([':hover'])
    await user.click(line(/^\.hero:hover/))
    expect(styles.state.getState().rule).toEqual({ selector: '.hero', states: [], atRule: null })
  })

  test('a state whose line was undone, and a rule of another selector, are left again', async () => {
    const { styles, user } = open({ rules: [...rules, { selector: 'main section', declarations: { width: '4px' } }] })
    act(() => styles.selectRule({ selector: '.hero', states: ['::after'], atRule: null }))
    await user.click(line(/^\.hero::after/))
    expect(styles.state.getState().rule).toEqual({ selector: '.hero', states: [], atRule: null })
    await user.click(line(/^Other rules/))
    await user.click(await screen.findByRole('button', { name: /^main section/ }))
    expect(styles.state.getState().rule?.selector).toBe('main section')
    await user.click(screen.getByRole('button', { name: 'Leave main section' }))
    expect(styles.state.getState().rule?.selector).toBe('.hero')
  })

  test('a line for a container is edited where it stands', async () => {
    const { styles, user } = open({ rules })
    await user.click(line(/^\.hero · @container/))
    await user.type(field('Height'), '5px{Enter}')
    expect(styles.declarations('.hero', [], '@container card (width > 20em)')).toEqual({ width: '3px', height: '5px' })
  })

  test('another state on a line keeps its styles', async () => {
    const { styles, user } = open({ rules })
    await user.click(line(/^\.hero:hover/))
    await user.type(field('Add a state to .hero:hover'), '::before{Enter}')
    expect(styles.declarations('.hero', [':hover', '::before'])).toEqual({ width: '2px' })
  })

  test('the last state takes its rule along, after the question', async () => {
    const { dialogs, hero, user } = open({ rules })
    await user.click(line(/^\.hero:hover/))
    dialogs.answer('confirm')
    await user.click(screen.getByRole('button', { name: 'Remove :hover' }))
    await waitFor(() => expect(hero([':hover'])).toEqual({}))
    expect(dialogs.asked[0]?.message).toBe('Are you sure to delete states ?')
  })
})

describe('a frame of an animation', () => {
  test('is edited instead of the rule: no classes, no states, no animation', async () => {
    const frame = createFakeCanvas({ rules: [{ selector: '50%', declarations: { width: '9px' } }] })
    frame.styles.follow(frame.page.nodes.get(1)!, [])
    frame.styles.selectRule({ selector: '50%', states: [], atRule: null })
    const state = createState({ building: true, names: ['rise'] })
    const { user, hero } = open({ animations: { state, keyframe: frame.styles } })
    expect(screen.queryByRole('group', { name: 'Classes' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'States' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Animation' })).toBeNull()
    await user.type(field('Height'), '5px{Enter}')
    expect(frame.styles.declarations('50%')).toEqual({ width: '9px', height: '5px' })
    expect(hero()).toEqual({})
    act(() => state.set({ building: false }))
    expect(screen.getByRole('group', { name: 'Classes' })).toBeTruthy()
  })
})
