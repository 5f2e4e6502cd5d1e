/** What a page that is shown as a document sends to the editor when a link in it is followed. */
export const followMessage = 'pergola-preview:follow'
