export const messages = {
  askTitle: 'Let an agent work on this project?',
  ask: (
    project: string,
  ) => `Agents of this browser may read all files of “${project}” and edit them, one step at a time, until you stop them or leave the project.

What they read goes to whoever runs the agent. Edits are marked in History and can be undone together. They can never publish, share, trust or delete.`,
  askRestricted: (
    project: string,
  ) => `Agents of this browser may read all files of “${project}”, until you stop them or leave the project. They edit nothing, as the project is not trusted.

What they read goes to whoever runs the agent. Texts of a foreign site may try to talk it into something.`,
  allow: 'Let it work',
  allowReading: 'Let it read',
  noBrowser:
    'This browser offers no tools of pages to agents. In Chromium switch on WebMCP in chrome://flags, or use pergola mcp on a folder.',
  chip: 'Agent',
  waiting: (project: string) => `An agent may edit ${project}`,
  waitingToRead: (project: string) => `An agent may read ${project}`,
  working: (title: string) => `Agent at work: ${title}`,
  stop: 'Stop',
  undoAll: (count: number) => `Undo its ${count === 1 ? 'edit' : `${count} edits`}`,
  step: (label: string) => `Agent: ${label}`,
  noProject: 'No page is open in the editor. Ask the person to open one.',
  readOnly:
    'The project can only be read here: another tab edits it, or it is damaged. Ask the person to edit it here.',
  restricted:
    'The project came from elsewhere and is not trusted, so agents may only read it. Ask the person, who can trust it.',
  stopped: 'The person stopped the agent. Nothing more is done.',
  refused: (failure: string) => `The editor did not take the edit (${failure}). Nothing was changed.`,
  notYours: 'The last step is not yours. Only what you did last can be taken back.',
  noPicture: 'No picture could be made of it. Look at its outline and styles instead.',
  noBlock: (id: string) => `There is no block ${id}. Ask list_blocks.`,
  notOpen: (page: string) => `The page ${page} is not the one in the tab. Call open_page first.`,
  failed: (reason: string) => `It could not be done (${reason}). Nothing else was changed.`,
}
