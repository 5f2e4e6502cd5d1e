/** What a site is made of beside its pages, and what is done with the whole of it. */
export async function takeResources(person) {
  const { page, shoot } = person
  for (const [place, name, title = place] of [
    ['Rest API Models', 'rest-models'],
    ['Library Installer', 'libraries'],
    ['Fonts Installer', 'fonts', 'Custom font Installer'],
  ]) {
    await person.place(place)
    await page
      .getByRole('dialog', { name: title })
      .or(page.getByRole('region', { name: place }))
      .first()
      .waitFor()
    await shoot(name)
    await page.keyboard.press('Escape')
  }
  await person.bar.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog', { name: 'Share' }).waitFor()
  await shoot('share')
  await page.keyboard.press('Escape')
}

/** Two saves, so that there is a then beside the now. */
export async function takeHistory(person) {
  const { page, shoot } = person
  await person.select('.hero-title')
  await page.evaluate(() => window.pergola.page.setStyle({ color: 'seagreen' }, { selector: '.hero-title' }))
  await page.evaluate(() => window.pergola.page.save())
  await person.place('History')
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('option').nth(1).click()
  await history.frameLocator('iframe[title^="Then"]').locator('.hero-title').waitFor()
  await history.frameLocator('iframe[title^="Now"]').locator('.hero-title').waitFor()
  await shoot('history')
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.pergola.page.undo())
}

/** With something to find, which is taken away again. */
export async function takePageChecks(person) {
  const { page, shoot } = person
  await page.evaluate(() => window.pergola.page.setStyle({ color: '#9bb8a8' }, { selector: '.hero-title' }))
  await person.place('Page checks')
  await page.getByRole('region', { name: 'Accessibility' }).waitFor()
  await shoot('page-checks')
  await page.evaluate(() => window.pergola.page.undo())
  await person.place('Layers')
}

/** What stands in the browser's private file system, for developers. */
export async function takePrivateFiles(person) {
  const { page, shoot } = person
  await person.open('/opfs-dev')
  for (const folder of [/^Open project-/, 'Open editor', 'Open global']) {
    await page.getByRole('button', { name: folder }).first().click()
  }
  await shoot('opfs-dev')
}
