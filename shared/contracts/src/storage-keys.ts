/** Keys of local and session storage, docs/reference/storage.md. Only the shell reads and writes them. */
export const storageKeys = {
  projectId: 'currentProjectId',
  pageId: 'currentPageId',
  settings: 'project_settings',
  previewUrl: 'preview_url',
  deployment: 'deployment',
  previewSecret: 'preview_secret',
  installationChecked: 'is_installation_checked',
  installed: 'installed',
  panelLayout: 'panel-layout',
  theme: 'theme',
  /** Pages that tabs of this browser are drawing at the moment, by tab: what is left of a tab that crashed. */
  openings: 'opening_pages',
  /** Session storage: the project that this tab writes, known again after a reload. */
  writing: 'writing',
  /** Session storage: what the pages of this tab are looked at with. */
  pageLook: 'page_preferences',
  /** Bytes this browser gives to the history of each project. */
  historyLimit: 'history_limit',
  /** Sites shared from this browser, with what takes them away again. */
  ownShares: 'own-shares',
  /** Set while a project is linked to a folder on the disk: nothing is looked for otherwise. */
  folders: 'linked_folders',
  /** Remotes that this browser's owner has added. */
  addedRemotes: 'added-remotes',
} as const
