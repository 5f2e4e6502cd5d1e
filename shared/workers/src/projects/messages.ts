/** Labels of progress and reasons, as the specification spells them where it does. */
export const messages = {
  reading: 'Proccess project',
  editorData: 'Uploading editor data',
  storing: 'Uploading assets',
  packing: 'Building pages',
  pictures: 'Making pictures smaller',
  fonts: 'Making fonts smaller',
  needed: (bytes: number) =>
    `The site needs ${Math.ceil(bytes / 1024 / 1024)} MB, and this browser has less than that left.`,
  pageAdded: (name: string) => `Add page ${name}`,
  pageRenamed: (from: string, to: string) => `Rename page ${from} to ${to}`,
  pageRemoved: (name: string) => `Delete page ${name}`,
  noText: (path: string) =>
    `"${path}" is written in an encoding that cannot be kept, so it cannot be edited. It stays as it is.`,
  notEncodable: (path: string, encoding: string) =>
    `"${path}" is in ${encoding}, which has no way to write one of the new characters where it stands, in a name or in a script of an unknown type. Convert the site to UTF-8 in Pages, or take it out.`,
  damaged: 'The project is damaged. Open it, look at what is lost and repair it first.',
  outdated: 'A newer version of Pergola is open in another tab. Reload this one.',
} as const
