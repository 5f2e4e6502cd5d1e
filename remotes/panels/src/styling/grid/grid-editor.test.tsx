import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, prepareStyling } from '../testing/styling-fixture.tsx'
import { readTrack } from './track-list.tsx'

prepareStyling()

async function openGrid(declarations: Readonly<Record<string, string>> = {}) {
  const room = open({
    rules: [
      {
        selector: '.hero',
        declarations: {
          display: 'grid',
          'grid-template-columns': '100px 200px',
          'grid-template-rows': '50px 50px',
          ...declarations,
        },
      },
    ],
  })
  await room.user.click(screen.getByText('Edit tracks and areas'))
  await screen.findByLabelText(/^Row 1, column 1/)
  return room
}

const cell = (row: number, column: number) => screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}`))

describe('grid editor', () => {
  test('an area is drawn over cells, in one step, and gets another name', async () => {
    const { hero, styles, user } = await openGrid()
    fireEvent.pointerDown(cell(1, 1))
    fireEvent.pointerEnter(cell(1, 2))
    fireEvent.pointerUp(window)
    expect(hero()['grid-template-areas']).toBe('"area-1 area-1" ". ."')
    expect(styles.edits).toHaveLength(1)
    const name = screen.getByLabelText('Name of the area area-1')
    await user.clear(name)
    await user.type(name, 'header{Enter}')
    expect(hero()['grid-template-areas']).toBe('"header header" ". ."')
  })

  test('by key a cell becomes an area, and an area goes', async () => {
    const { hero, user } = await openGrid()
    cell(2, 1).focus()
    await user.keyboard('{Enter}')
    expect(hero()['grid-template-areas']).toBe('". ." "area-1 ."')
    await user.click(screen.getByLabelText('Remove the area area-1'))
    expect(hero()).not.toHaveProperty('grid-template-areas')
  })

  test('a name that no grid takes is said, and nothing is written', async () => {
    const { hero, toasts, user } = await openGrid({ 'grid-template-areas': '"a b" "a b"' })
    const name = screen.getByLabelText('Name of the area a')
    for (const typed of ['2 x', 'b']) {
      await user.clear(name)
      await user.type(name, `${typed}{Enter}`)
    }
    expect(hero()['grid-template-areas']).toBe('"a b" "a b"')
    expect(toasts.shown).toHaveLength(2)
  })

  test('a track is added, and stands in the value as it is written', async () => {
    const { hero, user } = await openGrid()
    await user.click(screen.getByLabelText('Add to Column tracks'))
    await user.click(await screen.findByRole('menuitem', { name: /^As many as fit/ }))
    expect(hero()['grid-template-columns']).toBe('100px 200px repeat(auto-fit, minmax(200px, 1fr))')
  })

  test.each([
    ['minmax(10px, 1fr)', ['10px', '1fr']],
    ['repeat(auto-fit, minmax(200px, 1fr))', ['auto-fit', 'minmax(200px, 1fr)']],
    ['[start main]', ['start main']],
    ['fit-content(20em)', ['fit-content(20em)']],
  ])('%s is taken apart and says the same put together', (text, values) => {
    const read = readTrack(text)
    expect(read?.slots.map(({ value }) => value)).toEqual(values)
    expect(read?.print(values)).toBe(text)
  })
})

describe('place in a grid', () => {
  test('the child goes to the cells that are drawn over, in one step', async () => {
    const layout = {
      columns: [100, 50, 50],
      rows: [40, 40],
      areas: 'none',
      place: { top: 0, left: 0, bottom: 0, right: 0 },
    }
    const room = open({ parent: 'main', rules: [{ selector: 'main', declarations: { display: 'grid' } }] })
    const shown: string[] = []
    room.canvas.showGrid = (owner, onLayout) => {
      shown.push(owner)
      onLayout(layout)
      return () => shown.push('ended')
    }
    const toggle = screen.getByText('Place in the grid')
    await room.user.click(toggle)
    expect((await screen.findByLabelText(/^Row 1, column 1/)).dataset['taken']).toBe('true')
    fireEvent.pointerDown(cell(1, 2))
    fireEvent.pointerEnter(cell(2, 3))
    fireEvent.pointerUp(window)
    expect(room.hero()).toMatchObject({ 'grid-row': '1 / 3', 'grid-column': '2 / 4' })
    expect(room.styles.edits).toHaveLength(1)
    await room.user.click(toggle)
    expect(shown).toEqual(['parent', 'ended'])
  })

  test('the canvas puts it there, so that others of its class stay where they are', async () => {
    const room = open({ parent: 'main', rules: [{ selector: 'main', declarations: { display: 'grid' } }] })
    room.canvas.showGrid = (_owner, onLayout) => {
      onLayout({ columns: [100, 50], rows: [40], areas: 'none', place: null })
      return () => {}
    }
    const placed: object[] = []
    room.canvas.placeInGrid = (cells) => placed.push(cells)
    await room.user.click(screen.getByText('Place in the grid'))
    await screen.findByLabelText(/^Row 1, column 1/)
    fireEvent.pointerDown(cell(1, 1))
    fireEvent.pointerEnter(cell(1, 2))
    fireEvent.pointerUp(window)
    expect(placed).toEqual([{ top: 0, left: 0, bottom: 0, right: 1 }])
    expect(room.styles.edits).toEqual([])
  })
})
