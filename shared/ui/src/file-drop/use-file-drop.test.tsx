import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

afterEach(cleanup)

function Room({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const drop = useFileDrop(onFiles)
  return (
    <section aria-label="room" data-over={drop.isOver || undefined} {...drop.handlers}>
      <p>inside</p>
    </section>
  )
}

function open() {
  const taken: string[][] = []
  render(<Room onFiles={(files) => taken.push(files.map(({ name }) => name))} />)
  const room = screen.getByLabelText('room')
  return { taken, room, isOver: () => 'over' in room.dataset }
}

test('it hangs over the element until it leaves the whole of it', () => {
  const { room, isOver } = open()
  const inside = screen.getByText('inside')
  fireEvent.dragOver(room)
  expect(isOver()).toBe(true)
  const within = createEvent.dragLeave(room)
  Object.defineProperty(within, 'relatedTarget', { value: inside })
  fireEvent(room, within)
  expect(isOver()).toBe(true)
  fireEvent.dragLeave(room)
  expect(isOver()).toBe(false)
})

test('files are taken, and a drop without any is none', () => {
  const { taken, room, isOver } = open()
  fireEvent.dragOver(room)
  fireEvent.drop(room, { dataTransfer: { files: [] } })
  expect([taken, isOver()]).toEqual([[], false])
  fireEvent.drop(room, { dataTransfer: { files: [new File([], 'a.png'), new File([], 'b.png')] } })
  expect(taken).toEqual([['a.png', 'b.png']])
})
