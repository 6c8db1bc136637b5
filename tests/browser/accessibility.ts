/** What axe finds wrong with a page. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** WCAG 2.2 AA and all that it includes. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface AccessibilityOptions {
  /** The selector of the part that is looked at; the whole page without it. */
  within?: string
  /** Whether axe's own best practices count, too. */
  bestPractices?: boolean
}

/** One text for each rule that is broken: the rule, and each element with what to mend. */
export async function accessibilityProblems(page: Page, options: AccessibilityOptions = {}): Promise<string[]> {
  // In the page itself: axe's other mode joins the results of frames in a second page, which takes three times as long,
  // and our pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (options.bestPractices !== true) axe.withTags(WCAG_TAGS)
  if (options.within !== undefined) axe.include(options.within)
  const { violations, passes } = await axe.analyze()
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(0)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
}
