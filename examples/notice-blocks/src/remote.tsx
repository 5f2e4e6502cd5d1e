import { defineRemote, type RemoteBlock } from '@pergola/contracts'

const icon = 'M4 5h16v14H4zM8 10h8M8 14h5'

/** The rules come along once, however many notices a page has; a site's own colours go in its own rules. */
const shared = '.notice { padding: 16px 20px; border-inline-start: 4px solid currentColor; border-radius: 4px; }'

function notice(kind: string, label: string, text: string, colours: string): RemoteBlock {
  return {
    id: `notice-blocks/${kind}`,
    label,
    category: 'Notices',
    icon,
    html: `<aside class="notice notice--${kind}" role="note">\n  <p><strong>${label}.</strong> ${text}</p>\n</aside>`,
    css: `${shared}\n.notice--${kind} { ${colours} }`,
  }
}

export const remote = defineRemote({
  name: 'notice-blocks',
  needs: [],
  activate: () => ({
    blocks: [
      notice('hint', 'Hint', 'What makes it easier.', 'color: #1d4ed8; background: #eff6ff;'),
      notice('warning', 'Warning', 'What goes wrong easily.', 'color: #92400e; background: #fffbeb;'),
      notice('success', 'Done', 'What has worked.', 'color: #166534; background: #f0fdf4;'),
    ],
  }),
})
