export const guestMessages = {
  taken: (slot: string, owner: string) => `views: "${slot}" is filled by ${owner} already; the first one stays`,
}
