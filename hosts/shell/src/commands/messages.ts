import { firstOf } from '@pergola/ui'
import { formatSize } from '@pergola/ui/format-size'

export const messages = {
  help: 'Help',
  view: 'View',
  project: 'Project',
  palette: 'Command palette',
  shortcuts: 'Keyboard shortcuts',
  hidePanels: 'Hide panels',
  preview: 'Preview mode',
  previewInTab: 'Show in frontend',
  previewNotBuilt: 'The page could not be built for the preview',
  previewUnreachable: 'The preview could not be reached',
  previewUnreachableDetail: 'It is served from an origin of its own. Check that it is running, then try again.',
  unsavedTitle: 'Unsaved changes',
  unsavedQuestion: 'There is changes not saved , Are you want to save changes ? ',
  unsavedSave: 'Save',
  unsavedLeave: "Don't save",
  cancel: 'Cancel',
  share: 'Share',
  publish: 'Publish',
  export: 'Export',
  exporting: 'Exporting',
  exported: 'Project built successfully',
  notMinified: (paths: readonly string[]) =>
    `Exported as they are, because they could not be read: ${paths.join(', ')}`,
  smallerPictures: ({ pictures, before, after }: { pictures: number; before: number; after: number }) =>
    `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}: ${formatSize(before)} → ${formatSize(after)}`,
  smallerFonts: ({ fonts, before, after }: { fonts: number; before: number; after: number }) =>
    `${fonts} ${fonts === 1 ? 'font' : 'fonts'}: ${formatSize(before)} → ${formatSize(after)}`,
  policyGaps: (lines: readonly string[]) =>
    `What no strict security policy holds: ${lines.slice(0, 3).join('. ')}${lines.length > 3 ? `, and ${lines.length - 3} more` : ''}.`,
  wholeFonts: (paths: readonly string[]) =>
    `Exported whole, because no part can or may be made of them: ${paths.join(', ')}`,
  exportFailed: 'Project faild to build successfully',
  withUnsaved: 'The zip holds your last changes, which are not saved in this browser.',
  idleLoops: (pages: readonly string[]) =>
    `Buttons or fields of a looper do nothing on ${firstOf(pages)}. Page checks show which, and what to do.`,
  missing: (paths: readonly string[]) => `Not in the zip, because they can no longer be read: ${paths.join(', ')}`,
  takeOver: 'Take over from the other tab',
  takeOverFailed: 'The project could not be taken over',
  trust: 'Trust this project',
  selectPage: 'Select page…',
  pageMissing: (pages: readonly string[]) => `the argument has to name a page of the project: ${pages.join(', ')}`,
  closeModal: 'Close this window',
  leave: 'Out to projects',
  leaveTitle: 'Unsaved changes',
  leaveQuestion: 'There is changes not saved , are you sure to leave ?',
  leaveConfirm: 'Save and leave',
  leaveAnyway: 'Leave without saving',
  stay: 'Stay',
  theme: { system: 'Theme of the system', dark: 'Dark theme', light: 'Light theme' },
}
