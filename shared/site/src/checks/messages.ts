export const messages = {
  deadLink: (address: string) =>
    `The link ${address} leads to no page or file of the site. Correct the address, or add the page.`,
  draftLink: (address: string) =>
    `The link ${address} leads to a draft, which is not published. Publish the page, or take the link away.`,
  noAnchor: (address: string) =>
    `The link ${address} leads to an id that is not there. Give an element that id, or correct the link.`,
  emptyLink: 'A link has an empty address. Say where it leads, or use a button.',
  missingFile: (address: string) => `The file ${address} is not there. Add it, or correct the address.`,
  noTitle: 'The page has no title. Give it one: tabs, bookmarks and search results show it.',
  noLanguage: 'The page does not say its language. Set lang on the html element.',
  noDescription: 'The page has no description. Search results show one.',
  noAlternative: (address: string) =>
    `The picture ${address} has no alt. Say what it shows, or set alt="" where it only decorates.`,
  doubleId: (id: string) => `The id ${id} stands on more than one element. Links and labels find the first one only.`,
  noHeading: 'The page has no h1. Give it one heading that says what it is about.',
}
