import { expect, test } from '../actors/test.ts'

const project = {
  pages: [
    {
      id: 'p1',
      name: 'Home',
      frames: [
        {
          component: {
            type: 'wrapper',
            components: [
              {
                tagName: 'section',
                classes: ['hero'],
                'custom-name': 'My hero',
                components: [{ tagName: 'h1', type: 'text', content: 'Hello <b>you</b>' }],
              },
              { type: 'unknown-thing', classes: ['cd'], content: 'Five' },
            ],
          },
        },
      ],
    },
    {
      id: 'p2',
      name: 'About us',
      frames: [{ component: { type: 'wrapper', components: "<p class='hero'>About</p>" } }],
    },
  ],
  styles: [
    { selectors: ['hero'], style: { color: 'rgb(255, 0, 0)', padding: '10px 20px' } },
    { selectors: ['hero'], style: { color: 'blue' }, mediaText: '(max-width: 992px)', atRuleType: 'media' },
  ],
  assets: [{ src: 'https://example.org/picture.png' }],
}

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('a project of GrapesJS is loaded with its pages, rules and names, and what has no place is listed', async ({
  page,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.load(file('Shop.json', JSON.stringify(project)))
  const notice = page.getByRole('alertdialog', { name: 'Loaded, but not all of it' })
  await expect(notice).toContainText('unknown-thing')
  await expect(notice).toContainText('https://example.org/picture.png')
  await notice.getByRole('button', { name: 'Understood' }).click()
  await workspace.edit('Shop')
  await editor.ready()
  await expect(editor.element('h1')).toHaveText('Hello you')
  await expect(editor.element('section.hero')).toHaveCSS('color', 'rgb(255, 0, 0)')
})
