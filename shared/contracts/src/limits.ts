/** Delays in milliseconds, sizes in bytes unless the name says otherwise. See docs/reference/limits.md. */
export const limits = {
  storeDebounce: 700,
  /** A text that is typed without a pause is stored so often. */
  typingStore: 3000,
  /** Between tries to store what was refused. */
  saveRetry: 5000,
  /** After a save, or a sign of one from outside, before a folder on the disk is looked at. */
  folderDebounce: 500,
  styleDebounce: 100,
  directiveDebounce: 300,
  settingsDebounce: 100,
  searchDebounce: 300,
  helmetDebounce: 300,
  classesDebounce: 70,
  screenshotDelay: 2000,
  screenshotHeight: 600,
  toastAutoClose: 3000,
  toastLimit: 10,
  /** A wait that ends sooner is not told of. */
  waitNotice: 150,
  serviceWorkerReloadDelay: 300,
  /** After a page has started, before what few need is fetched for a day without a network. */
  lazyFilesDelay: 10_000,
  lazyLoadChunk: 7,
  lazyLoadDelay: 50,
  /** After the last edit, before an open panel checks the page again. */
  checksDelay: 1500,
  /** Elements of the largest page whose accessibility is looked at unasked. */
  auditElements: 600,
  listChunk: 55,
  zoomStep: 0.1,
  zoomMinimum: 0.1,
  zoomMaximum: 5,
  panelSizes: { left: 300, centre: 600, right: 300, minimum: 240 },
  /** Letters in the name of a symbol or template, and of its category. */
  blockName: 200,
  popover: { width: 300, height: 300, codeWidth: 600, minimumWidth: 100, minimumHeight: 50 },
  /** The longest answer of a server that is kept with a REST model: it is a part of the project's record. */
  modelBytes: 2 * 1024 * 1024,
  /** Html and css of a page together; above it the canvas is to be reloaded after the code was saved. */
  codeReloadBytes: 0.25 * 1024 * 1024,
  /** Characters `<` in a page's html, two for most elements: a page with more is drawn only when a person asks for it. */
  tagsDrawnUnasked: 500_000,
  /** The file editor opens nothing larger. */
  fileEditorBytes: 5 * 1024 * 1024,
  projectBytes: 250 * 1024 * 1024,
  assetBytes: 10 * 1024 * 1024,
  /** The same in browsers other than Chromium. */
  assetBytesElsewhere: 5 * 1024 * 1024,
  assetCount: 500,
  uploadBatch: 16,
  uploadPause: 50,
  /** Files whose bytes are read in one go, and what they may hold together. */
  readBatch: { files: 256, bytes: 16 * 1024 * 1024 },
  assetWorkers: 3,
  /** Nothing has been scrolled for so long before the preview of a card is loaded: of those that fly past, none is. */
  previewDelay: 100,
  /** A font file that takes longer to read is built to do so. */
  fontReadTimeout: 5000,
  /** A picture that takes longer to be made smaller is left to another try. */
  pictureEncodeTimeout: 120_000,
  /** What exports keep of smaller pictures, so that the next one need not make them anew; the oldest go first. */
  keptPictureBytes: 200 * 1024 * 1024,
  /** A font that takes longer to be made smaller is taken for damaged. */
  fontSubsetTimeout: 60_000,
  /** What a font may unpack to. */
  fontBytes: 100 * 1024 * 1024,
  googleFontsDebounce: 500,
  librarySearchDebounce: 700,
  /** A script that takes longer to say what it puts on `window` is not waited for. */
  globalsTimeout: 5000,
  /** A guest, GrapesJS or a plugin of it, is ended when it has not come to life or answered by then, or says too much. */
  guest: { start: 20_000, project: 60_000, plugin: 20_000, messages: 100, characters: 40_000_000, depth: 1200 },
  /** Of one slider, as its traits make them. */
  slides: 500,
  devices: { desktop: 1080, tablet: 768, mobile: 360 },
  /** A zip, and a folder on the disk: ten thousand assets, and the site around them. */
  archive: {
    entries: 12_000,
    totalBytes: 250 * 1024 * 1024,
    ratio: 200,
    ratioExempt: 1024 * 1024,
    /** No file system holds a longer name (UTF-16 units), and no system opens a longer path (bytes). */
    nameLength: 255,
    pathBytes: 4096,
    depth: 100,
  },
  /** Of a name that is given in the editor: short and flat enough for every system. */
  newName: { bytes: 120, depth: 12 },
  /** A site that is shared: so large as it leaves, kept so long, swept and given up after so many milliseconds. */
  share: { bytes: 260 * 1024 * 1024, days: 3, sweep: 60_000, stall: 30_000, chunk: 1024 * 1024 },
  /** Zips that were handed out: kept so long, looked for so often. */
  temporary: { age: 3 * 24 * 60 * 60 * 1000, sweep: 60_000 },
  history: 500,
  /** Pages that were left with steps to take back are held so many, and with so many elements, together. */
  cachedPages: 50,
  cachedElements: 50_000,
  /** What the history of a project may hold beside what is stored now, until a person says otherwise. */
  historyBytes: 100 * 1024 * 1024,
  /** Saves between two looks at what history may let go of. */
  historySweep: 25,
  remoteTimeout: 10_000,
  requestTimeout: 30_000,
  takeOverTimeout: 2000,
} as const
