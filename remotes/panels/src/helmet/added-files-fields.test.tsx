import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { AddedFilesFields } from './added-files-fields.tsx'

afterEach(cleanup)

async function open({ files = {}, siteAddress = '' }: { files?: Record<string, string>; siteAddress?: string } = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One', files }))
  const canvas = createFakeCanvas({ project: { ...projects.state.getState().open!.project, siteAddress } })
  render(<AddedFilesFields canvas={canvas} projects={projects} toasts={createFakeToasts()} readOnly={false} />)
  return { added: () => canvas.record.getState().project?.addedFiles }
}

const toggle = (name: string) => screen.getByRole<HTMLButtonElement>('switch', { name })

test('a switch is kept in the record, beside what it says already', async () => {
  const { added } = await open()
  await userEvent.click(toggle('Robots file'))
  await userEvent.click(toggle('Headers'))
  expect(added()).toEqual({ robots: true, headers: true })
  await userEvent.click(toggle('Headers'))
  expect(added()).toEqual({ robots: true, headers: false })
})

test('what something is missing for says so, and cannot be switched on', async () => {
  await open()
  expect([toggle('Sitemap').disabled, toggle('Icons and web manifest').disabled]).toEqual([true, true])
  expect(screen.getByText('Say the address of the site first.')).toBeTruthy()
  cleanup()
  await open({ siteAddress: 'https://a.org/' })
  expect(toggle('Sitemap').disabled).toBe(false)
})

test('a file of the same name in the project is named', async () => {
  await open({ files: { 'robots.txt': 'own' } })
  expect(screen.getByText('The project has robots.txt of its own, which is exported as it is.')).toBeTruthy()
})

test('a line that is no redirect is named, kept in the field and not in the record', async () => {
  const { added } = await open()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Redirects')
  const write = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  write('/old /new\nold /new')
  expect(screen.getByText(/“old \/new” is no redirect/)).toBeTruthy()
  expect([field.value, added()]).toEqual(['/old /new\nold /new', undefined])
  write('/old /new 302\n')
  expect(added()).toEqual({ redirects: '/old /new 302' })
  expect(screen.queryByText(/is no redirect/)).toBeNull()
})
