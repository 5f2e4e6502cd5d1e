export const messages = {
  restricted:
    'Restricted mode: this project came from outside. Its scripts do not run in the editor until you trust it, and the canvas asks no other server for pictures, fonts or styles.',
  restrictedRemote:
    'Restricted mode: this project came from outside. Its scripts do not run in the editor until you trust it. Pictures, fonts and styles come from the servers it names.',
  review: 'Review and trust',
  /** Pictures are what people miss first; the title says the rest. */
  loadRemote: 'Load remote pictures',
  loadRemoteHint:
    'Pictures, fonts and styles are fetched from the public servers that the files of this project name. They see your address and when you look.',
  notChosen: (reason: string) => `Your choice was not kept: ${reason}. Nothing else is asked for. Try again.`,
  keepLocal: 'Stop loading remote pictures',
  keepLocalHint: 'From now on the canvas asks no other server for anything.',
  dismiss: 'Dismiss',
}
