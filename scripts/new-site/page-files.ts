/** The content pages of a new site: short, true as they stand, and to be written by the dealer. */

/** Files below the site's `pages/` folder. */
export function pageFiles(name: string): Record<string, string> {
  return {
    'about-us.md': page(
      'About us',
      `About ${name}.`,
      `${name} is a new site. Tell shoppers here who you are, what you sell and why they can trust you.\n\n[Call or visit us](/contact).`,
    ),
    'terms-and-conditions.md': page(
      'Terms and conditions',
      `The terms on which ${name} advertises vehicles.`,
      `## Prices\n\nEach price says what it includes. Where no price is shown, please call us.\n\n## Descriptions\n\nSpecifications come from the maker and from our stock records. Please confirm what matters to you before you buy.\n\n## Your rights\n\nNothing here takes away your rights under the Australian Consumer Law.\n\n[Call or visit us](/contact) with any question.`,
    ),
    'privacy-policy.md': page(
      'Privacy policy',
      `What ${name} collects when you use this site.`,
      `Favourites are kept in your own browser and are not sent to us. When you call or visit, we keep what we need to answer you, and nothing more.\n\n[Call or visit us](/contact) to see or correct what we hold about you.`,
    ),
  }
}

function page(title: string, description: string, body: string): string {
  return `---\n\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`
}
