/** Where a project describes its collections. */
export const collectionsPath = 'content/collections.json'
