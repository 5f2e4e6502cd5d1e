export const messages = {
  askTitle: 'Let an agent work on this project?',
  ask: (
    project: string,
  ) => `Agents of this browser, and those you connect by a key, may read all files of “${project}” and edit them, one step at a time, until you stop them or leave the project.

What they read goes to whoever runs the agent. Edits are marked in History and can be undone together. They can never publish, share, trust or delete.`,
  askRestricted: (
    project: string,
  ) => `Agents of this browser, and those you connect by a key, may read all files of “${project}”, until you stop them or leave the project. They edit nothing, as the project is not trusted.

What they read goes to whoever runs the agent. Texts of a foreign site may try to talk it into something.`,
  allow: 'Let it work',
  allowReading: 'Let it read',
  connect: 'Connect…',
  connectTitle: 'Connect an agent',
  connectHow:
    'Put these settings into a client of the Model Context Protocol on this machine. The key holds for this project until you press Stop; whoever has it can do what you allowed.',
  settings: 'Settings of the client',
  copy: 'Copy settings',
  copied: 'Copied',
  copyFailed: 'The browser did not let it be copied. Select the text and copy it by the keyboard.',
  close: 'Done',
  connecting: 'Looking for the server…',
  noServer:
    'Nothing answers here for agents. Pergola must be served by npm start on this machine and opened as localhost. On a folder or zip, npx pergola mcp works without a server.',
  chip: 'Agent',
  waiting: (project: string) => `An agent may edit ${project}`,
  waitingToRead: (project: string) => `An agent may read ${project}`,
  working: (title: string, client: string) => `${client || 'Agent'} at work: ${title}`,
  stop: 'Stop',
  undoAll: (count: number) => `Undo its ${count === 1 ? 'edit' : `${count} edits`}`,
  step: (label: string) => `Agent: ${label}`,
  noProject: 'No page is open in the editor. Ask the person to open one.',
  readOnly:
    'The project can only be read here: another tab edits it, or it is damaged. Ask the person to edit it here.',
  restricted:
    'The project came from elsewhere and is not trusted, so agents may only read it. Ask the person, who can trust it.',
  notOffered: (name: string) => `${name} is no tool of this project in this tab. List the tools again.`,
  stopped: 'The person stopped the agent. Nothing more is done.',
  refused: (failure: string) => `The editor did not take the edit (${failure}). Nothing was changed.`,
  notYours: 'The last step is not yours. Only what you did last can be taken back.',
  noPicture: 'No picture could be made of it. Look at its outline and styles instead.',
  noBlock: (id: string) => `There is no block ${id}. Ask list_blocks.`,
  notOpen: (page: string) => `The page ${page} is not the one in the tab. Call open_page first.`,
  failed: (reason: string) => `It could not be done (${reason}). Nothing else was changed.`,
}
