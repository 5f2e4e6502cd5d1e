import type { AuditFinding, LargePicture } from '@pergola/contracts'
import { shortName } from '@pergola/ui'
import type { CheckKind, Severity } from './finding.ts'

/** What a person reads of one finding. */
interface Words {
  readonly what: string
  readonly why: string
  readonly advice: string
}

const kilobyte = 1000

export function sizeText(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`
  if (bytes < 1000 * kilobyte) return `${Math.round(bytes / kilobyte)} kB`
  return `${Number((bytes / (1000 * kilobyte)).toFixed(2))} MB`
}

const impacts: Record<AuditFinding['impact'], string> = {
  critical: 'Some people cannot use this at all.',
  serious: 'Some people can hardly use this.',
  moderate: 'Some people have trouble with this.',
  minor: 'A few people are bothered by this.',
}

export const messages = {
  title: 'Page checks',
  run: 'Check page',
  running: 'Checking…',
  cancel: 'Cancel',
  cancelled: 'The accessibility check was cancelled.',
  noPage: 'No page is open',
  noPageText: 'Open a page to check it.',
  none: 'Nothing found',
  noneText: 'Links, files, commands, weight and accessibility of this page are in order.',
  noneAsked: 'Links, files, commands and weight of this page are in order.',
  missing: 'The accessibility check has not arrived: it comes from the network when it is first used.',
  failed: 'The page could not be checked for accessibility. Check it again.',
  large: 'This page is large: accessibility is checked when you ask for it.',
  absent: 'This canvas cannot check accessibility.',
  stale: 'The page has changed since its accessibility was checked.',
  site: 'All pages',
  runSite: 'Check all pages',
  siteHint: 'This page is saved, each is opened in turn, and this one again at the end.',
  siteCancelled: 'Cancelled. What was found until then stays here.',
  siteUnsaved: 'This page could not be saved, and would be left. Save it first.',
  looksAt: (page: string) => `Checking ${page}…`,
  notOpened: (page: string) => `${page} could not be opened.`,
  pageChanged: (page: string) => `${page} has changed since it was checked. Check all pages again.`,
  found: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
  goToNext: (at: number, of: number) => (of === 1 ? 'Go to element' : `Go to element ${at} of ${of}`),
  howTo: 'How to mend it',
  more: (count: number) => `Show ${count} more`,
  budgets: 'Budgets',
  pageBudget: 'Page, kB',
  imageBudget: 'Image, kB',
  notANumber: 'Type a number of kilobytes above 0.',
  weight: (total: number, images: number) => `${sizeText(total)}, of which ${sizeText(images)} images`,
  pageWeight: 'Page weight',

  impact: (impact: AuditFinding['impact']) => impacts[impact],
  largePicture: (address: string, { own, shown }: LargePicture): Words => ({
    what: `Image much larger than shown: ${shortName(address)}`,
    why: `It has ${own.width} × ${own.height} pixels and is shown with ${shown.width} × ${shown.height}: visitors wait for what nobody sees.`,
    advice: `Turn on “Make smaller pictures” in the settings, or put in a picture ${2 * shown.width} pixels wide.`,
  }),
  emptyLink: {
    what: 'A link has no address',
    why: 'Pressing it loads this page again.',
    advice: 'Give the link an address, or make it a button.',
  },
  unreadableLink: (address: string): Words => ({
    what: `Broken link: ${address}`,
    why: 'No browser can read this as an address, so pressing it does nothing.',
    advice: 'Write it anew, whole: https://example.org/page.',
  }),
  deadLink: (address: string): Words => ({
    what: `Broken link: ${address}`,
    why: 'No page or file of this project is there, so visitors land on an error.',
    advice: 'Choose a page in the link’s traits, or add what is missing.',
  }),
  draftLink: (address: string): Words => ({
    what: `Link to a draft: ${address}`,
    why: 'The page is not finished, so it is neither exported nor published, and visitors land on an error.',
    advice: 'Mark the page as finished in Pages, or take the link away.',
  }),
  noAnchor: (anchor: string): Words => ({
    what: `Broken anchor: #${anchor}`,
    why: 'No element of that page has this id, so the link scrolls nowhere.',
    advice: 'Give the element that is meant this id, or change the link.',
  }),
  missingFile: (address: string, sheet: string | null): Words => ({
    what: `Missing file: ${address}`,
    why: sheet === null ? 'The page asks for it and gets nothing.' : `${sheet} asks for it and gets nothing.`,
    advice: 'Upload the file in the Files Manager, or choose another one.',
  }),
  brokenCommand: (name: string, value: string): Words => ({
    what: `${shortName(name)} cannot be read: ${shortName(value)}`,
    why: 'Nothing comes of it when the page runs, and only the browser’s console says so.',
    advice: 'Mend it in the Commands tab of the element.',
  }),
  unknownModifier: (name: string, modifier: string): Words => ({
    what: `${shortName(name)} has a modifier that is none: ${shortName(modifier)}`,
    why: 'It does nothing, or is taken for a key that nobody can press.',
    advice: 'Remove it in the Commands tab of the element, and choose one that is offered there.',
  }),
  formToNowhere: {
    what: 'A form sends nowhere',
    why: 'It has no action, or one that is only a place of this page: what people write in it is lost.',
    advice:
      'Choose in its traits where it sends to: an address of yours, a form service that takes plain posts, or your mail address.',
  },
  looseLoopPart: {
    what: 'A button or field of a looper is not connected',
    why: 'Nothing happens when visitors press it or type into it.',
    advice: 'Press Connect with the loop in its traits.',
  },
  lostLoopPart: {
    what: 'A button or field of a looper has no list to change',
    why: 'Nothing happens when visitors press it or type into it.',
    advice:
      'Move it into a looper whose repeated element has a loop-count-name and loop-count-value, or a loop-filter-prop and loop-filter-name.',
  },
  switchedOff: (tag: string, setting: string): Words => ({
    what: `${tag} has no script: ${setting} is off`,
    why: 'It stands still in the preview and on the exported page.',
    advice: `Switch ${setting} on in the settings.`,
  }),
  motionScriptOff: (script: string, setting: string): Words => ({
    what: `A motion has no ${script}: ${setting} is on`,
    why: 'What needs it stands still in the preview and on the exported page.',
    advice: `Switch ${setting} off in the settings, or add the library to the project.`,
  }),
  splitTwice: {
    what: 'A text is taken apart by more than one motion',
    why: 'The last of them keeps its parts, and what the others move is seen no more.',
    advice: 'Put their animations into one motion, or give each a text of its own.',
  } satisfies Words,
  noTitle: {
    what: 'The page has no title',
    why: 'Search results and tabs show the name of the page or of the site, or the address.',
    advice: 'Write a title in the page helmet.',
  },
  noDescription: {
    what: 'The page has no description',
    why: 'Search engines pick a text of the page for what they show.',
    advice: 'Write a sentence or two in the page helmet.',
  },
  longDescription: (length: number, most: number): Words => ({
    what: `Long description: ${length} characters`,
    why: `Search results cut it behind about ${most}.`,
    advice: 'Say what matters first, or shorten it in the page helmet.',
  }),
  severalTitles: (count: number): Words => ({
    what: `${count} headings of the first level`,
    why: 'Readers and search engines take one of them for what the page is about.',
    advice: 'Keep one h1, and make the others h2.',
  }),
  canonicalElsewhere: (address: string): Words => ({
    what: `Canonical link to another site: ${shortName(address)}`,
    why: 'Search engines list that address, and not this page.',
    advice: 'Choose This page as canonical link in the page helmet, unless this page is a copy.',
  }),
  heavyImage: (path: string, bytes: number, budget: number): Words => ({
    what: `Heavy image: ${path} (${sizeText(bytes)})`,
    why: `It is larger than the ${sizeText(budget)} you allow, and makes the page slow.`,
    advice: 'Store it smaller or as webp.',
  }),
  heavyPage: (bytes: number, budget: number, heaviest: string): Words => ({
    what: `Heavy page: ${sizeText(bytes)}`,
    why: `It is more than the ${sizeText(budget)} you allow, before compression.`,
    advice: `Begin with ${heaviest}, the largest of its files.`,
  }),
} as const

export const kindTitles: Record<CheckKind, string> = {
  access: 'Accessibility',
  search: 'Search engines',
  links: 'Links',
  files: 'Files',
  commands: 'Commands',
  weight: 'Weight',
}

export const severityNames: Record<Severity, string> = {
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
}
